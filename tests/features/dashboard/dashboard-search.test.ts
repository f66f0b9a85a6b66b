import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dashboardParams, queueParams } from '#src/features/dashboard/dashboard-query.ts';
import {
  type DashboardSearch,
  type DashboardSearchInput,
  dashboardDefaults,
  listAddressOf,
  readDashboardSearch,
  readListAddress,
} from '#src/features/dashboard/dashboard-search.ts';
import { contract } from '../../support/contract.ts';

const read = (raw: object) => readDashboardSearch(raw as DashboardSearchInput);

const ids = (min: number) => fc.uniqueArray(fc.integer({ min, max: 999_999_999 }), { maxLength: 500 });
const lists = {
  researchUsers: ids(0),
  qaUsers: ids(0),
  nextUsers: ids(0),
  status: fc.uniqueArray(fc.constantFrom(0, 1, 2, 3)),
  milestones: ids(1),
  countries: ids(1),
  indicatorName: fc.string({ maxLength: 200 }),
};
const searches: fc.Arbitrary<DashboardSearch> = fc.record(
  {
    ...lists,
    currentUser: fc.boolean(),
    returned: fc.constant(true),
    overdue: fc.constant(true),
    statusDays: fc.integer({ min: 1, max: 3650 }),
    stuck: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
    sort: fc.constantFrom('-country', 'due', '-statusSince'),
  },
  { requiredKeys: Object.keys(lists) as (keyof typeof lists)[] },
);

test('[S138] every filter comes back from the address as it went in', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(read(defaultParseSearch(defaultStringifySearch(search)))).toEqual(search);
    }),
  );
});

test('[S138] whatever stands in the address is taken without complaint, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(dashboardDefaults)), fc.anything()), (junk) => {
      const once = read(junk);
      expect(read(once)).toEqual(once);
    }),
  );
});

test.each([
  ['nothing', {}, {}],
  ['an Id alone', { countries: 404 }, { countries: [404] }],
  ['an Id twice, and what is none', { countries: [404, 404, '578', -1, 1.5, null] }, { countries: [404] }],
  ['Id 0 among users only', { qaUsers: [0], milestones: [0] }, { qaUsers: [0] }],
  ['an unknown status', { status: [4, 2] }, { status: [2] }],
  ['a toggle in words', { currentUser: 'no' }, {}],
  ['the toggle off', { currentUser: false }, { currentUser: false }],
  ['a number typed as a name', { indicatorName: 1.2 }, { indicatorName: '1.2' }],
  ['days that are none', { statusDays: '14' }, {}],
  ['a rule that is none', { stuck: 7 }, {}],
  ['an object as a name', { indicatorName: {} }, {}],
])('[S138] an address with %s', (_what, raw, wanted) => {
  expect(read(raw)).toEqual({ ...dashboardDefaults, ...wanted });
});

test('[S202, S235] users travel with a flag before them, Id 0 as null, and other lists as JSON', () => {
  const search = {
    ...dashboardDefaults,
    researchUsers: [4, 7, 0],
    status: [0, 1],
    countries: [404],
    indicatorName: ' a ',
  };
  expect(dashboardParams(search as DashboardSearch)).toEqual({
    researchUsers: '1: [4,7,null]',
    qaUsers: '0: [null]',
    nextUsers: '0: [null]',
    workflows: '[0,1]',
    countries: '[404]',
    milestones: '[]',
    currentUser: true,
    indicatorName: 'a',
    pageSize: 10,
  });
});

test('[B3] an indicator names its list by what is not as it is by itself, and reads whatever stands there', () => {
  const search = { ...dashboardDefaults, status: [0], sort: '-due', currentUser: false } as DashboardSearch;
  expect(listAddressOf(search)).toEqual({ status: [0], sort: '-due', currentUser: false });
  expect(readListAddress(listAddressOf(search))).toEqual(listAddressOf(search));
  expect(readListAddress({ status: [0, 9, 'x'], colour: 'red', nextUsers: 2 })).toEqual({
    status: [0],
    nextUsers: [2],
  });
  expect(readListAddress({})).toEqual({});
  for (const nothing of [undefined, null, 'all', 7, [1]]) expect(readListAddress(nothing)).toBe(undefined);
  const { pageSize: _, ...sent } = dashboardParams({ ...dashboardDefaults, status: [0] });
  expect(queueParams({ status: [0] })).toEqual(sent);
});

type Contract = {
  paths: {
    '/dashboard/{editionId}': {
      get: { parameters: { name?: string; schema?: { pattern?: string; maxLength?: number } }[] };
    };
  };
};

test('[S235] whatever is filtered, the call keeps to the contract', () => {
  const { parameters } = (contract as Contract).paths['/dashboard/{editionId}'].get;
  const limited = parameters.filter(({ schema }) => schema?.maxLength);
  expect(limited).toHaveLength(7);
  fc.assert(
    fc.property(searches, (search) => {
      const sent: Record<string, unknown> = { ...dashboardParams(search) };
      for (const { name = '', schema } of limited) {
        expect(sent[name]).toMatch(new RegExp(schema?.pattern ?? ''));
        expect(String(sent[name]).length).toBeLessThanOrEqual(schema?.maxLength ?? 0);
      }
    }),
  );
});
