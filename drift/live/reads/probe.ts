/**
 * Requests that cannot succeed: ids that no record has, and no body to speak of, so that a
 * forgotten guard changes nothing.
 */
import type { Operation } from '../../core/contract.ts';
import type { Ask, Run } from '../run.ts';
import type { Params, Values } from '../values.ts';
import { optionalQuery } from './query-values.ts';

/** The highest id that the contract lets through: of no record. */
const impossible = 2_147_483_647;

/** Path parameters of no record. */
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

/** What is sent along with it: the emptiest body of the operation's media type. */
export function emptiest({ body }: Operation): Pick<Ask, 'json' | 'form'> {
  if (!body) return {};
  if (body.media.some(({ type }) => type === 'multipart/form-data')) return { form: new FormData() };
  return { json: {} };
}

/** The same with every query parameter that may be left out; undefined where there is none. */
export function withOptional(
  run: Run,
  operation: Operation,
  asked: Omit<Ask, 'as'>,
): { asked: Omit<Ask, 'as'>; names: string } | undefined {
  const optional = optionalQuery(run, operation);
  const names = Object.keys(optional).filter((name) => asked.query?.[name] === undefined);
  if (names.length === 0) return undefined;
  return {
    asked: { ...asked, query: { ...optional, ...asked.query } },
    names: names.map((name) => `?${name}`).join(' '),
  };
}

/**
 * The request of an operation where its response does not matter: a read for what exists, a
 * write for what does not.
 */
export async function askable(run: Run, values: Values, operation: Operation): Promise<Omit<Ask, 'as'>> {
  const [set] = operation.reads ? await values.setsFor(operation) : [];
  if (!set) return { params: impossibleParams(run, operation), ...emptiest(operation) };
  return { params: set.params, ...(await values.askWith(operation, set.context)) };
}
