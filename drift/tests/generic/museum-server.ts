/** A server that keeps the museum's contract, but for what a mutant of it does. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { schemasOf } from '../../core/schemas.ts';
import { readOnce } from '../support/read-once.ts';
import { received } from '../support/received.ts';

export const museumText = readFileSync('drift/tests/generic/museum.yaml', 'utf8');
const contract = readOnce(museumText);
const schemas = schemasOf(contract);

export type Row = Record<string, unknown>;

export interface Call {
  operation: string;
  method: string;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  scopes: string[] | undefined;
}

export interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Museum {
  exhibits: Row[];
  pieces: Row[];
  tickets: Row[];
  keys: Map<string, { text: string; reply: Reply }>;
  next: number;
}

/** What a mutant changes; each returns undefined where it leaves things alone. */
export interface Mutant {
  /** In place of the whole. */
  first?: (call: Call, museum: Museum) => Reply | undefined;
  /** Before the handler, with the call to change. */
  before?: (call: Call, museum: Museum) => Call | undefined;
  /** After the handler. */
  after?: (call: Call, reply: Reply, museum: Museum) => Reply | undefined;
  /** A step that is left out for calls of this kind. */
  without?: (call: Call) => Step | undefined;
}

export type Step = 'token' | 'scope' | 'id' | 'query' | 'body' | 'match' | 'duplicate' | 'key' | 'parent';

export const tokens: Record<string, string[]> = { 'curator-token': ['read', 'write'], 'visitor-token': ['read'] };

const problem = (status: number, title: string, headers: Record<string, string> = {}): Reply => ({
  status,
  body: { title, status },
  headers: { 'content-type': 'application/problem+json', ...headers },
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idOf = (number: number) =>
  `${String(number).padStart(8, '0')}-1111-4111-8111-${String(number).padStart(12, '0')}`;
const etagOf = (row: Row) => `"${createHash('sha1').update(JSON.stringify(row)).digest('hex').slice(0, 12)}"`;

export function newMuseum(): Museum {
  const exhibit = (number: number): Row => ({
    id: idOf(number),
    createdAt: `2025-0${number}-03T10:00:00Z`,
    code: `AB-000${number}`,
    title: ['Ärger', 'Bronze', 'Copper and tin', 'Dawn', 'Echo'][number - 1],
    about: number % 2 ? null : 'A room',
    curator: ['Ada', 'Bo', null, 'Ada', 'Cy'][number - 1],
    status: ['planned', 'open', 'closed', 'archived', 'open'][number - 1],
    opens: `2026-0${6 - number}-01`,
    closes: null,
    preview: null,
    price: number * 2.5,
    capacity: number * 10,
    tags: ['old'],
    isFree: number === 1,
    contact: null,
  });
  const kinds = ['painting', 'sculpture', 'video', 'drawing'];
  return {
    exhibits: [1, 2, 3, 4, 5].map(exhibit),
    pieces: [1, 2, 3, 4, 5].map((id) => ({
      id,
      exhibit: idOf(1),
      name: `Piece ${id}`,
      kind: kinds[id % 4],
      year: id === 2 ? null : 1900 + id,
    })),
    tickets: [1, 2, 3].map((id) => ({ id, holder: `Visitor ${id}`, day: '2026-05-01', persons: id })),
    keys: new Map(),
    next: 100,
  };
}

/** `fetch` of a museum of its own. */
export function museumServer(mutant: Mutant = {}, museum = newMuseum()): typeof fetch {
  return async (input, init) => {
    const { method, url, headers, text } = await received(input, init);
    const found = url.pathname.startsWith('/v2/') ? contract.match(method, url.pathname) : undefined;
    if (!found) return sent(problem(404, 'No such address'));
    let call: Call = {
      operation: `${found.operation.method} ${found.operation.path}`,
      method,
      params: found.params,
      query: url.searchParams,
      headers,
      body: parsed(text),
      scopes: tokens[(headers.get('authorization') ?? '').replace(/^Bearer /, '')],
    };
    call = mutant.before?.(call, museum) ?? call;
    const early = mutant.first?.(call, museum);
    if (early) return sent(early);
    const reply = handled(call, museum, mutant.without?.(call));
    return sent(mutant.after?.(call, structuredClone(reply), museum) ?? reply);
  };
}

const broken = Symbol('broken');

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return broken;
  }
}

