/** A server for small-contract.yaml that conforms, but for one drift that a test names. */
import { createHmac } from 'node:crypto';

const users = [
  { Id: 1, Permissions: ['see', 'manage'] },
  { Id: 2, Permissions: ['see'] },
  { Id: 3, Permissions: [] as string[] },
];
const changed = (day: number) => `2026-03-0${day}T08:00:00.000Z`;
const editions = [
  { Id: 2, Name: 'Écoles 2025', Status: 0, Changed: changed(2), RowCount: 12 },
  { Id: 3, Name: 'Roads 2026', Status: 1, Changed: changed(3), RowCount: 25 },
];
const words = ['Lead agency', 'Côte sûre', 'Budget 100%', 'Speed', 'Post_crash'];
const rowsOf = (edition: number) =>
  Array.from({ length: edition === 3 ? 25 : 12 }, (_, index) => ({
    Id: edition * 100 + 50 - index,
    OrderNumber: `${Math.floor(index / 12) + 1}.${(index % 12) + 1}`,
    Name: `${words[index % words.length]} ${index}`,
    Status: index % 3,
    UserId: index % 4 === 0 ? 1 : index % 4 === 1 ? 2 : null,
  }));

const secret = 'only this server knows';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** A token of a user, as a provider would sign it. */
export function smallToken(userId: number): string {
  const content = `${part({ alg: 'HS256' })}.${part({ sub: userId, exp: 4_000_000_000 })}`;
  return `${content}.${signed(content)}`;
}

export interface SmallRequest {
  operationId: string;
  params: { id?: string | undefined; rowId?: string | undefined };
  query: URLSearchParams;
  user: (typeof users)[number] | undefined;
  request: Request;
  body: unknown;
}

export interface SmallResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What a test changes. Each returns undefined where it leaves things alone. */
export interface Drift {
  /** Instead of looking at the token. */
  signIn?: (authorization: string | null) => (typeof users)[number] | undefined;
  /** Before anything else, the routing included. */
  first?: (request: Request) => Response | undefined;
  /** A step of the refusals that is left out, for these operations. */
  without?: { operationId: string; step: 'token' | 'ids' | 'permission' | 'record' | 'query' | 'header' };
  /** Of the rows that match, in place of a page. */
  page?: (rows: ReturnType<typeof rowsOf>, offset: number, size: number) => { Data: unknown[]; Count: number };
  /** Changes a response that was right. */
  response?: (requested: SmallRequest, response: SmallResponse) => SmallResponse | undefined;
  /** Instead of what the filters choose. */
  filter?: (
    query: URLSearchParams,
    row: ReturnType<typeof rowsOf>[number],
    right: boolean,
    user: (typeof users)[number] | undefined,
  ) => boolean;
}

const problem = (status: number, title: string, headers = {}): SmallResponse => ({
  status,
  body: { title, status },
  headers: { 'content-type': 'application/problem+json', ...headers },
});

const routes: [RegExp, string, string][] = [
  [/^\/api\/me$/, 'GET', 'readCurrentUser'],
  [/^\/api\/editions$/, 'GET', 'listEditions'],
  [/^\/api\/editions\/([^/]+)$/, 'GET', 'readEdition'],
  [/^\/api\/editions\/([^/]+)$/, 'PUT', 'updateEdition'],
  [/^\/api\/editions\/([^/]+)\/rows$/, 'GET', 'listRows'],
  [/^\/api\/editions\/([^/]+)\/rows\/([^/]+)$/, 'GET', 'readRow'],
];
const needs: Record<string, string> = { updateEdition: 'manage', listRows: 'see', readRow: 'see' };

/** `fetch` of the server. */
export function smallServer(drift: Drift = {}): typeof fetch {
  return async (input, init) => {
    const request = new Request(input as URL, init);
    const early = drift.first?.(request);
    if (early) return early;
    const { pathname, searchParams } = new URL(request.url);
    const route = routes.find(([path, method]) => path.test(pathname) && method === request.method);
    if (!route) return sent(problem(404, 'Not Found'));
    const [, id, rowId] = route[0].exec(pathname) ?? [];
    const text = await request.clone().text();
    const requested: SmallRequest = {
      operationId: route[2],
      params: { id, rowId },
      query: searchParams,
      user: (drift.signIn ?? verified)(request.headers.get('authorization')),
      request,
      body: text ? JSON.parse(text) : undefined,
    };
    const response = handle(requested, drift);
    return sent(drift.response?.(requested, response) ?? response);
  };
}

