/**
 * Converts Swagger 2.0 to OpenAPI 3.0. Schemas stay where they are, so that references still
 * resolve.
 */
import type { Node } from '../core/contract.ts';
import { entriesOf, sourceOf } from './document-nodes.ts';

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);
const usualMedia = ['application/json'];

export function fromSwagger(document: Node): Node {
  const source = sourceOf(document);
  const resolved = (list: unknown): Node[] =>
    ((list as Node[] | undefined) ?? []).flatMap((one): Node[] => {
      if (typeof one.$ref !== 'string') return [one];
      const target = source.at(one.$ref);
      return target ? [target.node] : [];
    });
  const operation = (node: Node, shared: Node[]): Node => {
    const consumes = (node.consumes ?? document.consumes ?? usualMedia) as string[];
    const produces = (node.produces ?? document.produces ?? usualMedia) as string[];
    const own = resolved(node.parameters);
    const isSame = (a: Node, b: Node) => a.name === b.name && a.in === b.in;
    const all = [...shared.filter((one) => !own.some((other) => isSame(one, other))), ...own];
    const responses = entriesOf(node.responses).map(([status, response]) => {
      const [target] = resolved([response]);
      const headers = entriesOf(target?.headers).map(([name, schema]) => [name, { schema }]);
      const content = target?.schema ? { content: contentOf(produces, target.schema) } : {};
      return [status, { description: target?.description, headers: Object.fromEntries(headers), ...content }];
    });
    const requestBody = bodyOf(all, consumes);
    return {
      ...node,
      parameters: all.filter((one) => one.in !== 'body' && one.in !== 'formData').map(parameterOf),
      ...(requestBody && { requestBody }),
      responses: Object.fromEntries(responses),
    };
  };
  const paths = entriesOf(document.paths).map(([path, item]) => {
    const shared = resolved(item.parameters);
    const operations = entriesOf(item).filter(([key]) => methods.has(key));
    return [path, Object.fromEntries(operations.map(([method, node]) => [method, operation(node, shared)]))];
  });
  const schemes = entriesOf(document.securityDefinitions).map(([name, scheme]) => [
    name,
    scheme.type === 'basic' ? { type: 'http', scheme: 'basic' } : scheme,
  ]);
  return {
    ...document,
    servers: [{ url: typeof document.basePath === 'string' ? document.basePath : '' }],
    paths: Object.fromEntries(paths),
    components: { securitySchemes: Object.fromEntries(schemes) },
  };
}

const contentOf = (types: string[], schema: unknown) => Object.fromEntries(types.map((type) => [type, { schema }]));

function bodyOf(parameters: Node[], consumes: string[]): Node | undefined {
  const body = parameters.find((one) => one.in === 'body');
  if (body) return { required: body.required === true, content: contentOf(consumes, body.schema ?? {}) };
  const fields = parameters.filter((one) => one.in === 'formData');
  if (fields.length === 0) return undefined;
  const isForm = (type: string) => type.startsWith('multipart/') || type.endsWith('x-www-form-urlencoded');
  const defaultType = fields.some((one) => one.type === 'file')
    ? 'multipart/form-data'
    : 'application/x-www-form-urlencoded';
  const forms = consumes.filter(isForm);
  const required = fields.filter((one) => one.required === true).map((one) => one.name);
  const schema = {
    type: 'object',
    required,
    properties: Object.fromEntries(fields.map((field) => [String(field.name), schemaOf(field)])),
  };
  return { required: required.length > 0, content: contentOf(forms.length > 0 ? forms : [defaultType], schema) };
}

const schemaOf = ({ name: _, in: __, required: ___, ...schema }: Node): Node => schema;

function parameterOf(parameter: Node): Node {
  const { name, in: where, required, collectionFormat = 'csv' } = parameter;
  return { name, in: where, required, schema: schemaOf(parameter), explode: collectionFormat === 'multi' };
}
