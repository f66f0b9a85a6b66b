import { expect, test } from 'vitest';
import { Permission } from '#generated/enums.ts';
import { operations } from '#generated/operations.ts';
import { mayEnter, type Page, pages } from '#src/app/pages.ts';

const all = Object.values(Permission);

test.each<[name: keyof typeof pages, needed: Permission]>([
  ['editions', 'report-management'],
  ['library', 'view-library-indicator'],
  ['references', 'view-library-indicator'],
  ['compare', 'report-compare'],
  ['users', 'user-management'],
  ['activity', 'report-management'],
  ['import', 'dataentry-import'],
  ['export', 'dataentry-export'],
])('[S39] the page %s is entered with %s, and without it not with all other permissions', (name, needed) => {
  expect(mayEnter(pages[name], [needed])).toBe(true);
  expect(
    mayEnter(
      pages[name],
      all.filter((one) => one !== needed),
    ),
  ).toBe(false);
});

test.each(['dashboard', 'countries', 'country', 'indicator', 'preferences'] as const)(
  '[S39] everybody enters the page %s',
  (name) => {
    expect(mayEnter(pages[name], [])).toBe(true);
  },
);

test.each<[string, Page]>(Object.entries(pages))(
  'the page %s counts a permission that its operations ask for',
  (_, page) => {
    const asked = page.opens.flatMap((id) => operations[id].permissions.flat() as string[]);
    expect(page.by === undefined || asked.includes(page.by)).toBe(true);
  },
);
