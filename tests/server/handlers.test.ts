import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { notYet, type OperationId, operations } from '#generated/operations.ts';
import { handlers } from '../../server/areas/handlers.ts';
import { contractOperations } from './support/contract.ts';

/** From the contract itself, for the generated table is what the handlers are typed by. */
const ids = contractOperations.map(({ operationId }) => operationId).sort();

it('every operation of the contract but what is not there yet has a handler, and no handler is without one', () => {
  expect(ids.length).toBeGreaterThan(60);
  expect([...Object.keys(handlers), ...notYet].sort()).toEqual(ids);
});

it('no operation has two names', () => expect(new Set(ids).size).toBe(ids.length));

it('every handler stands in the folder of its area', () => {
  const found = globSync('server/areas/*/*.ts').flatMap((file) => {
    const area = file.split(/[\\/]/)[2] ?? '';
    const own = readFileSync(file, 'utf8').matchAll(/^export const (\w+): Handler</gm);
    return [...own].map(([, id = '']) => [id, area] as const);
  });
  const areas = Object.keys(handlers).map((id) => [id, operations[id as OperationId].area] as const);
  expect(found.toSorted()).toEqual(areas.toSorted());
});
