// Records that are added to a list and have no address, and writes without a body, whose effect the
// contract does not tell.
import { expect, test } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';
import { shelfServer, shelfText } from './generic/shelf-server.ts';

const note = { type: 'object', required: ['id', 'text', 'author'], properties: { id: { type: 'integer' } } };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const refusal = { description: 'no', ...json({ type: 'object' }) };
const page = (name: string) => ({
  type: 'object',
  required: ['items', 'total'],
  properties: { items: { type: 'array', items: { $ref: `#/components/schemas/${name}` } }, total: { type: 'integer' } },
});
const errors = { 401: refusal, 404: refusal, 422: refusal };
const answered = (status: number, schema: object) => ({ [status]: { description: 'yes', ...json(schema) }, ...errors });
const ids = [
  { name: 'noteId', in: 'path', required: true, schema: { type: 'integer' } },
  { name: 'readerId', in: 'path', required: true, schema: { type: 'integer' } },
];
const text = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  security: [{ token: [] }],
  paths: {
    '/notes': {
      get: { operationId: 'listNotes', responses: answered(200, page('Note')) },
      post: {
        operationId: 'addNote',
        requestBody: { required: true, ...json({ $ref: '#/components/schemas/NewNote' }) },
        responses: answered(201, { $ref: '#/components/schemas/Note' }),
      },
    },
    '/letters': { get: { operationId: 'listLetters', responses: answered(200, page('Letter')) } },
    '/letters/{noteId}/{readerId}': {
      put: {
        operationId: 'clearLetter',
        parameters: ids,
        responses: answered(200, { $ref: '#/components/schemas/Letter' }),
      },
    },
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Note: {
        ...note,
        properties: { ...note.properties, text: { type: 'string' }, author: { type: 'string' } },
      },
      NewNote: {
        type: 'object',
        additionalProperties: false,
        required: ['text'],
        properties: { text: { type: 'string', minLength: 1, maxLength: 80 } },
      },
      Letter: {
        type: 'object',
        required: ['noteId', 'readerId'],
        properties: { noteId: { type: 'integer' }, readerId: { type: 'integer' } },
      },
    },
  },
});

type Letter = { noteId: number; readerId: number };
type Fault = { keeps?: boolean; lets?: boolean; answers?: (letter: Letter) => Letter; clearsAny?: boolean };

/** What a server that keeps the contract does, but for its fault. */
function server({ keeps = true, lets = false, answers = (one) => one, clearsAny = false }: Fault = {}): typeof fetch {
  const notes: object[] = [];
  let letters: Letter[] = [
    { noteId: 4, readerId: 1 },
    { noteId: 5, readerId: 1 },
  ];
  const answer = (status: number, body: object = {}) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  return async (input, init) => {
    const request = new Request(input as URL, init);
    const [, kind, noteId, readerId] = new URL(request.url).pathname.split('/');
    const isKnown = request.headers.get('authorization') === 'Bearer reader';
    if (!isKnown && !(lets && request.method === 'PUT')) return answer(401);
    if (['GET', 'HEAD'].includes(request.method)) {
      const items = kind === 'notes' ? notes : letters;
      return answer(200, { items, total: items.length });
    }
    if (kind === 'notes') {
      const body = (await request.json().catch(() => undefined)) as { text?: unknown } | undefined;
      const { text: words, ...more } = body ?? {};
      const isRight = typeof words === 'string' && words.length > 0 && [...words].length <= 80;
      if (!isRight || Object.keys(more).length > 0) return answer(422);
      const made = { id: notes.length + 1, text: words, author: 'reader' };
      if (keeps) notes.unshift(made);
      return answer(201, made);
    }
    const found = letters.find((one) => one.noteId === Number(noteId) && one.readerId === Number(readerId));
    if (!found) return clearsAny ? answer(200, { noteId: 0, readerId: 0 }) : answer(404);
    letters = letters.filter((one) => one !== found);
    return answer(200, answers(found));
  };
}

const tokens = { reader: 'reader' };
const told = async (fault?: Fault, mode: 'write' | 'all' = 'all') => {
  const run = await checkedAny(text, server(fault), { tokens, mode });
  return { words: wordsOf(run.findings.all), skipped: Object.fromEntries(run.skipped) };
};

test('both are exercised where the data may be lost, and nothing is found', async () => {
  expect(await told()).toEqual({ words: [], skipped: {} });
});

test('elsewhere both are left alone, with the reason', async () => {
  const { words, skipped } = await told({}, 'write');
  expect(words).toEqual([]);
  expect(skipped).toEqual({
    addNote: 'no operation deletes a note again: --mode all --disposable',
    clearLetter: 'an action: its effect is not told by the contract: --mode all --disposable',
  });
});

test.each<[string, Fault, RegExp[]]>([
  [
    'what was added is not listed',
    { keeps: false },
    [/^listNotes\|.*paging\.count/, /^listNotes\|.*create\.not-readable/],
  ],
  [
    'an action without a token',
    { lets: true },
    [/^clearLetter\|200\|auth\.missing\|.+: wanted 401 without a token, got 200$/],
  ],
  [
    'an action on what is not there',
    { clearsAny: true },
    [/^clearLetter\|200\|status\.unexpected\|missing: wanted 404 for an id that no record has, got 200$/],
  ],
  [
    'another record in the answer',
    { answers: (one) => ({ ...one, noteId: one.noteId + 1 }) },
    [/^clearLetter\|200\|read\.inconsistent\|\/noteId: noteId is 5 in the answer, elsewhere 4/],
  ],
])('%s is found', async (_, fault, patterns) => {
  const { words } = await told(fault);
  expect(words).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
});

/** A book may be reprinted, which answers with the book. */
const reprinted = shelfText.replace(
  'components:',
  `  /books/{id}/reprint:
    parameters: *ofId
    post:
      operationId: reprintBook
      responses: { '200': { description: As it became, content: *book }, 4XX: { description: Refused } }
components:`,
);

test.each<[string, boolean, unknown[]]>([
  ['stores what it answers is right', true, []],
  [
    'answers with a change and stores nothing is found',
    false,
    [
      expect.stringMatching(
        /^reprintBook\|200\|write\.not-persisted\|\/year: year is 2026 in the answer, elsewhere \d+/,
      ),
    ],
  ],
])('an action that %s', async (_, isStored, wanted) => {
  const shelves = shelfServer();
  const server: typeof fetch = async (input, init) => {
    const request = new Request(input as URL, init);
    const { pathname } = new URL(request.url);
    if (!pathname.endsWith('/reprint') || request.method !== 'POST') return shelves(request);
    const address = new URL(pathname.replace('/reprint', ''), request.url);
    const headers = { authorization: request.headers.get('authorization') ?? '' };
    const found = await shelves(address, { headers });
    if (!found.ok) return found;
    const { id, ...book } = { ...(await found.json()), year: 2026 };
    if (isStored)
      await shelves(address, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(book),
      });
    return Response.json({ id, ...book });
  };
  const run = await checkedAny(reprinted, server, { tokens: { librarian: 'librarian' } });
  expect([wordsOf(run.findings.all), run.statuses.get('reprintBook')?.has(200)]).toEqual([wanted, true]);
});