function sent({ status, body, headers }: SmallResponse): Response {
  return new Response(body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

function verified(authorization: string | null) {
  const [head, claims, signature] = (authorization?.replace('Bearer ', '') ?? '').split('.');
  if (!head || !claims || signature !== signed(`${head}.${claims}`)) return undefined;
  return userIn(claims);
}

/** Whom the claims of a token name, whoever signed it. */
export function userIn(claims: string): (typeof users)[number] | undefined {
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: number };
  return users.find(({ Id }) => Id === sub);
}

function handle(requested: SmallRequest, drift: Drift): SmallResponse {
  const { operationId, params, query, user, request } = requested;
  const kept = (step: NonNullable<Drift['without']>['step']) =>
    drift.without?.operationId !== operationId || drift.without.step !== step;
  if (!user && kept('token')) return problem(401, 'Unauthorized', { 'www-authenticate': 'Bearer' });
  const isId = (text: string | undefined) =>
    text === undefined || (/^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= 2_147_483_647);
  if (kept('ids') && !(isId(params.id) && isId(params.rowId))) return problem(400, 'Bad Request');
  if (kept('query') && !isQuery(operationId, query)) return problem(400, 'Bad Request');
  const key = request.headers.get('idempotency-key');
  if (key && kept('header') && !/^[\da-f-]{36}$/.test(key)) return problem(400, 'Bad Request');
  const need = needs[operationId];
  if (need && kept('permission') && !user?.Permissions.includes(need)) return problem(403, 'Forbidden');
  const edition = editions.find(({ Id }) => Id === Number(params.id));
  const row = edition && rowsOf(edition.Id).find(({ Id }) => Id === Number(params.rowId));
  if (kept('record') && ((params.id && !edition) || (params.rowId && !row))) return problem(404, 'Not Found');
  if (operationId === 'readCurrentUser') return { status: 200, body: user ?? users[0] };
  if (operationId === 'listEditions') return { status: 200, body: editions };
  if (operationId === 'readEdition') return { status: 200, body: edition ?? editions[0] };
  if (operationId === 'readRow')
    return { status: 200, body: row ?? rowsOf(2).find(({ Id }) => Id === Number(params.rowId)) ?? rowsOf(3)[0] };
  if (operationId === 'listRows') return pageOf(edition?.Id ?? 3, requested, drift);
  return problem(422, 'Unprocessable Content');
}

const isQuery = (operationId: string, query: URLSearchParams) =>
  operationId !== 'listRows' ||
  (/^\d{1,9}$/.test(query.get('offset') ?? '0') &&
    /^\d{1,3}$/.test(query.get('pageSize') ?? '5') &&
    Number(query.get('pageSize') ?? 5) >= 1 &&
    Number(query.get('pageSize') ?? 5) <= 20 &&
    /^(true|false)$/.test(query.get('mine') ?? 'true') &&
    (query.get('text') ?? '').length <= 100 &&
    /^\[([0-2](,[0-2])*)?\]$/.test(query.get('statuses') ?? '[]'));

function pageOf(edition: number, { query, user }: SmallRequest, { page, filter }: Drift): SmallResponse {
  const statuses = JSON.parse(query.get('statuses') ?? '[]') as number[];
  const text = (query.get('text') ?? '').toLowerCase();
  const mine = (query.get('mine') ?? 'true') === 'true';
  const rows = rowsOf(edition).filter((row) => {
    const right =
      (statuses.length === 0 || statuses.includes(row.Status)) &&
      `${row.OrderNumber} ${row.Name}`.toLowerCase().includes(text) &&
      (!mine || row.UserId === user?.Id);
    return filter ? filter(query, row, right, user) : right;
  });
  const [offset, size] = [Number(query.get('offset') ?? 0), Number(query.get('pageSize') ?? 5)];
  const body = page ? page(rows, offset, size) : { Data: rows.slice(offset, offset + size), Count: rows.length };
  return { status: 200, body, headers: { 'x-total': String(rows.length) } };
}
