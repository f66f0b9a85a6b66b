import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityParams, exportRequest } from '#src/features/activity/log/activity-params.ts';
import {
  type ActivitySearch,
  type ActivitySearchInput,
  activityDefaults,
  readActivitySearch,
} from '#src/features/activity/log/activity-search.ts';
import { dayOf } from '#src/lib/calendar-date.ts';

const read = (raw: object) => readActivitySearch(raw as ActivitySearchInput);
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 200 });
const days = fc.date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true }).map(dayOf);
const searches: fc.Arbitrary<ActivitySearch> = fc.record(
  {
    users: ids,
    kinds: fc.uniqueArray(fc.integer({ min: 0, max: 10 })),
    countries: ids,
    indicators: ids,
    editions: ids,
    from: days,
    to: days,
  },
  { requiredKeys: ['users', 'kinds', 'countries', 'indicators', 'editions'] },
);

test('[B45] every filter comes back from the address as it went in', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(read(defaultParseSearch(defaultStringifySearch(search)))).toEqual(search);
    }),
  );
});

test('[B45] whatever stands in the address is taken without complaint', () => {
  const keys = [...Object.keys(activityDefaults), 'from', 'to'];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (junk) => {
      const once = read(junk);
      expect(read(once)).toEqual(once);
    }),
  );
});

test.each([
  ['nothing', {}, {}],
  ['an Id alone', { users: 2 }, { users: [2] }],
  ['what is no Id', { countries: [404, 404, '578', -1, 0, 1.5, null] }, { countries: [404] }],
  ['an unknown kind', { kinds: [11, 0, 10] }, { kinds: [0, 10] }],
  ['a day that there is not', { from: '2026-02-30', to: '2026-02-28' }, { to: '2026-02-28' }],
  ['a day in other words', { from: '28 Feb 2026' }, {}],
])('[B45] an address with %s', (_what, raw, wanted) => {
  expect(read(raw)).toEqual({ ...activityDefaults, ...wanted });
});

const chosen: ActivitySearch = {
  ...activityDefaults,
  users: [2],
  kinds: [0, 3],
  indicators: [1],
  from: '2026-03-28',
  to: '2026-03-29',
};
const since = new Date(2026, 2, 28).toISOString();
const until = new Date(2026, 2, 30).toISOString();

test('[B45] list and export get the same filters, days from midnight to midnight on the viewer’s clock', () => {
  expect(activityParams(chosen)).toEqual({ users: '[2]', kinds: '[0,3]', indicators: '[1]', since, until });
  expect(exportRequest(chosen)).toEqual({
    UserIds: [2],
    Kinds: [0, 3],
    CountryIds: [],
    LibraryIndicatorIds: [1],
    ReportEditionIds: [],
    Since: since,
    Until: until,
  });
});

test('[B45] without a filter all is asked for', () => {
  expect(activityParams(activityDefaults)).toEqual({});
  expect(exportRequest(activityDefaults)).toMatchObject({ UserIds: [], Since: null, Until: null });
});
