import { expect, test } from 'vitest';
import { hold } from '../live/writes/compare.ts';
import type { Writing } from '../live/writes/context.ts';
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
