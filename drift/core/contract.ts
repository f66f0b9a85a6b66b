/**
 * The contract as the drift check reads it: one bundled OpenAPI 3.1 document, every operation with
 * its pointers into it.
 */
import { normalised } from './dialect.ts';
import { parseDocument } from './parse-document.ts';
import { isOver, sunsetOf } from './sunset.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Node = { [key: string]: unknown };

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  /** Where its schema stands in the document. */
  schema: string;
  /** Where the parameter itself stands, references followed. */
  pointer: string;
  example: unknown;
}

export interface Media {
  type: string;
  schema: string | undefined;
  /** Named examples, the values resolved. */
  examples: Record<string, Json>;
}

export interface ResponseSpec {
  status: number;
  pointer: string;
  headers: { name: string; required: boolean; schema: string }[];
  media: Media[];
}

export interface Operation {
  operationId: string;
  /** In lower case, as OpenAPI spells it. */
  method: string;
  path: string;
  area: string;
  summary: string;
  pointer: string;
  parameters: Parameter[];
  body: { required: boolean; pointer: string; media: Media[] } | undefined;
  responses: Map<number, ResponseSpec>;
  /** What is declared for `4XX` and `default`. */
  ranges: Map<string, ResponseSpec>;
  /**
   * Alternatives, each a list of permissions and facts that must all be held; `[[]]` any signed-in
   * user.
   */
  permissions: string[][];
  /** Public: needs no token. */
  isPublic: boolean;
  /** Changes nothing: GET, or a POST marked `x-reads`. */
  reads: boolean;
  safety: 'reversible' | 'irreversible' | undefined;
  paged: boolean;
  /**
   * A backend may do without it (`x-optional`, or its sunset is over): what is not there is no
   * drift.
   */
  isOptional: boolean;
  /** The operation's own node, for further `x-` keys. */
  node: Node;
}

export interface Contract {
  document: Node;
  version: string;
  /** Where the addresses begin, e.g. `/api/v1`. */
  prefix: string;
  operations: Map<string, Operation>;
  /**
   * The node at a pointer (`#/components/…`), references followed; its final pointer with it.
   * Throws where there is none.
   */
  at(pointer: string): { node: Node; pointer: string };
  /**
   * The operation that a request is for, by method and path (with or without the prefix), and what
   * its path parameters say.
   */
  match(method: string, path: string): { operation: Operation; params: Record<string, string> } | undefined;
}

/** What the operation declares for a status: the status itself, its range, or the default. */
export const declaredFor = ({ responses, ranges }: Operation, status: number): ResponseSpec | undefined =>
  responses.get(status) ?? ranges.get(`${Math.floor(status / 100)}XX`) ?? ranges.get('default');

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** One step of a JSON pointer, escaped (RFC 6901). */
export const escaped = (key: string | number) =>
  typeof key === 'string' && /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : String(key);
const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** The steps of a pointer, `#/a/b~1c` → ['a', 'b/c']. */
export const steps = (pointer: string) =>
  pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(unescaped);

const decodedReference = (reference: string) => (reference.includes('%') ? decode(reference) : reference);

/**
 * Reads a bundled contract, YAML or JSON (every reference inside the document).
 * @throws Error where the text is no OpenAPI document with operations.
 */
export const readContract = (text: string, { isJson = false } = {}): Contract =>
  contractOf(parseDocument(text, { isJson }));

/** As readContract, of a document that is parsed already. */
export function contractOf(read: unknown): Contract {
  const document = normalised(read);
  const known = new Map<string, { node: Node; pointer: string }>();
  const at = (pointer: string): { node: Node; pointer: string } => {
    const before = known.get(pointer);
    if (before) return before;
    const found = find(pointer);
    known.set(pointer, found);
    return found;
  };
  const find = (pointer: string): { node: Node; pointer: string } => {
    let node: unknown = document;
    let where = '#';
    for (const key of steps(pointer)) {
      node = (node as Node | undefined)?.[key];
      where += `/${escaped(key)}`;
      const ref = (node as { $ref?: string } | null | undefined)?.$ref;
      if (typeof ref === 'string') ({ node, pointer: where } = at(decodedReference(ref)));
    }
    if (node === undefined) throw new Error(`The contract has nothing at ${pointer}.`);
    return { node: node as Node, pointer: where };
  };
  const operations = new Map<string, Operation>();
  for (const path of Object.keys(document.paths as Node).filter((key) => key.startsWith('/'))) {
    const item = at(`#/paths/${escaped(path)}`).node;
    for (const method of methods.filter((name) => item[name])) {
      const operation = readOperation(document, at, path, method);
      operations.set(operation.operationId, operation);
    }
  }
  if (operations.size === 0) throw new Error('This OpenAPI document has no operations.');
  const prefix = prefixOf(document);
  const routes = [...operations.values()].map((operation) => ({ operation, ...patternOf(operation.path) }));
  return {
    document,
    version: String((document.info as Node | undefined)?.version ?? ''),
    prefix,
    operations,
    at,
    match: (method, path) => matchRoute(routes, method.toLowerCase(), withoutPrefix(path, prefix)),
  };
}

