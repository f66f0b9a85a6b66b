import { expect, test } from 'vitest';
import { ViewList } from '#generated/enums.ts';
import type { CurrentUser } from '#generated/model/index.ts';
import { countriesDefaults } from '#src/features/countries/list/countries-search.ts';
import { countriesContent, countriesSearchOf } from '#src/features/countries/list/countries-views.ts';
import { dashboardDefaults, isBare } from '#src/features/dashboard/dashboard-search.ts';
import { dashboardContent, dashboardSearchOf } from '#src/features/dashboard/dashboard-views.ts';
import { contentOf, defaultView, isSameContent, readViewAddress } from '#src/lib/saved-view.ts';

const dashboard = {
  ...dashboardDefaults,
  ...{ status: [0, 2] as number[], countries: [404], nextUsers: [0], overdue: true, statusDays: 14 },
  ...{ indicatorName: '7', currentUser: false, sort: '-due' as const, hidden: ['qaUser' as const] },
};

test('[B11] a view of the dashboard brings back filters, order and columns', () => {
  expect(dashboardSearchOf(dashboardContent(dashboard))).toEqual(dashboard);
});

test('[B11] a view says whose rows it shows, whatever the person’s list starts with', () => {
  expect(dashboardContent(dashboardDefaults).Filters).toEqual([{ Name: 'currentUser', Values: ['true'] }]);
  expect(dashboardSearchOf(dashboardContent(dashboardDefaults))).toEqual({ ...dashboardDefaults, currentUser: true });
});

test('[B11] a view of the countries brings back filters, order, columns and the map', () => {
  const search = {
    ...countriesDefaults,
    ...{
      name: 'true',
      status: [1 as const],
      stage: [2],
      region: ['Asia', '404'],
      sort: 'done' as const,
      desc: true,
    },
    ...{ view: 'map' as const, measure: 'scores' as const, completedOnly: true, hidden: ['region' as const] },
  };
  expect(countriesSearchOf(countriesContent(search))).toEqual(search);
  expect(countriesSearchOf(countriesContent(countriesDefaults))).toEqual(countriesDefaults);
});

test('[B11] what filters nothing is no part of a view', () => {
  expect(contentOf({ region: [], name: '', status: undefined, from: [''], page: 0 }, null, []).Filters).toEqual([
    { Name: 'page', Values: ['0'] },
  ]);
});

test('[B11] a list opens with the default view of its own', () => {
  const [dashboardView, countriesView] = [{ List: ViewList.Dashboard }, { List: ViewList.Countries }];
  const user = { DefaultViews: [dashboardView, countriesView] } as unknown as CurrentUser;
  expect(defaultView(user, ViewList.Countries)).toBe(countriesView);
  expect(defaultView(user, ViewList.ResultsExport)).toBeUndefined();
  expect(defaultView(undefined, ViewList.Countries)).toBeUndefined();
});

test('[B11] what a view names and the list does not know filters nothing', () => {
  const content = {
    ...{ Format: 1, Order: 'weather', HiddenColumns: ['moon', 'due'] },
    Filters: [
      { Name: 'status', Values: ['9', '1', '__proto__'] },
      { Name: 'weather', Values: ['rain'] },
      { Name: '__proto__', Values: ['x'] },
    ],
  };
  expect(dashboardSearchOf(content)).toEqual({ ...dashboardDefaults, status: [1], hidden: ['due'] });
});

test('[B11] two views that set a list alike are alike, in whatever order they name it', () => {
  const one = contentOf({ status: [1, 2], overdue: true }, null, ['due', 'qaUser']);
  const same = contentOf({ overdue: true, status: [2, 1] }, null, ['qaUser', 'due']);
  expect(isSameContent(one, same)).toBe(true);
  for (const other of [
    contentOf({ status: [1], overdue: true }, null, ['due', 'qaUser']),
    contentOf({ status: [1, 2], overdue: true }, 'due', ['due', 'qaUser']),
    contentOf({ status: [1, 2], overdue: true }, null, ['due']),
  ])
    expect(isSameContent(one, other)).toBe(false);
});

test('[B11] an address names a view by its Id, 0 for none, and nothing else', () => {
  expect([3, 0, -1, 1.5, '3', null].map((saved) => readViewAddress({ saved }))).toEqual([
    ...[{ saved: 3 }, { saved: 0 }, {}, {}, {}, {}],
  ]);
  expect([isBare(dashboardDefaults), isBare({ ...dashboardDefaults, saved: 0 })]).toEqual([true, false]);
});