const sent = ({ status, body, headers }: Reply): Response =>
  new Response(
    body === undefined || [204, 304].includes(status) ? null : typeof body === 'string' ? body : JSON.stringify(body),
    {
      status,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        date: new Date().toUTCString(),
        ...headers,
      },
    },
  );

function handled(call: Call, museum: Museum, skipped: Step | undefined): Reply {
  const { operation, method, params, query, headers, body, scopes } = call;
  const declared = contract.match(method, `/v2${operation.split(' ')[1]?.replaceAll(/\{[^}]+\}/g, 'x')}`)?.operation;
  if (operation === 'get /health') return { status: 200, body: { ok: true } };
  if (!scopes && skipped !== 'token') return problem(401, 'Who are you?', { 'www-authenticate': 'Bearer' });
  if (method !== 'GET' && !scopes?.includes('write') && skipped !== 'scope' && skipped !== 'token')
    return problem(403, 'Not allowed');
  const isId = (name: string, value: string) =>
    name === 'exhibit-id' ? uuid.test(value) : /^[1-9]\d{0,9}$/.test(value);
  if (skipped !== 'id' && Object.entries(params).some(([name, value]) => !isId(name, value)))
    return problem(400, 'No such id');
  if (skipped !== 'query')
    for (const { in: where, name, schema } of declared?.parameters ?? []) {
      const value = query.get(name);
      if (where !== 'query' || value === null) continue;
      const { type } = contract.at(schema).node;
      const given =
        type === 'integer' && /^-?\d+$/.test(value)
          ? Number(value)
          : type === 'boolean' && /^(true|false)$/.test(value)
            ? value === 'true'
            : value;
      if (schemas.check(schema, given).length > 0) return problem(400, `?${name}`);
    }
  if (operation === 'get /me') return { status: 200, body: { login: 'somebody', scopes: scopes ?? [] } };
  const exhibit = museum.exhibits.find(({ id }) => id === params['exhibit-id']);
  if (params['exhibit-id'] !== undefined && !exhibit) return problem(404, 'No such exhibit');
  const schema = declared?.body?.media[0]?.schema;
  const wrong =
    schema !== undefined && (body === undefined || body === broken || schemas.check(schema, body).length > 0);
  if (wrong && skipped !== 'body')
    return problem(body === broken || body === undefined ? 400 : 422, 'No right body', {});
  if (operation.includes('/pieces')) return pieces(call, museum, skipped);
  if (operation.includes('/tickets')) return tickets(call, museum, skipped);
  if (operation === 'get /exhibits') return { status: 200, body: pageOf(museum, query) };
  const input = body as Row;
  const same = input?.code !== undefined && museum.exhibits.some((one) => one.code === input.code && one !== exhibit);
  if (same && skipped !== 'duplicate') return problem(409, 'This code is taken');
  if (operation === 'post /exhibits') {
    const made = { id: idOf(museum.next++), createdAt: new Date().toISOString(), ...stored(input) };
    museum.exhibits.push(made);
    return { status: 201, body: shown(museum, made), headers: { location: `/v2/exhibits/${made.id}` } };
  }
  if (!exhibit) return problem(404, 'No such exhibit');
  if (method === 'GET') {
    if (headers.get('if-none-match') === etagOf(exhibit)) return { status: 304 };
    return { status: 200, body: shown(museum, exhibit), headers: { etag: etagOf(exhibit) } };
  }
  if (method === 'DELETE') {
    museum.exhibits = museum.exhibits.filter((one) => one !== exhibit);
    return { status: 204 };
  }
  const match = headers.get('if-match');
  if (!match && skipped !== 'match') return problem(428, 'Say If-Match');
  if (match !== '*' && match !== etagOf(exhibit) && skipped !== 'match') return problem(412, 'It was changed');
  for (const name of Object.keys(exhibit)) if (name !== 'id' && name !== 'createdAt') delete exhibit[name];
  Object.assign(exhibit, stored(input));
  return { status: 200, body: shown(museum, exhibit) };
}

