import { expect, test } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';
import { type Mistakes, shelfServer, shelfText } from './generic/shelf-server.ts';

/** The same with a list of the books of every shelf. */
const withList = shelfText.replace(
  /(?= {2}\/books\/\{id\}:\n)/,
  shelfText
    .slice(
      shelfText.indexOf('    get:\n      operationId: listBooks'),
      shelfText.indexOf('    post:\n      operationId: addBook'),
    )
    .replace(/^/, '  /books:\n')
    .replace('listBooks', 'listAllBooks'),
);

const checked = async (mistakes: Mistakes, text = shelfText) => {
  let left: { id: number; title: string; year: number }[] = [];
  const shelves = shelfServer({ ...mistakes, onBooks: (books) => (left = books) });
  const server: typeof fetch = async (input, init) => {
    const request = new Request(input as URL, init);
    const isList = new URL(request.url).pathname === '/books' && request.method === 'GET';
    const isSignedIn = request.headers.get('authorization') === 'Bearer librarian';
    if (!isList) return shelves(request);
    const rows = left.map(({ id, title, year }) => ({ id, title, year }));
    return isSignedIn ? Response.json(rows) : new Response(null, { status: 401 });
  };
  const run = await checkedAny(text, server, { mode: 'write', runs: 0, tokens: { librarian: 'librarian' } });
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

test('a record that a list outside of its parent has is not lost', async () => {
  expect(await checked({ keepsBooks: true }, withList)).toEqual({ words: [], titles: ['Dawn'] });
});

test('a deletion that does nothing is told with what it answered, and what the read after it did', async () => {
  const { words } = await checked({ removes: () => false });
  expect(words).toEqual([
    expect.stringMatching(
      /^removeBook\|204\|delete\.not-deleted\|.*: DELETE answered 204, and readBook answered 200 afterwards: it is still/,
    ),
  ]);
});
