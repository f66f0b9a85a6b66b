import { readFileSync } from 'node:fs';
import { type Contract, type Node, readContract } from '../../../drift/core/contract.ts';
import { diffDocuments } from '../../../drift/diff/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document of any form, edited by hand
export type Doc = any;

const text = readFileSync('generated/openapi.yaml', 'utf8');
export const contract: Contract = readContract(text);
export const ownText = text;

const bare = { ...contract.document, components: { ...(contract.document.components as Doc), examples: {} } };

/** Our own document to edit, without its examples. */
export const own = (): Doc => structuredClone(bare);

export const schemaOf = (doc: Doc, name: string): Doc => doc.components.schemas[name];

/** An operation of a document by its operationId. */
export function operationOf(doc: Doc, operationId: string): Doc {
  for (const item of Object.values<Doc>(doc.paths)) {
    for (const operation of Object.values<Doc>(item)) if (operation.operationId === operationId) return operation;
  }
  throw new Error(`There is no ${operationId}.`);
}

/** `operationId status check place`, with `warn` before what is only a warning. */
export const found = (theirs: unknown, ours: Contract = contract): string[] =>
  diffDocuments(ours, theirs).map(({ severity, operationId, status, check, place }) =>
    [severity === 'drift' ? undefined : severity, operationId, status, check, place].filter(Boolean).join(' '),
  );

/** Every node of a document below a key that is not a name of the data. */
export function everySchema(doc: Doc, visit: (schema: Doc) => void): void {
  const walk = (node: Doc, isNames: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    if (!isNames && !Array.isArray(node) && (node.type || node.properties || node.anyOf || node.allOf)) visit(node);
    for (const [key, child] of Object.entries<Doc>(node)) {
      if (key === 'examples' || key === 'example' || key.startsWith('x-')) continue;
      walk(child, !isNames && (key === 'properties' || key === 'schemas'));
    }
  };
  walk(doc.paths, false);
  walk(doc.components, false);
}

/** Our document as Swashbuckle writes it: OpenAPI 3.0, other component names, nullable, closed objects, three media types. */
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
