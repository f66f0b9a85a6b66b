import { expect, test } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';
import { museumServer, museumText } from './generic/museum-server.ts';
import { writeMutants } from './generic/mutants-writes.ts';

const tokens = { curator: 'curator-token', visitor: 'visitor-token' };
const merging = () => writeMutants.find(({ what }) => what.startsWith('members that are left out'))?.mutant;

test('a PUT that keeps what its body leaves out is told once, with all that stayed', async () => {
  const run = await checkedAny(museumText, museumServer(merging()), { tokens });
  expect(wordsOf(run.findings.all)).toEqual([
    'replaceExhibit|200|write.changed|left out: about, curator, closes, preview, tags, contact stay as before where the body leaves them out: a PUT replaces the whole record',
  ]);
});

test.each([
  [
    'the operation',
    '      operationId: replaceExhibit',
    '      description: Members that are left out stay as they were.',
  ],
  ['a member', '        title: { type: string, minLength: 1, maxLength: 80 }', ''],
])('a contract that says so in words of %s is taken at its word', async (where, line, more) => {
  const text =
    where === 'a member'
      ? museumText.replace(line, line.replace(' }', ", description: 'Unchanged if omitted.' }"))
      : museumText.replace(line, `${line}\n${more}`);
  expect(text).not.toBe(museumText);
  const run = await checkedAny(text, museumServer(merging()), { tokens });
  expect(wordsOf(run.findings.all)).toEqual([]);
});