/** The path of the first server, its variables filled with their defaults. */
function prefixOf({ servers }: Node): string {
  const [server] = (servers as { url?: string; variables?: Record<string, { default?: unknown }> }[] | undefined) ?? [];
  const url = (server?.url ?? '').replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    String(server?.variables?.[name]?.default ?? ''),
  );
  return url
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/^(?=[^/])/, '/')
    .replace(/\/+$/, '');
}

/** The name of an operation that has none: `getPetsById` of `GET /pets/{id}`. */
function nameOf(method: string, path: string): string {
  const words = path.replaceAll(/\{([^}]+)\}/g, ' by $1 ').match(/[a-z0-9]+/gi) ?? ['root'];
  return method + words.map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`).join('');
}

function readOperation(document: Node, at: Contract['at'], path: string, method: string): Operation {
  const itemPointer = `#/paths/${escaped(path)}`;
  const pointer = `${itemPointer}/${method}`;
  const { node } = at(pointer);
  const parameters = [itemPointer, pointer].flatMap((owner) => parametersOf(at, owner));
  const responses = Object.keys((node.responses as Node | undefined) ?? {});
  const security = (node.security ?? document.security) as unknown[] | undefined;
  return {
    operationId: String(node.operationId ?? nameOf(method, path)),
    method,
    path,
    area: (node.tags as string[] | undefined)?.[0] ?? '',
    summary: String(node.summary ?? ''),
    pointer,
    parameters: [...new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()],
    body: bodyOf(at, pointer, node),
    responses: new Map(
      responses
        .filter((status) => /^\d+$/.test(status))
        .map((status) => [Number(status), responseOf(at, pointer, status)]),
    ),
    ranges: new Map(
      responses
        .filter((status) => /^(\dXX|default)$/i.test(status))
        .map((status) => [
          status.toLowerCase() === 'default' ? 'default' : status.toUpperCase(),
          responseOf(at, pointer, status),
        ]),
    ),
    permissions: (node['x-permissions'] as string[][] | undefined) ?? [[]],
    isPublic: Array.isArray(security) && security.length === 0,
    reads: method === 'get' || method === 'head' || node['x-reads'] === true,
    safety: node['x-contract-safety'] as Operation['safety'],
    paged: node['x-paging'] === 'offset',
    isOptional: node['x-optional'] === true || isOver(sunsetOf(node)),
    node,
  };
}

function parametersOf(at: Contract['at'], owner: string): Parameter[] {
  const list = at(owner).node.parameters as unknown[] | undefined;
  return (list ?? []).map((_, index) => {
    const { node, pointer } = at(`${owner}/parameters/${index}`);
    return {
      name: String(node.name),
      in: node.in as Parameter['in'],
      required: node.required === true,
      schema: `${pointer}/schema`,
      pointer,
      example: node.example,
    };
  });
}

function bodyOf(at: Contract['at'], owner: string, { requestBody }: Node): Operation['body'] {
  if (!requestBody) return undefined;
  const { node, pointer } = at(`${owner}/requestBody`);
  return { required: node.required === true, pointer, media: mediaOf(at, pointer, node) };
}

function responseOf(at: Contract['at'], owner: string, status: string): ResponseSpec {
  const { node, pointer } = at(`${owner}/responses/${status}`);
  const headers = Object.keys((node.headers as Node | undefined) ?? {}).map((name) => {
    const header = at(`${pointer}/headers/${escaped(name)}`);
    return { name, required: header.node.required === true, schema: `${header.pointer}/schema` };
  });
  return { status: Number(status), pointer, headers, media: mediaOf(at, pointer, node) };
}

function mediaOf(at: Contract['at'], owner: string, { content }: Node): Media[] {
  return Object.entries((content as Record<string, Node> | undefined) ?? {}).map(([type, media]) => {
    const pointer = `${owner}/content/${escaped(type)}`;
    const names = Object.keys((media.examples as Node | undefined) ?? {});
    const examples = names.map((name) => [name, at(`${pointer}/examples/${escaped(name)}`).node.value as Json]);
    return { type, schema: media.schema ? `${pointer}/schema` : undefined, examples: Object.fromEntries(examples) };
  });
}

interface Route {
  operation: Operation;
  pattern: RegExp;
  names: string[];
}

function patternOf(path: string): { pattern: RegExp; names: string[] } {
  const names: string[] = [];
  const source = path.split(/(\{[^{}/]+\})/).map((part) => {
    if (!/^\{[^{}/]+\}$/.test(part)) return part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
    names.push(part.slice(1, -1));
    return '([^/]+)';
  });
  return { pattern: new RegExp(`^${source.join('')}$`), names };
}

const withoutPrefix = (path: string, prefix: string) =>
  prefix && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;

/** A literal step is preferred to a parameter, as in servers. */
function matchRoute(routes: Route[], method: string, path: string): ReturnType<Contract['match']> {
  const found = routes
    .filter(({ operation, pattern }) => operation.method === method && pattern.test(path))
    .sort((a, b) => a.names.length - b.names.length)[0];
  if (!found) return undefined;
  const values = found.pattern.exec(path)?.slice(1) ?? [];
  const params = Object.fromEntries(found.names.map((name, index) => [name, decode(values[index] ?? '')]));
  return { operation: found.operation, params };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
