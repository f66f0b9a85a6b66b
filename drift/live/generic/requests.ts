/** What a request of an operation carries besides its body. */
import { randomUUID } from 'node:crypto';
import type { Operation, Parameter } from '../../core/contract.ts';
import type { RequestInput } from '../run.ts';
import type { Row } from './lists.ts';
import { plain } from './names.ts';
import type { Probe } from './probe.ts';
import type { Resource } from './resources.ts';
import { matching, sampleOf } from './sample.ts';
import { facetsOf, membersIn, requestType, typesIn } from './schema.ts';

/** Headers and query parameters that the operation cannot do without. */
export function extrasOf(
  probe: Probe,
  operation: Operation,
  etag?: string | null,
): Pick<RequestInput, 'headers' | 'query'> {
  const headers: Record<string, string> = {};
  const query: NonNullable<RequestInput['query']> = {};
  for (const parameter of operation.parameters) {
    const { name, in: where, required } = parameter;
    if (where === 'header' && /^idempotency-?key$/i.test(name)) headers[name] = randomUUID();
    else if (where === 'header' && /^if-match$/i.test(name)) {
      if (etag) headers[name] = etag;
      else if (required) headers[name] = '*';
    } else if (required && where === 'header') headers[name] = String(parameterValue(probe, parameter));
    else if (required && where === 'query') query[name] = parameterValue(probe, parameter);
  }
  const type = requestType(operation);
  if (operation.body && type !== 'application/json') headers['content-type'] = type;
  return { ...(Object.keys(headers).length > 0 && { headers }), ...(Object.keys(query).length > 0 && { query }) };
}

/** A right value for a parameter: its example, default, or one made by its schema. */
export function parameterValue(
  { contract, run }: Probe,
  { schema, example, name }: Parameter,
): string | number | boolean {
  const given = run.options.values?.[name];
  const { default: fallback, example: inSchema } = facetsOf(contract, schema);
  const value =
    given ?? example ?? inSchema ?? fallback ?? sampleOf(contract, schema, { marker: 'drift', turn: 0 }, name);
  return Array.isArray(value) ? value.join(',') : (value as string | number | boolean);
}

/** The number of the first page. */
export function firstPage({ contract }: Probe, { schema }: Parameter): number {
  const { minimum, default: value } = facetsOf(contract, schema) as { minimum?: number; default?: number };
  return value ?? minimum ?? 1;
}

/** What the contract says of the id in an operation's address; undefined where it has none. */
export function idKind({ contract }: Probe, { parameters }: Operation, idParameter: string) {
  const parameter = parameters.find(({ in: where, name }) => where === 'path' && name === idParameter);
  if (!parameter) return undefined;
  const facets = facetsOf(contract, parameter.schema) as {
    maximum?: number;
    format?: string;
    pattern?: string;
    minLength?: number;
    maxLength?: number;
  };
  return { schema: parameter.schema, type: typesIn(contract, parameter.schema)[0], facets };
}

/** An id of the right kind that no record has; undefined where none can be made. */
export function impossibleId(
  probe: Probe,
  { idParameter }: Pick<Resource, 'idParameter'>,
  operation: Operation,
): string | number | undefined {
  const found = idKind(probe, operation, idParameter);
  if (!found) return undefined;
  const { type, facets } = found;
  if (type === 'integer' || type === 'number') return Math.min(facets.maximum ?? 2_147_483_647, 2_147_483_647);
  if (facets.format === 'uuid') return '00000000-0000-4000-8000-00000000dead';
  if (facets.pattern !== undefined) return matching(facets.pattern, 1, facets.maxLength ?? 40, 'none', 97);
  return type === 'string' && facets.format === undefined
    ? 'contract-none'.slice(0, facets.maxLength ?? 40)
    : undefined;
}

/** Members that hold the version which a change is made on. */
export const versionOf = (record: Row, schema: string, { contract }: Probe): string | undefined =>
  [...membersIn(contract, schema).keys()].find(
    (name) => ['version', 'rowversion', 'revision', 'etag', 'lockversion'].includes(plain(name)) && name in record,
  );