const stored = (input: Row): Row => ({
  about: null,
  curator: null,
  closes: null,
  preview: null,
  tags: [],
  isFree: false,
  contact: null,
  ...input,
});

function shown({ pieces: all }: Museum, { door: _, ...row }: Row): Row {
  return { ...row, pieceCount: all.filter(({ exhibit }) => exhibit === row.id).length };
}

function pageOf(museum: Museum, query: URLSearchParams): { items: Row[]; total: number } {
  const has = (name: string, fits: (value: string) => boolean) =>
    query.get(name) === null || fits(query.get(name) ?? '');
  const rows = museum.exhibits.filter(
    (row) =>
      has('status', (value) => row.status === value) &&
      has('curator', (value) =>
        String(row.curator ?? '')
          .toLowerCase()
          .includes(value.toLowerCase()),
      ) &&
      has('isFree', (value) => String(row.isFree) === value) &&
      has('q', (value) => `${String(row.title)} ${String(row.about)}`.toLowerCase().includes(value.toLowerCase())),
  );
  const sort = query.get('sort');
  const key = sort?.replace('-', '');
  if (key)
    rows.sort(
      (a, b) =>
        (String(a[key]) < String(b[key]) ? -1 : String(a[key]) > String(b[key]) ? 1 : 0) *
        (sort?.startsWith('-') ? -1 : 1),
    );
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 3)];
  return { items: rows.slice(offset, offset + limit).map((row) => shown(museum, row)), total: rows.length };
}

function pieces({ method, operation, params, query, body }: Call, museum: Museum, skipped: Step | undefined): Reply {
  const own = (row: Row) => row.exhibit === params['exhibit-id'] || skipped === 'parent';
  const without = ({ exhibit: _, ...row }: Row) => row;
  if (operation.endsWith('/pieces') && method === 'GET') {
    const kind = query.get('kind');
    return {
      status: 200,
      body: museum.pieces.filter((row) => own(row) && (kind === null || row.kind === kind)).map(without),
    };
  }
  if (method === 'POST') {
    const made = { id: museum.next++, exhibit: params['exhibit-id'], ...(body as Row) };
    museum.pieces.push(made);
    return { status: 201, body: { piece: without(made) } };
  }
  const piece = museum.pieces.find((row) => String(row.id) === params.pieceId && own(row));
  if (!piece) return problem(404, 'No such piece');
  if (method === 'GET') return { status: 200, body: { piece: without(piece) } };
  if (method === 'PATCH') {
    Object.assign(piece, body);
    return { status: 200, body: { piece: without(piece) } };
  }
  museum.pieces = museum.pieces.filter((row) => row !== piece);
  return { status: 204 };
}

function tickets({ method, params, query, headers, body }: Call, museum: Museum, skipped: Step | undefined): Reply {
  if (method === 'GET' && params.ticketId === undefined) {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)];
    const rows = museum.tickets.slice((page - 1) * size, page * size);
    return { status: 200, body: rows, headers: { 'x-total-count': String(museum.tickets.length) } };
  }
  if (method === 'POST') {
    const key = headers.get('idempotency-key') ?? '';
    if (!uuid.test(key) && skipped !== 'key') return problem(400, 'Idempotency-Key');
    const before = museum.keys.get(key);
    if (before && skipped !== 'key')
      return before.text === JSON.stringify(body) ? before.reply : problem(409, 'Used before');
    const made = { id: museum.next++, ...(body as Row) };
    museum.tickets.push(made);
    const reply = { status: 201, body: made };
    museum.keys.set(key, { text: JSON.stringify(body), reply });
    return reply;
  }
  const ticket = museum.tickets.find(({ id }) => String(id) === params.ticketId);
  if (!ticket) return problem(404, 'No such ticket');
  if (method === 'GET') return { status: 200, body: ticket };
  museum.tickets = museum.tickets.filter((row) => row !== ticket);
  return { status: 204 };
}
