import { expect, test } from 'vitest';
import { readContract } from '../core/contract.ts';
import { checkedAny, wordsOf } from './generic/check.ts';

const text = `
swagger: '2.0'
info: { title: Books, version: '1' }
basePath: /v1
consumes: [application/json]
produces: [application/json]
securityDefinitions: { Bearer: { type: apiKey, name: Authorization, in: header } }
security: [{ Bearer: [] }]
parameters:
  Id: { name: bookId, in: path, required: true, type: integer, minimum: 1, maximum: 100000 }
responses:
  None: { description: There is none }
paths:
  /books:
    get:
      operationId: listBooks
      parameters: [{ name: limit, in: query, type: integer, minimum: 1, maximum: 50, default: 20 }]
      responses:
        200: { description: ok, schema: { type: array, items: { $ref: '#/definitions/Book' } } }
        400: { description: no }
        401: { description: who }
    post:
      operationId: addBook
      parameters: [{ name: body, in: body, required: true, schema: { $ref: '#/definitions/BookInput' } }]
      responses:
        201: { description: made, schema: { $ref: '#/definitions/Book' } }
        400: { description: no }
        401: { description: who }
  /books/{bookId}:
    parameters: [{ $ref: '#/parameters/Id' }]
    get:
      operationId: getBook
      responses:
        200: { description: ok, schema: { $ref: '#/definitions/Book' } }
        400: { description: no }
        401: { description: who }
        404: { $ref: '#/responses/None' }
    delete:
      operationId: removeBook
      responses: { 204: { description: gone }, 400: { description: no }, 401: { description: who }, 404: { $ref: '#/responses/None' } }
definitions:
  BookInput:
    type: object
    required: [title]
    properties:
      title: { type: string, minLength: 1, maxLength: 60 }
      year: { type: integer, minimum: 0, maximum: 3000, x-nullable: true }
  Book:
    allOf:
      - { $ref: '#/definitions/BookInput' }
      - { type: object, required: [id, year], properties: { id: { type: integer, readOnly: true } } }
`;

type Book = Record<string, unknown>;

/** Keeps the contract, but for what `shown` makes of a book. */
function server(shown: (book: Book) => Book = (book) => book): typeof fetch {
  const books = new Map<number, Book>([[1, { id: 1, title: 'Ä', year: null }]]);
  let last = 1;
  const empty = (status: number) => new Response(null, { status });
  return async (url, init) => {
    const { pathname, searchParams } = new URL(String(url));
    const { method = 'GET' } = init ?? {};
    if (new Headers(init?.headers).get('authorization') !== 'Bearer key') return empty(401);
    if (pathname === '/v1/books' && method === 'GET') {
      const limit = searchParams.get('limit') ?? '20';
      if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 50) return empty(400);
      return Response.json([...books.values()].slice(0, Number(limit)).map(shown));
    }
    if (pathname === '/v1/books' && method === 'POST') {
      const input = parsed(init?.body);
      if (!isInput(input)) return empty(400);
      const book = { year: null, ...input, id: ++last };
      books.set(book.id, book);
      return Response.json(shown(book), { status: 201 });
    }
    const [, id] = /^\/v1\/books\/([^/]+)$/.exec(pathname) ?? [];
    if (id === undefined) return empty(404);
    if (!/^[1-9]\d{0,5}$/.test(id) || Number(id) > 100_000) return empty(400);
    const book = books.get(Number(id));
    if (!book) return empty(404);
    if (method === 'GET') return Response.json(shown(book));
    if (method !== 'DELETE') return empty(405);
    books.delete(Number(id));
    return empty(204);
  };
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

function isInput(value: unknown): value is Book {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { title, year = null } = value as Book;
  const isYear = year === null || (Number.isInteger(year) && Number(year) >= 0 && Number(year) <= 3000);
  return typeof title === 'string' && title.length > 0 && [...title].length <= 60 && isYear;
}

const tokens = { reader: 'key' };

test('a contract in Swagger 2.0 is read as OpenAPI, and checked as any other', async () => {
  const contract = readContract(text);
  expect([contract.prefix, [...contract.operations.keys()]]).toEqual([
    '/v1',
    ['listBooks', 'addBook', 'getBook', 'removeBook'],
  ]);
  const run = await checkedAny(text, server(), { tokens });
  expect(wordsOf(run.findings.all)).toEqual([]);
  const succeeded = [...run.statuses].filter(([, all]) => [...all].some((status) => status < 300)).map(([id]) => id);
  expect(succeeded.sort()).toEqual(['addBook', 'getBook', 'listBooks', 'removeBook']);
});

test.each([
  ['another type', (book: Book) => ({ ...book, id: String(book.id) }), 'getBook|200|body.schema|/id'],
  [
    'no null for x-nullable',
    ({ year, ...book }: Book) => ({ ...book, year: year ?? '' }),
    'listBooks|200|body.schema|/*/year',
  ],
])('drift is found in it: %s', async (_, shown, id) => {
  const run = await checkedAny(text, server(shown), { tokens });
  expect(wordsOf(run.findings.all).join('\n')).toContain(id);
});

test('another Swagger is refused in a sentence', () => {
  expect(() => readContract(text.replace("swagger: '2.0'", "swagger: '1.2'"))).toThrow(
    'swagger: 1.2 is not understood',
  );
});
