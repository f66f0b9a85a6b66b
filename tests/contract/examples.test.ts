import { expect, test } from 'vitest';
import { framework } from '../../server/db/demo/framework/index.ts';
import { contract as published } from '../support/contract.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Thing = { [key: string]: Json };
const contract = published as {
  components: { examples: Record<string, { value: Json }> };
};
const examples = Object.entries(contract.components.examples);

/** Every object in every example, with the example's name. */
function* things(): Generator<[example: string, thing: Thing]> {
  for (const [name, { value }] of examples) {
    const open: Json[] = [value];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === null || typeof next !== 'object') continue;
      open.push(...Object.values(next));
      if (!Array.isArray(next)) yield [name, next];
    }
  }
}

/** What names a thing: the member with its Id, the member with its name, and how to tell it from its like. */
const naming: [kind: string, id: string, name: string, only?: string][] = [
  ['edition', 'ReportEditionId', 'ReportEditionName'],
  ['edition', 'Id', 'Name', 'CreationDate'],
  ['edition', 'Id', 'EditionName'],
  ['country', 'CountryId', 'CountryName'],
  ['country', 'Id', 'Name', 'ISOCode'],
  ['country', 'Id', 'Name', 'Region'],
  ['user', 'Id', 'FullName', 'EmailAddress'],
  ['user', 'AuthorId', 'AuthorName'],
  ['user', 'ResearchUserId', 'ResearchUserName'],
  ['user', 'QAUserId', 'QAUserName'],
  ['user', 'AssignedUserId', 'AssignedUserName'],
  ['indicator', 'IndicatorId', 'IndicatorName', 'WorkflowStatus'],
  ['indicator text', 'IndicatorId', 'FullName', 'SnapshotName'],
];

test('the examples call the same edition, country, user and indicator by the same name throughout', () => {
  const names = new Map<string, Map<string, string>>();
  for (const [example, thing] of things())
    for (const [kind, id, name, only] of naming) {
      if (typeof thing[id] !== 'number' || typeof thing[name] !== 'string' || (only && !(only in thing))) continue;
      const key = `${kind} ${thing[id]}`;
      names.set(key, (names.get(key) ?? new Map()).set(String(thing[name]), example));
    }
  expect(names.size).toBeGreaterThan(15);
  const torn = [...names]
    .filter(([, called]) => called.size > 1)
    .map(([key, called]) => [key, Object.fromEntries(called)]);
  expect(torn).toEqual([]);
});

test('[S92] [S201] [S213] a Count fits the rows beside it', () => {
  const pages = [...things()].filter(([, thing]) => Array.isArray(thing.Data) && typeof thing.Count === 'number');
  expect(pages.length).toBeGreaterThan(4);
  const wrong = pages.filter(([, { Data, Count }]) => (Count as number) < (Data as Json[]).length);
  expect(wrong).toEqual([]);
});

test('indicators of the examples are worded as in the demo data', () => {
  const known = new Map(
    framework.flatMap(({ activities }) =>
      activities.flatMap(({ indicators }) => indicators.map(({ short, full }) => [short, full])),
    ),
  );
  const told = [...things()].flatMap(([example, thing]) => {
    const [, number, short] = /^(\d+\.\d+\.\d+) (.+)$/.exec(String(thing.SnapshotName ?? '')) ?? [];
    return number ? [{ example, number, short, full: thing.FullName }] : [];
  });
  expect(told.length).toBeGreaterThan(10);
  const wrong = told.filter(
    ({ short = '', full }) => typeof full === 'string' && known.has(short) && known.get(short) !== full,
  );
  expect(wrong).toEqual([]);
  expect(told.filter(({ short = '' }) => known.has(short)).length).toBeGreaterThan(10);
});
