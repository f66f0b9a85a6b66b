/**
 * Which OpenAPI a document speaks. Swagger 2.0 and OpenAPI 3.0 are read as 3.1 says it; what is
 * missing or not understood is said in words.
 */
import { writtenOut } from './generic-schemas.ts';
import { fromSwagger } from './swagger.ts';

type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The document as OpenAPI 3.1.
 * @throws Error that says what is missing, or not understood
 */
export function normalised(read: unknown): Node {
  if (!isNode(read)) throw new Error('This is not an OpenAPI document: it is no list of keys and values.');
  if (!isNode(read.paths)) throw new Error(`This is not an OpenAPI document: it has no paths${hintOf(read)}.`);
  if (read.swagger !== undefined) {
    const { swagger, ...document } = fromSwagger(read);
    if (String(swagger).startsWith('2')) return normalised({ openapi: '3.0.3', ...document });
    throw new Error(`swagger: ${String(swagger)} is not understood: 2.0 is, and OpenAPI 3.0 and 3.1.`);
  }
  if (read.openapi !== undefined && !/^3\.[012](\.|$)/.test(String(read.openapi)))
    throw new Error(`openapi: ${String(read.openapi)} is not understood: 3.0 and 3.1 are.`);
  references(read);
  names(read);
  return is30(read) ? (from30(read) as Node) : (completed(writtenOut(read)) as Node);
}

const hintOf = ({ webhooks, components }: Node) =>
  webhooks ? ', only webhooks' : components ? ', only components' : '';

const is30 = ({ openapi }: Node) => String(openapi ?? '').startsWith('3.0');

/** @throws Error where a reference leads outside the document, or nowhere */
function references(document: Node): void {
  const outside = new Set<string>();
  const nowhere = new Set<string>();
  const visit = (value: unknown, key = '') => {
    if (typeof value !== 'object' || value === null || opaque.has(key)) return;
    const { $ref } = value as Node;
    if (typeof $ref === 'string' && key !== 'properties' && key !== 'mapping') {
      if (!$ref.startsWith('#')) outside.add($ref);
      else if (!leadsSomewhere(document, $ref)) nowhere.add($ref);
    }
    for (const [inner, child] of Object.entries(value)) visit(child, inner);
  };
  visit(document);
  const some = (found: Set<string>) => `${[...found].slice(0, 3).join(', ')}${found.size > 3 ? ', …' : ''}`;
  if (outside.size > 0)
    throw new Error(`it refers to other files (${some(outside)}): bundle it first, \`npx @redocly/cli bundle FILE\`.`);
  if (nowhere.size > 0) throw new Error(`it has nothing at ${some(nowhere)}, or it refers to itself there.`);
}

function leadsSomewhere(document: Node, reference: string, depth = 0): boolean {
  if (depth > 50) return false;
  let node: unknown = document;
  for (const step of reference.replace(/^#\/?/, '').split('/').filter(Boolean)) {
    const via = (node as Node | null)?.$ref;
    if (typeof via === 'string') return leadsSomewhere(document, `${via}${reference.slice(1)}`, depth + 50);
    const key = decoded(step).replaceAll('~1', '/').replaceAll('~0', '~');
    node = (node as Node | null | undefined)?.[key];
    if (node === undefined) return false;
  }
  const next = (node as Node | null)?.$ref;
  return typeof next === 'string' && next.startsWith('#') ? leadsSomewhere(document, next, depth + 1) : true;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @throws Error where two operations have one name */
function names({ paths }: Node): void {
  const seen = new Map<string, string>();
  for (const [path, item] of Object.entries(paths as Node))
    for (const [method, operation] of Object.entries(isNode(item) ? item : {})) {
      const id = isNode(operation) && typeof operation.operationId === 'string' ? operation.operationId : undefined;
      if (id === undefined) continue;
      const before = seen.get(id);
      if (before) throw new Error(`two operations are called ${id}: ${before} and ${method.toUpperCase()} ${path}.`);
      seen.set(id, `${method.toUpperCase()} ${path}`);
    }
}

/** What holds data, not schemas. */
const opaque = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Parameters and headers without a schema of their own get one that lets everything through. */
function completed(value: unknown, key = ''): unknown {
  if (typeof value !== 'object' || value === null || opaque.has(key)) return value;
  if (Array.isArray(value)) return value.map((one) => completed(one));
  const node = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, completed(child, name)]));
  const isBare = (one: unknown): one is Node => isNode(one) && one.$ref === undefined && one.schema === undefined;
  if (key === 'headers')
    return Object.fromEntries(
      Object.entries(node).map(([name, header]) => [name, isBare(header) ? { ...header, schema: {} } : header]),
    );
  const isParameter = typeof node.in === 'string' && typeof node.name === 'string';
  if (!isParameter || !isBare(node)) return node;
  const [type] = Object.keys(isNode(node.content) ? node.content : {});
  const media = type === undefined ? undefined : (node.content as Record<string, Node>)[type];
  return { ...node, schema: media?.schema ?? {} };
}

/** `nullable` and the boolean limits of OpenAPI 3.0, as JSON Schema 2020-12 has them. */
function from30(document: Node): unknown {
  const visit = (value: unknown, key = ''): unknown => {
    if (typeof value !== 'object' || value === null || opaque.has(key)) return value;
    if (Array.isArray(value)) return value.map((one) => visit(one));
    const node = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, visit(child, name)]));
    // Of a map of members the keys are names, not keywords.
    if (key === 'properties') return node;
    return nullable(limited(node));
  };
  return completed(visit(document));
}

function limited(node: Node): Node {
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...others } = node;
  if (typeof exclusiveMinimum !== 'boolean' && typeof exclusiveMaximum !== 'boolean') return node;
  const bound = (name: string, exclusive: unknown, value: unknown, exclusiveName: string): Node => {
    if (typeof exclusive === 'number')
      return { [exclusiveName]: exclusive, ...(value !== undefined && { [name]: value }) };
    return value === undefined ? {} : { [exclusive === true ? exclusiveName : name]: value };
  };
  return {
    ...others,
    ...bound('minimum', exclusiveMinimum, minimum, 'exclusiveMinimum'),
    ...bound('maximum', exclusiveMaximum, maximum, 'exclusiveMaximum'),
  };
}

function nullable(node: Node): Node {
  if (node.nullable !== true && node['x-nullable'] !== true) return node;
  const { nullable: _, 'x-nullable': __, ...others } = node;
  if (typeof others.type === 'string') {
    const values = Array.isArray(others.enum) && !others.enum.includes(null) ? [...others.enum, null] : others.enum;
    return { ...others, type: [others.type, 'null'], ...(values !== undefined && { enum: values }) };
  }
  const composite = ['allOf', 'anyOf', 'oneOf', '$ref'].some((key) => others[key] !== undefined);
  return composite ? { anyOf: [others, { type: 'null' }] } : others;
}
