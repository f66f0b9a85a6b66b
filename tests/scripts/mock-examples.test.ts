import { expect, test } from 'vitest';
import { evaluate } from '../../drift/live/reads/statements.ts';
import { Facts } from '../../scripts/mock/facts.ts';
import type { Shape } from '../../scripts/mock/shapes.ts';
import { contract, shapes } from './mock/memory.ts';

const reads = shapes.filter(({ operation, examples }) => operation.reads && examples.length > 0);
/** Whose an example is; the first user's where it is everybody's. */
const callerOf = ({ callers }: Shape, index: number) => callers[index] ?? 1;

const facts = new Facts(contract);
for (const shape of reads)
  facts.learn({ shape, params: shape.params, body: shape.examples[0], userId: callerOf(shape, 0) });

/** `2026-11-17T02:15:00.000Z` is the same time as without its milliseconds. */
const written = (value: unknown) => JSON.stringify(value)?.replace(/\.000Z"$/, 'Z"');

/** What an example states of records by `x-statements`: `pair 4 404 453 Score` is 0. */
function* told(shape: Shape, index: number, withCounts = true): Generator<[of: string, value: string]> {
  const answered = { shape, params: shape.params, body: shape.examples[index], userId: callerOf(shape, index) };
  for (const { of, ids, statement, place } of facts.statedIn(answered)) {
    if (!ids || ids.includes(null) || statement.without) continue;
    for (const [attribute, expression] of Object.entries(statement.says)) {
      const isProperty = typeof expression === 'string' || 'text' in expression;
      const value = withCounts || isProperty ? evaluate(expression, place, facts.of) : undefined;
      const isUnknown = value === null && typeof expression === 'object' && 'known' in expression;
      if (value !== undefined && !isUnknown) yield [`${of} ${ids.join(' ')} ${attribute}`, written(value)];
    }
  }
}

function contradictions(all: Iterable<[of: string, value: string, by: string]>): string[] {
  const values = new Map<string, Map<string, string>>();
  for (const [of, value, by] of all) values.set(of, (values.get(of) ?? new Map()).set(value, by));
  expect(values.size).toBeGreaterThan(0);
  return [...values].flatMap(([of, found]) => (found.size > 1 ? [`${of}: ${JSON.stringify([...found])}`] : []));
}

test('the default examples of all reads say the same of each record, and those of each person of theirs', () => {
  const all = reads.flatMap((shape) =>
    shape.examples.flatMap((_, index) => {
      const isTold = index === 0 || shape.callers[index] !== undefined;
      const by = shape.operation.operationId;
      return isTold
        ? [...told(shape, index, false)].map(([of, value]) => [of, value, by] as [string, string, string])
        : [];
    }),
  );
  expect(contradictions(all)).toEqual([]);
});

test('no example says two things of one record', () => {
  const all = shapes.flatMap((shape) =>
    shape.examples.flatMap((_, index) => {
      const name = `${shape.operation.operationId} ${index}`;
      return [...told(shape, index)].map(([of, value]) => [`${name} ${of}`, value, name] as [string, string, string]);
    }),
  );
  expect(contradictions(all)).toEqual([]);
});
