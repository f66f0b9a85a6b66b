import { expect, test } from 'vitest';
import { clientOperations } from '#generated/client-operations.ts';
import { invalidatedReads } from '#generated/invalidated-reads.ts';
import { operations } from '#generated/operations.ts';

test('the packed operations of the client are those of the contract', () => {
  const ofContract = Object.entries(operations).map(
    ([id, { path, paging, activity, standby, record, invalidates, ...one }]) => [id, one],
  );
  expect(clientOperations).toEqual(Object.fromEntries(ofContract));
  expect(Object.keys(clientOperations)).toEqual(Object.keys(operations));
});

test('what comes with writes holds the reads that each of them makes stale', () => {
  const stale = Object.entries(operations).flatMap(([id, { invalidates }]) =>
    invalidates.length > 0 ? [[id, invalidates]] : [],
  );
  expect(stale.length).toBeGreaterThan(30);
  expect(invalidatedReads).toEqual(Object.fromEntries(stale));
});
