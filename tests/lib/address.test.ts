import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { idFrom, requireId } from '#src/lib/address.ts';
import { keepEdition, readEditionAddress } from '#src/lib/edition-address.ts';

test.each([
  ['7', 7],
  [7, 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['0', undefined],
  ['07', undefined],
  ['-7', undefined],
  ['7.5', undefined],
  ['1e3', undefined],
  ['', undefined],
  [undefined, undefined],
])('the id in %j is %j', (text, id) => {
  expect(idFrom(text)).toBe(id);
});

test('an address that needs an id leads to /404 without one, in place of what was there', () => {
  expect(requireId('7')).toBe(7);
  let thrown: unknown;
  try {
    requireId('seven');
  } catch (error) {
    thrown = error;
  }
  expect(isRedirect(thrown)).toBe(true);
  expect(thrown).toMatchObject({ options: { to: '/404', replace: true } });
});

test('an edition of an address that cannot be one is one that does not exist, and not the current one', () => {
  expect([{}, { edition: 4 }, { edition: '4' }, { edition: 'four' }].map(readEditionAddress)).toStrictEqual([
    {},
    { edition: 4 },
    { edition: 4 },
    { edition: 0 },
  ]);
});

test('links within the pages of an edition keep it, and nothing else', () => {
  const search = { edition: 4, page: 2 };
  expect([keepEdition(search), keepEdition({}), keepEdition({ edition: 0 })]).toStrictEqual([
    { edition: 4 },
    {},
    { edition: 0 },
  ]);
});
