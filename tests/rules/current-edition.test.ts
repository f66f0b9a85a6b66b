import { expect, test } from 'vitest';
import { currentEdition } from '#rules/current-edition.ts';

const [closed, active, alsoActive] = [
  { Id: 3, Status: 0 },
  { Id: 4, Status: 1 },
  { Id: 5, Status: 1 },
];

test('the current edition is the first active one', () => {
  expect(currentEdition([closed, active, alsoActive])).toBe(active);
  expect(currentEdition([closed])).toBeUndefined();
  expect(currentEdition([])).toBeUndefined();
});
