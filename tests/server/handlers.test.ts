import { expect, it } from 'vitest';
import { handlers } from '../../server/areas/handlers.ts';
import { contractOperations } from './support/contract.ts';

/** From the contract itself, for the generated table is what the handlers are typed by. */
const ids = contractOperations.map(({ operationId }) => operationId).sort();

it('every operation of the contract has a handler, and no handler is without an operation', () => {
  expect(ids.length).toBeGreaterThan(60);
  expect(Object.keys(handlers).sort()).toEqual(ids);
});

it('no operation has two names', () => expect(new Set(ids).size).toBe(ids.length));
