import { expect, test } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';
import { type Mistakes, shelfServer, shelfText } from './generic/shelf-server.ts';

const checked = async (mistakes: Mistakes) => {
  let left: { title: string }[] = [];
  const server = shelfServer({ ...mistakes, onBooks: (books) => (left = books) });
  const run = await checkedAny(shelfText, server, { mode: 'write', runs: 0, tokens: { librarian: 'librarian' } });
  return { words: wordsOf(run.findings.all), titles: left.map(({ title }) => title) };
};

test('a record that stays below one that was deleted is told once, as a warning, and removed', async () => {
  const { words, titles } = await checked({ keepsBooks: true });
  expect(words).toEqual([
    'removeShelf|204|delete.orphan|book: DELETE answered 204, and its book is left: readBook answered 200 afterwards',
  ]);
  expect(titles).toEqual(['Dawn']);
});

test.each<[string, Mistakes]>([
  ['goes with it', {}],
  ['keeps it from being deleted', { refusesShelves: true }],
])('a record below that %s is none, and nothing of the run stays', async (_, mistakes) => {
  expect(await checked(mistakes)).toEqual({ words: [], titles: ['Dawn'] });
});

test('a deletion that does nothing is told with what it answered, and what the read after it did', async () => {
  const { words } = await checked({ removes: () => false });
  expect(words).toEqual([
    expect.stringMatching(
      /^removeBook\|204\|delete\.not-deleted\|.*: DELETE answered 204, and readBook answered 200 afterwards: it is still/,
    ),
  ]);
});
