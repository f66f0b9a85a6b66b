/**
 * Converts Swagger 2.0 to OpenAPI 3.0. Schemas stay where they are, so that references still
 * resolve.
 */
type Node = { [key: string]: unknown };

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);
const usualMedia = ['application/json'];

export function fromSwagger(document: Node): Node {
  const resolved = (list: unknown): Node[] =>
    ((list as Node[] | undefined) ?? []).flatMap((one): Node[] => {
      if (typeof one.$ref !== 'string') return [one];
      const target = at(document, one.$ref);
      return target ? [target] : [];
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
  const schemes = entriesOf(document.securityDefinitions).map(([name, scheme]) => [name, schemeOf(scheme)]);
  return {
    ...document,
    servers: [{ url: typeof document.basePath === 'string' ? document.basePath : '' }],
    paths: Object.fromEntries(paths),
    components: { securitySchemes: Object.fromEntries(schemes) },
  };
}

/** Swagger has no word for a bearer token but a key in this header. */
function schemeOf(scheme: Node): Node {
  if (scheme.type === 'basic') return { type: 'http', scheme: 'basic' };
  const isBearer = scheme.type === 'apiKey' && String(scheme.name).toLowerCase() === 'authorization';
  return isBearer ? { type: 'http', scheme: 'bearer' } : scheme;
}

/** A shared parameter or response; undefined where there is none. */
function at(document: Node, reference: string): Node | undefined {
  const keys = reference.replace(/^#\//, '').split('/');
  const found = keys.reduce<unknown>(
    (node, key) => (node as Node | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  return typeof found === 'object' && found !== null ? (found as Node) : undefined;
}

/** The entries of a node that is a map; [] where it is none. */
const entriesOf = (node: unknown): [string, Node][] =>
  typeof node === 'object' && node !== null && !Array.isArray(node)
    ? Object.entries(node).filter((entry): entry is [string, Node] => typeof entry[1] === 'object' && entry[1] !== null)
    : [];

const contentOf = (types: string[], schema: unknown) =>
  Object.fromEntries(types.map((type) => [type, { schema: fileless(schema as Node) }]));

/** A file is bytes without a schema that could be held against them. */
const fileless = (schema: Node): Node =>
  schema.type === 'file' ? { ...schema, type: 'string', format: 'binary' } : schema;

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

const schemaOf = ({ name: _, in: __, required: ___, ...schema }: Node): Node => fileless(schema);

function parameterOf(parameter: Node): Node {
  const { name, in: where, required, collectionFormat = 'csv' } = parameter;
  return { name, in: where, required, schema: schemaOf(parameter), explode: collectionFormat === 'multi' };
}
