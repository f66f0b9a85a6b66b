import { describe, expect, test } from 'vitest';
import { readContract } from '../core/contract.ts';
import { resourcesOf } from '../live/generic/resources.ts';
import { checkedAny, wordsOf } from './generic/check.ts';
import { type Mistakes, shelfServer, shelfText } from './generic/shelf-server.ts';

const tokens = { librarian: 'librarian' };
const operations = [
  ...['addShelf', 'listShelves', 'readShelf', 'removeShelf'],
  ...['addBook', 'changeBook', 'listBooks', 'readBook', 'removeBook'],
].sort();

const booksIn = (text: string) => {
  const all = resourcesOf(readContract(text), {}).filter(({ create }) => create?.operationId === 'addBook');
  return all.map(({ address, collection, read, lists }) => [
    `${collection} ${address}`,
    read?.operationId,
    ...lists.map(({ operation }) => operation.operationId),
  ]);
};

/** The same books, created at another word. */
const otherWord = shelfText.replace('  /shelves/{id}/books:\n', '  /shelves/{id}/titles:\n');
/** A book of its own in each answer, so that only the link tells. */
const linked = otherWord.replace(
  "'201': { description: Added, content: *book }",
  `'201':
          description: Added
          content: { application/json: { schema: { type: object, required: [id], properties: { id: { type: integer } } } } }
          links: { Book: { operationId: readBook, parameters: { id: $response.body#/id } } }`,
);

describe('records that are created below another and have an address of their own', () => {
  test('are one resource: by the word, by the schema of the answer, or by a link', () => {
    expect(booksIn(shelfText)).toEqual([['/shelves/{id}/books /books/{id}', 'readBook', 'listBooks']]);
    expect(booksIn(otherWord)).toEqual([['/shelves/{id}/titles /books/{id}', 'readBook', 'listBooks']]);
    expect(booksIn(linked)).toEqual([['/shelves/{id}/titles /books/{id}', 'readBook', 'listBooks']]);
  });

  test('are not taken for those that another record has right below it, nor for what acts on them', () => {
    const copied = shelfText.replace('  /shelves/{id}/books:\n', '  /books/{id}/copies:\n');
    const [book] = resourcesOf(readContract(copied), {}).filter(({ address }) => address === '/books/{id}');
    expect(book?.create).toBeUndefined();
    const nested = shelfText.replace(
      '  /books/{id}:\n',
      '  /shelves/{id}/books/{book}: { get: { responses: { "204": { description: ok } } } }\n  /books/{id}:\n',
    );
    expect(
      resourcesOf(readContract(nested), {}).find(({ address }) => address === '/books/{id}')?.create,
    ).toBeUndefined();
  });

  test('are exercised in every way, and nothing is found on a server that keeps the contract', async () => {
    for (const mode of ['read', 'write'] as const) {
      const run = await checkedAny(shelfText, shelfServer(), { tokens, mode });
      expect([mode, wordsOf(run.findings.all)]).toEqual([mode, []]);
      const succeeded = [...run.statuses].filter(([, all]) => [...all].some((status) => status < 300));
      const wanted = mode === 'read' ? operations.filter((id) => /^(list|read)/.test(id)) : operations;
      expect([mode, succeeded.map(([id]) => id).sort()]).toEqual([mode, wanted]);
    }
  });

  test.each<[string, Mistakes, string]>([
    ['a change is answered and not stored', { changes: true }, 'changeBook|200|write.not-persisted|/title'],
    [
      'a title is cut when it is stored',
      { stores: (book) => ({ ...book, title: book.title.slice(0, 3) }) },
      'addBook|201|write.changed|/title',
    ],
    ['a deletion does nothing', { removes: () => false }, 'removeBook|204|delete.not-deleted|'],
    ['a deleted book stays in the list of its shelf', { keepsInList: true }, 'removeBook|204|delete.not-deleted|list'],
    [
      'a new book is not in the list of its shelf',
      { lists: (books) => books.slice(0, -1) },
      'listBooks|-|create.not-readable|',
    ],
    ['the list of a shelf has the books of all', { lists: (_, all) => all }, 'listBooks|-|list.filter|elsewhere'],
    [
      'the list tells another year than the book',
      { lists: (books) => books.map((one) => ({ ...one, year: one.year + 1 })) },
      'listBooks|-|read.inconsistent|/*/year',
    ],
    ['a new book has no address', { reads: () => undefined }, 'readBook|404|create.not-readable|'],
    [
      'a year that is too late is taken',
      { accepts: ({ year }) => typeof year === 'number' && year > 2100 },
      'addBook|201|request.invalid-accepted|/year',
    ],
    ['a book is added without a token', { open: 'addBook' }, 'addBook|201|auth.missing|'],
    ['a book is changed without a token', { open: 'changeBook' }, 'changeBook|200|auth.missing|'],
    ['the shelf counts one book too few', { counts: (count) => Math.max(0, count - 1) }, 'readShelf'],
  ])('%s: that is found', async (_, mistakes, wanted) => {
    const run = await checkedAny(shelfText, shelfServer(mistakes), { tokens, mode: 'write' });
    const told = wordsOf(run.findings.all);
    expect(
      told.filter((one) => one.startsWith(wanted)),
      told.join('\n'),
    ).not.toEqual([]);
  });
});
