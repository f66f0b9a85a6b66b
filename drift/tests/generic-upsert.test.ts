import { expect, test } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';

/** Labels that a PUT makes or replaces; nothing else makes one. */
const text = `
openapi: 3.1.0
info: { title: Labels, version: '1' }
security: [{ token: [] }]
x-label: &label { application/json: { schema: { $ref: '#/components/schemas/Label' } } }
paths:
  /labels:
    get:
      operationId: listLabels
      responses:
        '200': { description: All, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Label' } } } } }
        4XX: { description: Refused }
  /labels/{key}:
    parameters: [{ name: key, in: path, required: true, schema: { type: string, pattern: '^[a-z0-9-]{1,40}$' } }]
    get:
      operationId: readLabel
      responses: { '200': { description: One, content: *label }, 4XX: { description: Refused } }
    put:
      operationId: putLabel
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/LabelInput' } } } }
      responses:
        '200': { description: Replaced, content: *label }
        '201': { description: Made, content: *label }
        4XX: { description: Refused }
    delete:
      operationId: removeLabel
      responses: { '204': { description: Gone }, 4XX: { description: Refused } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    LabelInput: &input
      type: object
      additionalProperties: false
      required: [text]
      properties: { text: { type: string, minLength: 1, maxLength: 80 }, colour: { type: string, enum: [red, blue] } }
    Label:
      type: object
      required: [key, text]
      properties: { key: { type: string }, text: { type: string }, colour: { type: string, enum: [red, blue] } }
`;

type Label = Record<string, unknown>;

interface Mistakes {
  made?: number;
  replaced?: number;
  /** A second PUT adds a row. */
  adds?: true;
  /** Nothing is made where nothing is. */
  refuses?: number;
  /** What a PUT is to make is answered, and not stored. */
  loses?: true;
  /** A PUT of what is there is answered, and not stored. */
  forgets?: true;
  accepts?: true;
  open?: true;
  keeps?: true;
}

const empty = (status: number) => new Response(null, { status });

function labels(mistakes: Mistakes = {}) {
  let rows: Label[] = [{ key: 'first', text: 'First' }];
  let next = 0;
  const asked: string[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const [, collection, key, more] = pathname.split('/');
    asked.push(`${request.method} ${pathname}`);
    if (collection !== 'labels' || more !== undefined || key === '') return empty(404);
    if (request.headers.get('authorization') !== 'Bearer me' && !(mistakes.open && request.method === 'PUT'))
      return empty(401);
    if (key === undefined && request.method === 'GET') return Response.json(rows);
    if (key === undefined && request.method !== 'POST') return empty(405);
    const found = rows.find((row) => row.key === key);
    if (request.method === 'GET') return found ? Response.json(found) : empty(404);
    if (request.method === 'DELETE') {
      if (!found) return empty(404);
      if (!mistakes.keeps) rows = rows.filter((row) => row.key !== key);
      return empty(204);
    }
    if (request.method !== 'PUT' && request.method !== 'POST') return empty(405);
    const body = (await request.json().catch(() => undefined)) as Label | undefined;
    const isRight =
      typeof body === 'object' &&
      body !== null &&
      typeof body.text === 'string' &&
      body.text !== '' &&
      [...body.text].length <= 80 &&
      [undefined, 'red', 'blue'].includes(body.colour as string) &&
      Object.keys(body).every((name) => ['text', 'colour'].includes(name));
    if (body === undefined || (!isRight && !mistakes.accepts)) return empty(422);
    if (key === undefined) {
      next += 1;
      const made = { ...body, key: `made-${next}` };
      rows = [...rows, made];
      return Response.json(made, { status: 201 });
    }
    if (!found && mistakes.refuses !== undefined) return empty(mistakes.refuses);
    if (!found && mistakes.loses) return Response.json({ ...body, key }, { status: 201 });
    const label = { ...body, key };
    if (!found || mistakes.adds) rows = [...rows, label];
    else if (!mistakes.forgets) rows = rows.map((row) => (row.key === key ? label : row));
    const status = found ? (mistakes.replaced ?? 200) : (mistakes.made ?? 201);
    return status === 204 ? empty(204) : Response.json(label, { status });
  };
  return { fetcher, asked, left: () => rows };
}

const tokens = { one: 'me' };

test('records that only a PUT makes are made, read, replaced and removed, and none is left', async () => {
  const server = labels();
  const run = await checkedAny(text, server.fetcher, { tokens });
  expect([wordsOf(run.findings.all), Object.fromEntries(run.skipped)]).toEqual([[], {}]);
  expect(server.left()).toEqual([{ key: 'first', text: 'First' }]);
  expect([...(run.statuses.get('putLabel') ?? [])].sort()).toEqual([200, 201, 401, 422]);
  expect(run.performed.get('removeLabel')?.has('delete.not-deleted')).toBe(true);
});

test('where a mode only reads, no PUT that could make a record is sent with a body', async () => {
  const server = labels({ open: true, accepts: true });
  await checkedAny(text, server.fetcher, { tokens, mode: 'read' });
  expect(server.left()).toEqual([{ key: 'first', text: 'First' }]);
  const optional = labels({ open: true, accepts: true });
  const bare = text.replace('requestBody: { required: true', 'requestBody: { required: false');
  await checkedAny(bare, optional.fetcher, { tokens, mode: 'read' });
  expect(optional.asked.filter((one) => one.startsWith('PUT'))).toEqual([]);
});

test.each<[string, Mistakes, RegExp]>([
  [
    'that it was made',
    { made: 200 },
    /^putLabel\|200\|status\.unexpected\|created: wanted 201 for an id that no record/,
  ],
  [
    'that it was there',
    { replaced: 201 },
    /^putLabel\|201\|status\.unexpected\|replaced: wanted 200 for a record that/,
  ],
  [
    'one record of an id',
    { adds: true },
    /^putLabel\|.*\|repeated: the same address was put twice, and the list has 2/,
  ],
  ['what was replaced', { forgets: true }, /^putLabel\|200\|write\.not-persisted\|/],
  ['what the schema forbids', { accepts: true }, /^putLabel\|201\|request\.invalid-accepted\|\/text: /],
  ['who asks', { open: true }, /^putLabel\|201\|auth\.missing\|/],
  ['what was deleted', { keeps: true }, /^removeLabel\|204\|delete\.not-deleted\|/],
])('a server that does not keep the contract is found out: %s', async (_what, mistakes, words) => {
  const run = await checkedAny(text, labels(mistakes).fetcher, { tokens });
  expect(wordsOf(run.findings.all)).toEqual(expect.arrayContaining([expect.stringMatching(words)]));
});

test('beside a POST, a PUT that declares 201 has to make the record as well', async () => {
  const posting = text.replace(
    '  /labels/{key}:',
    `    post:
      operationId: addLabel
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/LabelInput' } } } }
      responses: { '201': { description: Made, content: *label }, 4XX: { description: Refused } }
  /labels/{key}:`,
  );
  const of = async (mistakes: Mistakes = {}) =>
    wordsOf((await checkedAny(posting, labels(mistakes).fetcher, { tokens })).findings.all);
  expect(await of()).toEqual([]);
  expect(await of({ refuses: 404 })).toEqual([
    'putLabel|404|status.unexpected|created: wanted 201 for an id that no record has, got 404',
  ]);
  expect(await of({ loses: true })).toEqual([
    expect.stringMatching(/^readLabel\|404\|create\.not-readable\|.* after a PUT made it, got 404$/),
  ]);
  expect(await of({ made: 200 })).toEqual([expect.stringMatching(/^putLabel\|200\|status\.unexpected\|created: /)]);
});
