/**
 * Requests that cannot succeed, with ids of no record and an empty body, so that a forgotten guard
 * changes nothing.
 */
import type { Operation } from '../../core/contract.ts';
import type { RequestInput, Run } from '../run.ts';
import type { Params, Values } from '../values.ts';
import { optionalQuery } from './query-values.ts';

/** The highest id that the contract accepts, which no record has. */
const impossible = 2_147_483_647;

/** Path parameters that no record has. */
export function impossibleParams({ contract }: Pick<Run, 'contract'>, operation: Operation): Params {
  const path = operation.parameters.filter((parameter) => parameter.in === 'path');
  return Object.fromEntries(
    path.map(({ name, schema, example }) => {
      const { type, maximum } = contract.at(schema).node;
      if (type !== 'integer') return [name, String(example).replaceAll(/\w/g, 'x')];
      return [name, Math.min(impossible, typeof maximum === 'number' ? maximum : impossible)];
    }),
  );
}

/** The smallest body of the operation's media type. */
export function emptiest({ body }: Operation): Pick<RequestInput, 'json' | 'form'> {
  if (!body) return {};
  if (body.media.some(({ type }) => type === 'multipart/form-data')) return { form: new FormData() };
  return { json: {} };
}

/** Adds every optional query parameter; undefined where there is none. */
export function withOptional(
  run: Run,
  operation: Operation,
  requested: Omit<RequestInput, 'as'>,
): { requested: Omit<RequestInput, 'as'>; names: string } | undefined {
  const optional = optionalQuery(run, operation);
  const names = Object.keys(optional).filter((name) => requested.query?.[name] === undefined);
  if (names.length === 0) return undefined;
  return {
    requested: { ...requested, query: { ...optional, ...requested.query } },
    names: names.map((name) => `?${name}`).join(' '),
  };
}

/** A request whose response does not matter: a read of existing, a write of missing records. */
export async function probeRequest(run: Run, values: Values, operation: Operation): Promise<Omit<RequestInput, 'as'>> {
  const [set] = operation.reads ? await values.setsFor(operation) : [];
  if (!set) return { params: impossibleParams(run, operation), ...emptiest(operation) };
  return { params: set.params, ...(await values.sampleRequest(operation, set.context)) };
}
