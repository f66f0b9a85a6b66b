// Deletions that keep the record: it is readable at its address, and says that it is deleted.
import { expect, test } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';
import { shelfServer, shelfText } from './generic/shelf-server.ts';

const deletion = '      operationId: removeBook\n      responses: {';
const marked = (text: string) =>
  text
    .replace('required: [id, title, year]', 'required: [id, title, year, deletedAt]')
    .replace(
      /(Book:\n.*\n.*\n.*)year: \{ type: integer \} \}/,
      "$1year: { type: integer }, deletedAt: { type: ['string', 'null'] } }",
    );
const told = (words: string) =>
  shelfText.replace(
    deletion,
    `      operationId: removeBook\n      description: ${words}\n      responses: { '409': { description: Deleted already },`,
  );
const words = 'A soft delete. The book stays readable at its address, and is in no list any more.';

interface Habit {
  /** Each book has the member. */
  hasMember?: boolean;
  /** It is set by a deletion. */
  marks?: boolean;
  lists?: 'marked' | 'as it was';
  again?: number;
}

/** Shelves whose books stay at their addresses once they are deleted. */
function softServer({ hasMember = false, marks = hasMember, lists, again = 409 }: Habit): typeof fetch {
  const inner = shelfServer();
  type Book = Record<string, unknown>;
  const kept = new Map<string, { shelf: string; book: Book }>();
  const shelves = new Map<string, string>();
  const alive = (book: Book): Book => (hasMember ? { ...book, deletedAt: null } : book);
  const gone = (book: Book): Book => (marks ? { ...book, deletedAt: '2026-01-01T00:00:00Z' } : alive(book));
  return async (input, init) => {
    const request = new Request(input as URL, init);
    const { pathname } = new URL(request.url);
    const [, , id = ''] = /^\/(books)\/(\d+)$/.exec(pathname) ?? [];
    const [, shelf = ''] = /^\/shelves\/(\d+)\/books$/.exec(pathname) ?? [];
    const found = request.headers.get('authorization') === 'Bearer librarian' ? kept.get(id) : undefined;
    if (found && request.method === 'GET') return Response.json(gone(found.book));
    if (found && request.method === 'DELETE') return new Response(null, { status: again });
    const before =
      id && request.method === 'DELETE' ? await inner(request.url, { headers: request.headers }) : undefined;
    const answer = await inner(request);
    if (before?.ok && answer.ok) kept.set(id, { shelf: shelves.get(id) ?? '1', book: await before.json() });
    if (!answer.ok || !(id || shelf) || answer.status === 204) return answer;
    const body: unknown = await answer.json();
    if (!Array.isArray(body)) {
      const book = body as Book;
      if (shelf) shelves.set(String(book.id), shelf);
      return Response.json(alive(book), { status: answer.status });
    }
    const left = [...kept.values()].filter((one) => one.shelf === shelf).map(({ book }) => book);
    const listed = lists ? left.map(lists === 'marked' ? gone : alive) : [];
    return Response.json([...body.map(alive), ...listed]);
  };
}

const found = async (text: string, habit: Habit) => {
  const run = await checkedAny(text, softServer(habit), { mode: 'write', tokens: { librarian: 'librarian' } });
  return wordsOf(run.findings.all);
};

test.each<[string, string, Habit]>([
  ['says in words', told(words), {}],
  ['says in words, and marks', marked(told(words)), { hasMember: true }],
  ['marks by a member', marked(shelfText), { hasMember: true, again: 404 }],
  ['marks by a member, also in lists', marked(told('Deletes the book.')), { hasMember: true, lists: 'marked' }],
])('a record that stays readable is right where the contract %s it', async (_, text, habit) => {
  expect(await found(text, habit)).toEqual([]);
});

test.each<[string, string, Habit, RegExp]>([
  ['stays in the list', told(words), { lists: 'as it was' }, /removeBook\|204\|delete\.not-deleted\|list:/],
  [
    'is marked, and stays in the list that has none',
    marked(told(words)),
    { hasMember: true, lists: 'marked' },
    /list:/,
  ],
  [
    'stands in the list without its mark',
    marked(shelfText),
    { hasMember: true, lists: 'as it was', again: 404 },
    /list:/,
  ],
  [
    'lacks the mark that the words name',
    marked(told('A soft delete, with deletedAt set.')),
    { hasMember: true, marks: false },
    /removeBook\|204\|delete\.not-deleted\|.*it is still there/,
  ],
])('one that %s is told', async (_, text, habit, wanted) => {
  expect(await found(text, habit)).toEqual([expect.stringMatching(wanted)]);
});

test('without words and mark it is still there, and that it is refused the next time follows', async () => {
  const plain = shelfText.replace(deletion, `${deletion} '404': { description: None },`);
  expect(await found(plain, { again: 409 })).toEqual([
    expect.stringMatching(/^removeBook\|204\|delete\.not-deleted\|.*it is still there/),
  ]);
});
