import {
  contract,
  emit,
  fileOf,
  nameOf,
  operations,
  type Parameter,
  resolve,
  resolveParameter,
  type Schema,
} from './contract.ts';

const limits = ['minLength', 'maxLength', 'maxItems', 'minimum', 'maximum'] as const;
type Limits = Record<string, unknown>;

/**
 * Writes generated/fields.ts, limits and messages of the fields of bodies, a file each, so that the
 * first screen carries only those that it reads; generated/parameters.ts, those of addresses; and
 * generated/list-limits.ts, how long the lists of answers get and how far they are counted.
 */
export function emitLimits(): void {
  const bodies = operations.flatMap(({ operation }) => Object.values(operation.requestBody?.content ?? {}));
  const fields = new Map(bodies.flatMap(({ schema }) => fieldsOf(schema)));
  for (const [name, own] of fields) emit(`fields/${fileOf(name)}`, constant(`${name}Fields`, own));
  emit(
    'fields.ts',
    `${[...fields.keys()].map((name) => `import { ${name}Fields } from './fields/${fileOf(name)}';`).join('\n')}

/** Limits and wordings of the request fields, by schema. */
export const fields = {
${[...fields.keys()].map((name) => `  ${name}: ${name}Fields,`).join('\n')}
} as const;
`,
  );
  const parameters = operations.map(
    ({ operation }) => [operation.operationId, parametersOf(operation.parameters ?? [])] as const,
  );
  const limited = parameters.filter(([, own]) => Object.keys(own).length > 0);
  const { schema } = contract.components.parameters.Id ?? {};
  emit(
    'parameters.ts',
    `/** What an id in an address may be. */
${constant('pathId', limitsOf(schema ?? {}))}
// The limits of the query of each operation.

${limited.map(([id, own]) => constant(`${id}Parameters`, own)).join('\n')}`,
  );
  const lists = Object.entries(contract.components.schemas)
    .map(([name, { properties = {} }]) => [name, limitsOfRows(properties)] as const)
    .filter(([name, own]) => !fields.has(name) && Object.keys(own).length > 0);
  emit(
    'list-limits.ts',
    `/** The most rows that a list of an answer holds or counts, by schema and property. */
${constant('listLimits', Object.fromEntries(lists))}`,
  );
}

const limitsOfRows = (properties: Record<string, Schema>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { maxItems, maximum }]) => {
      const most = name === 'Count' ? maximum : maxItems;
      return most === undefined ? [] : [[name, most]];
    }),
  );

const constant = (name: string, value: object) =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

function fieldsOf(schema: Schema): [string, Record<string, Limits>][] {
  const name = nameOf(schema);
  const { properties } = resolve(schema);
  if (!name || !properties) return [];
  const own = Object.entries(properties).map(
    ([field, said]) => [field, limitsOf({ ...resolve(said), ...said })] as const,
  );
  const told = own.filter(([, facts]) => Object.keys(facts).length > 0);
  return told.length > 0 ? [[name, Object.fromEntries(told)]] : [];
}

function parametersOf(parameters: Parameter[]): Record<string, Limits> {
  const query = parameters.map(resolveParameter).filter((one) => one.in === 'query');
  const own = query.map(({ name = '', schema = {} }) => [name, limitsOf(schema)] as const);
  return Object.fromEntries(own.filter(([, facts]) => Object.keys(facts).length > 0));
}

function limitsOf(said: Schema): Limits {
  const facts: Limits = Object.fromEntries(
    limits.filter((limit) => said[limit] !== undefined).map((limit) => [limit, said[limit]]),
  );
  const largest = largestItem(said.pattern);
  const items = largest ? { maximum: largest } : said.items && limitsOf({ ...resolve(said.items), ...said.items });
  if (items && Object.keys(items).length > 0) facts.items = items;
  if (said['x-message']) facts.message = said['x-message'];
  if (said['x-max-bytes']) facts.maxBytes = said['x-max-bytes'];
  const patternMessage = said['x-messages']?.pattern;
  if (patternMessage) Object.assign(facts, { pattern: said.pattern, patternMessage });
  return facts;
}

/** The largest id in a list that travels as text, by the digits that its pattern lets through. */
function largestItem(pattern = ''): number | undefined {
  const [, more] = /\[1-9\]\\d\{0,(\d+)\}/.exec(pattern) ?? [];
  return more === undefined ? undefined : 10 ** (Number(more) + 1) - 1;
}
