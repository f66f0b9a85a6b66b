import { expect, test } from 'vitest';
import { readContract } from '../core/contract.ts';
import { conforming, type Result, tableOf, verdictOf } from './compare/results.ts';
import { contractForAll, ids, mutated } from './compare/subjects.ts';
import { operationNamed } from './compare/tool.ts';
import { museumServer } from './generic/museum-server.ts';

const told = (...keys: string[]) => keys.map((key) => ({ key, operationId: key.split(' ')[0] }));
const result = (id: string, ...keys: string[]): Result => ({
  tool: 'T',
  version: '1',
  id,
  told: told(...keys),
  seconds: 2,
});

const results = [
  result(conforming(1), 'a status'),
  result(conforming(2), 'a status', 'b header'),
  result('1', 'a status', 'a body'),
  result('2', 'a status', 'b header'),
  result('3', 'b body'),
];
const mutants = ['1', '2', '3', '4'].map((id) => ({ id, kind: 'k', operationId: 'a', serve: () => fetch }));

test('what is told of the conforming server too, in any of its runs, finds no mutant', () => {
  expect(mutants.map((mutant) => verdictOf(results, mutant))).toEqual(['found', 'missed', 'elsewhere', 'not run']);
  const [, , whole, , , , kind] = tableOf(results, mutants).split('\n');
  expect(whole).toBe('| T 1 | 3 | 1 | 1 | 1 | 2 | 2.0 |');
  expect(kind).toBe('| k | 4 | 1 |');
});

test('each mutant has a name of its own, and its operation is in the contract that all are given', async () => {
  const contract = readContract(contractForAll());
  expect(new Set(mutated.map(({ id }) => id)).size).toBe(mutated.length);
  expect(mutated.filter(({ operationId }) => !contract.operations.has(operationId))).toEqual([]);
  expect(operationNamed(contract, 'GET /exhibits/{exhibit-id}')).toBe('getExhibit');
  const { example } = contract.operations.get('closeExhibit')?.parameters[0] ?? {};
  expect(example).toBe(ids.deleted['exhibit-id']);
  const headers = { authorization: 'Bearer curator-token' };
  for (const { 'exhibit-id': id, ticketId } of [ids.kept, ids.deleted])
    for (const path of [`/exhibits/${id}`, `/tickets/${ticketId}`]) {
      const response = await museumServer()(`http://any.test${contract.prefix}${path}`, { headers });
      expect([path, response.status]).toEqual([path, 200]);
    }
});
