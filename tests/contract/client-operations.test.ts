import { expect, test } from 'vitest';
import { clientOperations } from '#generated/client-operations.ts';
import { operations } from '#generated/operations.ts';

test('the packed operations of the client are those of the contract', () => {
  const places = Object.keys(operations);
  const ofContract = Object.entries(operations).map(([id, { path, paging, activity, standby, record, ...one }]) => [
    id,
    // the last of the contract first
    { ...one, invalidates: one.invalidates.toSorted((a, b) => places.indexOf(b) - places.indexOf(a)) },
  ]);
  expect(clientOperations).toEqual(Object.fromEntries(ofContract));
  expect(Object.keys(clientOperations)).toEqual(Object.keys(operations));
});
