/**
 * Our own contract as a document to edit, and what is found where an edited one is compared with
 * it.
 */
import { readFileSync } from 'node:fs';
import { type Node, readContract } from '../../core/contract.ts';
import { type Doc, found } from './diff.ts';

export type { Doc };

/** The text of our contract. */
export const ownText = readFileSync('generated/openapi.checks.json', 'utf8');
/** Our contract itself. */
export const ownContract = readContract(ownText);

const bare = { ...ownContract.document, components: { ...(ownContract.document.components as Doc), examples: {} } };

/** Our own document to edit, without its examples. */
export const own = (): Doc => structuredClone(bare);

/** A named schema. */
export const schemaOf = (doc: Doc, name: string): Doc => doc.components.schemas[name];

/** An operation of a document by its operationId. */
export function operationOf(doc: Doc, operationId: string): Doc {
  for (const item of Object.values<Doc>(doc.paths)) {
    for (const operation of Object.values<Doc>(item)) if (operation.operationId === operationId) return operation;
  }
  throw new Error(`There is no ${operationId}.`);
}

/** What a document differs in from ours, as `found` says it. */
export const foundInOwn = (theirs: unknown): string[] => found(theirs, ownContract);

/** The media of an answer. */
export const responseOf = (doc: Doc, id: string, status = '200', type = 'application/json'): Doc =>
  operationOf(doc, id).responses[status].content[type];

/** The JSON of a body. */
export const bodyOf = (doc: Doc, id: string): Doc => operationOf(doc, id).requestBody.content['application/json'];

/** A parameter by its name. */
export const parameterOf = (doc: Doc, id: string, name: string): Doc =>
  operationOf(doc, id).parameters.find((one: Doc) => one.name === name);

/** Gives a required member of a schema another name. */
export function renameMember(doc: Doc, schema: string, from: string, to: string): void {
  const { properties, required } = schemaOf(doc, schema);
  properties[to] = properties[from];
  delete properties[from];
  required.splice(required.indexOf(from), 1, to);
}

/** Gives every address another name. */
export function renamedPaths(doc: Doc, rename: (path: string) => string): void {
  doc.paths = Object.fromEntries(Object.entries(doc.paths).map(([path, item]) => [rename(path), item]));
}

/** Every node of a document below a key that is not a name of the data. */
export function everySchema(doc: Doc, visit: (schema: Doc) => void): void {
  const descend = (node: Doc, isNames: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    if (!isNames && !Array.isArray(node) && (node.type || node.properties || node.anyOf || node.allOf)) visit(node);
    for (const [key, child] of Object.entries<Doc>(node)) {
      if (key === 'examples' || key === 'example' || key.startsWith('x-')) continue;
      descend(child, !isNames && (key === 'properties' || key === 'schemas'));
    }
  };
  descend(doc.paths, false);
  descend(doc.components, false);
}

/**
 * Our document as Swashbuckle writes it: OpenAPI 3.0, other component names, nullable, closed
 * objects, three media types.
 */
export function asSwashbuckle(doc: Doc): Doc {
  const names = (pointer: string) => pointer.replace(/^(#\/components\/schemas\/)(.*)$/, '$1Backend.Contracts.$2Dto');
  everySchema(doc, (schema) => {
    if (schema.type === 'object' && schema.properties) schema.additionalProperties = false;
    if (schema.type === 'integer' || (Array.isArray(schema.type) && schema.type.includes('integer')))
      schema.format = 'int32';
    if (Array.isArray(schema.type)) {
      schema.nullable = true;
      [schema.type] = schema.type.filter((type: string) => type !== 'null');
    }
    if (schema.type === 'null') Object.assign(schema, { type: 'integer', format: 'int32', nullable: true });
    const [first, second] = schema.anyOf ?? [];
    if (second?.type === 'null') {
      schema.allOf = [first];
      schema.nullable = true;
      delete schema.anyOf;
    }
  });
  const rewrite = (node: Doc): Doc => {
    if (Array.isArray(node)) return node.map(rewrite);
    if (typeof node !== 'object' || node === null) return node;
    const kept = Object.entries<Doc>(node).filter(
      ([key]) => !/^(x-|examples?$|operationId$|summary$|description$)/.test(key),
    );
    return Object.fromEntries(
      kept.map(([key, value]) => [
        key,
        key === '$ref' ? names(value) : key === 'content' ? media(rewrite(value)) : rewrite(value),
      ]),
    );
  };
  const media = (content: Doc): Doc => {
    const json = content['application/json'];
    return json ? { 'text/plain': json, ...content, 'text/json': json, 'application/*+json': json } : content;
  };
  const whole = rewrite(doc);
  whole.openapi = '3.0.4';
  whole.components.schemas = Object.fromEntries(
    Object.entries(whole.components.schemas).map(([name, schema]) => [`Backend.Contracts.${name}Dto`, schema]),
  );
  whole.paths = Object.fromEntries(Object.entries(whole.paths).map(([path, item]) => [`/api/v1${path}`, item]));
  delete whole.servers;
  whole.components.securitySchemes = { Bearer: { type: 'apiKey', name: 'Authorization', in: 'header' } };
  whole.security = [{ Bearer: [] }];
  for (const operation of Object.values<Doc>(whole.paths).flatMap((item) => Object.values<Doc>(item)))
    if (Array.isArray(operation.security)) operation.security = [];
  return whole as Node;
}
