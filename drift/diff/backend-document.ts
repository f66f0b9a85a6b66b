/**
 * Their OpenAPI document as the comparison reads it. Tolerant: what cannot be read counts as not
 * said.
 */
import type { Node } from '../core/contract.ts';
import { UsageError } from '../core/errors.ts';
import { parseDocument } from '../core/parse-document.ts';
import { fromSwagger } from '../core/swagger.ts';
import { entriesOf, type Part, type Source, sourceOf } from './document-nodes.ts';

export interface BackendParameter {
  name: string;
  in: string;
  required: boolean;
  /** Undefined where none is said, or where it is written as `content`. */
  schema: Part | undefined;
  node: Node;
  pointer: string;
}

export interface BackendMedia {
  type: string;
  schema: Part | undefined;
  encoding: unknown;
}

export interface BackendResponse {
  /** `200`, `4XX`, `default`. */
  status: string;
  pointer: string;
  media: BackendMedia[];
  headers: Map<string, Part>;
}

export interface BackendOperation {
  method: string;
  path: string;
  pointer: string;
  parameters: BackendParameter[];
  body: { required: boolean; pointer: string; media: BackendMedia[] } | undefined;
  responses: BackendResponse[];
  /** Alternatives; undefined where nothing is said. */
  security: Node[] | undefined;
  isDeprecated: boolean;
}

export interface BackendDocument {
  source: Source;
  operations: BackendOperation[];
  /** Paths of their servers, `/api/v1`. */
  bases: string[];
}

interface Server {
  url?: unknown;
  variables?: Record<string, { default?: unknown }>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/**
 * Reads OpenAPI 3.x or Swagger 2.0, YAML or JSON.
 * @throws UsageError where the text is no such document
 */
export function readBackendDocument(given: unknown): BackendDocument {
  const document = typeof given === 'string' ? parseBackendDocument(given) : given;
  const isDocument = typeof document === 'object' && document !== null && entriesOf(document).length > 0;
  const { openapi, swagger, paths } = (isDocument ? document : {}) as Node;
  if ((openapi === undefined && swagger === undefined) || typeof paths !== 'object' || paths === null)
    throw new UsageError('this is no OpenAPI document: it has no `openapi` and `paths`.');
  const source = sourceOf(swagger === undefined ? (document as Node) : fromSwagger(document as Node));
  const root: Part = { node: source.document, pointer: '#' };
  const servers = (source.document.servers as Server[] | undefined) ?? [];
  return {
    source,
    bases: servers.map(({ url, variables }) =>
      String(url ?? '')
        .replaceAll(/\{([^}]+)\}/g, (_, name: string) => String(variables?.[name]?.default ?? ''))
        .replace(/^\w+:\/\/[^/]*/, '')
        .replace(/\/$/, ''),
    ),
    operations: entriesOf(source.document.paths).flatMap(([path]) => {
      const item = source.child(root, 'paths', path);
      if (!item) return [];
      return methods.flatMap((method) => {
        const own = source.child(item, method);
        return own ? [operationOf(source, item, own, method, path)] : [];
      });
    }),
  };
}

/**
 * Parses their document.
 * @throws UsageError where it is a page, or neither YAML nor JSON
 */
export function parseBackendDocument(text: string, { isJson = false } = {}): unknown {
  if (/^\s*<(!doctype|html)/i.test(text))
    throw new UsageError(
      'this is a page, not the document: try /swagger/v1/swagger.json (.NET), /v3/api-docs (Spring) or /openapi.json (FastAPI).',
    );
  return parseDocument(text, { merge: true, isJson });
}

function operationOf(source: Source, item: Part, own: Part, method: string, path: string): BackendOperation {
  const { node } = own;
  const parameters = [item, own].flatMap((owner) => parametersOf(source, owner));
  const body = source.child(own, 'requestBody');
  return {
    method,
    path,
    pointer: own.pointer,
    parameters: [...new Map(parameters.map((one) => [`${one.in} ${one.name}`, one])).values()],
    body: body && { required: body.node.required === true, pointer: body.pointer, media: mediaOf(source, body) },
    responses: entriesOf(node.responses).flatMap(([status]) => {
      const response = source.child(own, 'responses', status);
      if (!response) return [];
      const names = entriesOf(response.node.headers).map(([name]) => name);
      const headers = names.flatMap((name): [string, Part][] => {
        const header = source.child(response, 'headers', name);
        return header ? [[name.toLowerCase(), header]] : [];
      });
      return [{ status, pointer: response.pointer, media: mediaOf(source, response), headers: new Map(headers) }];
    }),
    security: (node.security ?? source.document.security) as Node[] | undefined,
    isDeprecated: node.deprecated === true,
  };
}

function parametersOf(source: Source, owner: Part): BackendParameter[] {
  const list = Array.isArray(owner.node.parameters) ? owner.node.parameters : [];
  return list.flatMap((_, index) => {
    const part = source.child(owner, 'parameters', index);
    if (!part) return [];
    const { name, in: where, required } = part.node;
    return [
      {
        name: String(name),
        in: String(where),
        required: required === true,
        schema: rawChild(part, 'schema'),
        node: part.node,
        pointer: part.pointer,
      },
    ];
  });
}

function mediaOf(source: Source, owner: Part): BackendMedia[] {
  return entriesOf(owner.node.content).flatMap(([key]) => {
    const media = source.child(owner, 'content', key);
    const type = (key.split(';')[0] ?? '').trim().toLowerCase();
    return media ? [{ type, schema: rawChild(media, 'schema'), encoding: media.node.encoding }] : [];
  });
}

/** A child as it is written: what stands beside a reference counts too. */
function rawChild({ node, pointer }: Part, key: string): Part | undefined {
  const child = node[key];
  return typeof child === 'object' && child !== null
    ? { node: child as Node, pointer: `${pointer}/${key}` }
    : undefined;
}
