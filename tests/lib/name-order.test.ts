import { expect, test, vi } from 'vitest';
import { compareNames } from '#src/lib/name-order.ts';

test.each([
  ['Albania', 'Zambia', -1],
  ['zambia', 'Albania', 1],
  ['Guinea-Bissau', 'Guinea Bissau', 1],
  ['Kenya', 'Kenya', 0],
])('%s and %s are ordered without the tables of a language', (one, other, order) => {
  const byTables = vi.spyOn(String.prototype, 'localeCompare');
  expect(compareNames(one, other)).toBe(order);
  expect(byTables).not.toHaveBeenCalled();
});

test.each([
  ['Åland', 'Albania', -1],
  ['Côte d’Ivoire', 'Croatia', -1],
  ['kenya', 'Kenya', -1],
])('%s and %s are ordered as a language does', (one, other, order) => {
  expect(Math.sign(compareNames(one, other))).toBe(order);
});
