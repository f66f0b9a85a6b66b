import { expect, test } from 'vitest';
import { evaluate } from '../../drift/live/reads/statements.ts';
import { type Answered, Facts } from '../../scripts/mock/facts.ts';
import { answerable, type Row, type Shape } from '../../scripts/mock/shapes.ts';
import { contract, memory, shapes } from './mock/memory.ts';

const reads = shapes.filter(({ operation, examples }) => operation.reads && examples.length > 0);
/** Whose an example is; the first user's where it is everybody's. */
const callerOf = ({ callers }: Shape, index: number) => callers[index] ?? 1;

const facts = new Facts(contract);
for (const shape of reads)
  facts.learn({ shape, params: shape.params, body: shape.examples[0], userId: callerOf(shape, 0) });

/** `2026-11-17T02:15:00.000Z` is the same time as without its milliseconds. */
const written = (value: unknown) => JSON.stringify(value)?.replace(/\.000Z"$/, 'Z"');

/** What an example states of records by `x-statements`: `pair 4 404 453 Score` is 0. */
const told = (shape: Shape, index: number) =>
  toldIn({ shape, params: shape.params, body: shape.examples[index], userId: callerOf(shape, index) }, true);

function* toldIn(answered: Answered, withCounts: boolean): Generator<[of: string, value: string]> {
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

/** The examples that the mock answers with, each with who asks. */
const answers = reads.flatMap((shape) =>
  answerable(shape).map((one) => ({ shape, ...one, userId: one.userId ?? 1, by: shape.operation.operationId })),
);

test('the examples of all reads that the mock answers with say the same of each record, those of each person too', () => {
  const all = answers.flatMap(({ by, ...answered }) =>
    [...toldIn(answered, false)].map(([of, value]) => [of, value, by] as [string, string, string]),
  );
  expect(contradictions(all)).toEqual([]);
});

/** Members that are called alike and are not of the record alone: how many are below, and the rows themselves. */
const otherwise = ['Children', 'Version'];

test('members that are called alike have one value in all examples of a record', () => {
  const all = answers.flatMap(({ by, ...answered }) =>
    facts.statedIn(answered).flatMap(({ of, ids, statement, place }) => {
      const row = place.path.at(-1) as Row;
      // edition 1 and user 1 are both listed
      if (!ids || statement.id !== 'Id' || of === 'listed') return [];
      const members = Object.entries(row).filter(([name]) => !otherwise.includes(name));
      return members.map(([name, value]): [string, string, string] => [`${of} ${ids} ${name}`, written(value), by]);
    }),
  );
  expect(contradictions(all)).toEqual([]);
});

test('an indicator has one name by its number in all examples, but where one is moved or made', () => {
  const numbered = (node: unknown): [number: string, name: string][] => {
    const [, number, name] = typeof node === 'string' ? (/^(\d+\.\d+\.\d+) (\S.*)$/.exec(node) ?? []) : [];
    if (number && name) return [[number, name]];
    return typeof node === 'object' && node !== null ? Object.values(node).flatMap(numbered) : [];
  };
  const moving = ['reorderIndicator', 'addLibraryIndicators', 'createIndicator'];
  const all = shapes.flatMap(({ operation, examples }) =>
    moving.includes(operation.operationId)
      ? []
      : numbered(examples).map((one): [string, string, string] => [...one, operation.operationId]),
  );
  expect(contradictions(all)).toEqual([]);
});

test('nothing that happened to a rating is later than its last activity, and its values are those of the last change', () => {
  const happened = new Map<string, string[]>();
  const isAt = (id: unknown, time: unknown) =>
    happened.set(String(id), [...(happened.get(String(id)) ?? []), String(time)]);
  const rowsOf = (id: string) => ((memory.shapes.get(id)?.examples[0] ?? {}) as { Data?: Row[] }).Data ?? [];
  for (const { CountryIndicatorRatingId, DateCreated } of rowsOf('listComments'))
    isAt(CountryIndicatorRatingId, DateCreated);
  const changes = rowsOf('listRatingActivity').filter(({ Record }) => Record === 0);
  for (const { RecordId, At } of changes) isAt(RecordId, At);
  expect(happened.size).toBeGreaterThan(0);
  for (const [id, times] of happened) {
    const last = Date.parse(String(facts.of('rating', [id], 'LastActivityOn')));
    for (const time of times) expect(Date.parse(time), `${id} ${time}`).toBeLessThanOrEqual(last);
  }
  const rating = (memory.shapes.get('readIndicatorRating')?.examples[0] ?? {}) as Row;
  const seen = new Set<string>();
  for (const { RecordId, Changes } of changes) {
    for (const { Field, New } of RecordId === rating.Id ? (Changes as Row[]) : []) {
      if (!seen.has(String(Field)) && String(Field) in rating)
        expect(rating[String(Field)], String(Field)).toEqual(New);
      seen.add(String(Field));
    }
  }
  expect(seen.size).toBeGreaterThan(0);
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
