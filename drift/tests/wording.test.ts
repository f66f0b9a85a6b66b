import { expect, test } from 'vitest';
import { readContract } from '../core/contract.ts';
import { diffDocuments } from '../diff/index.ts';
import { hold } from '../live/writes/compare.ts';
import type { Writing } from '../live/writes/context.ts';
import { adviceOf } from '../report/advice.ts';
import { own, ownContract } from './support/own-contract.ts';
import { runOf } from './support/run.ts';
import { smallContract } from './support/small.ts';

/** What is said of a member that was read as another value than was written. */
function said(actual: unknown, wanted: unknown): string {
  const run = runOf(async () => new Response(), {}, smallContract);
  const writing = { run } as Writing;
  hold(writing, { Text: actual }, { operationId: 'updateNote', where: 'in readNote', expected: { Text: wanted } });
  return run.findings.all[0]?.message ?? '';
}

test('a date that was changed is shown whole', () => {
  expect(said('2024-02-28', '2024-02-29')).toBe('Text is "2024-02-28" instead of "2024-02-29" in readNote');
});

test('a long text is shown from the word in which it was changed', () => {
  const start = 'one two three '.repeat(20);
  expect(said(`${start}roads and more`, `${start}roofs and more`)).toBe(
    `Text is "…roads and more" instead of "…roofs and more" from character ${start.length} in readNote`,
  );
  expect(said('x'.repeat(200), `${'x'.repeat(150)}y`)).toMatch(/from character 120 /);
});

test('letters that look the same are shown by their code points', () => {
  expect(said('Cafe\u0301', 'Caf\u00e9')).toBe('Text is "Cafe\\u0301" instead of "Caf\\u00e9" in readNote');
});

test('what diff finds says what the document has and what the contract, where, and what to do', () => {
  const theirs = own();
  // every third member, status, parameter, limit and value is another
  let turn = 0;
  const change = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const record = node as Record<string, unknown>;
      turn += 1;
      if (turn % 3 > 0) change(value);
      else if (key === 'properties') record[key] = Object.fromEntries(Object.entries(value as object).slice(1));
      else if (key === 'responses') record[key] = { '299': { description: 'Other' } };
      else if (key === 'parameters' && Array.isArray(value))
        record[key] = [...value.slice(1), { name: 'tenant', in: 'query', required: true, schema: { type: 'string' } }];
      else if (key === 'maxLength') record[key] = 1;
      else if (key === 'enum') record[key] = [...(value as unknown[]).slice(1), 77];
      else if (key === 'requestBody') delete record[key];
      else change(value);
    }
  };
  change(theirs.paths);
  change(theirs.components);
  delete theirs.paths['/users'];
  const found = diffDocuments(ownContract, theirs);
  expect(new Set(found.map(({ check }) => check)).size).toBeGreaterThan(8);
  for (const one of found) {
    expect(one.message).not.toMatch(/\b(they|their|theirs|them|ours?)\b/);
    expect([one.contract, one.seen]).toEqual([expect.stringMatching(/^#\//), expect.stringMatching(/^document #\//)]);
    expect(adviceOf(one, ownContract.operations.get(one.operationId)).advice).toMatch(/^\w/);
  }
});

const ofLimit = (mine: object, yours: object, where: 'query' | 'answer' = 'query'): string[] => {
  const text = (schema: object) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/things': {
          get: {
            operationId: 'listThings',
            ...(where === 'query' && { parameters: [{ name: 'size', in: 'query', schema }] }),
            responses: {
              '200': {
                description: 'ok',
                content: { 'application/json': { schema: where === 'query' ? { type: 'string' } : schema } },
              },
            },
          },
        },
      },
    });
  return diffDocuments(readContract(text(mine)), text(yours)).map(({ check, message }) => `${check} ${message}`);
};
const integers = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const letters = (count: number) => [...'abcdefghijklmnop'].slice(0, count);

test('a narrower range is told by its limit, not by every value that is refused', () => {
  expect(ofLimit(integers(1, 50), integers(1, 20))).toEqual([
    'diff.limits-narrower maximum is 20 in the document, the contract has 50',
  ]);
  expect(ofLimit(integers(1, 50), integers(5, 50))).toEqual([
    'diff.limits-narrower minimum is 5 in the document, the contract has 1',
  ]);
  expect(ofLimit(integers(1, 50), { type: 'integer', enum: [1, 2] })).toEqual([
    'diff.enum-narrower 3 to 50 is not among 1, 2',
  ]);
});

test('of many values the first are listed, and how many more', () => {
  const ours = { type: 'string', enum: letters(2) };
  const [first] = ofLimit(ours, { type: 'string', enum: letters(14) }, 'answer');
  expect(first).toBe(
    'diff.enum-wider may also be "c", "d", "e", "f", "g", "h", "i", "j" and 4 more; the contract has "a", "b"',
  );
});
