/** What a museum's server can get wrong where nothing is written. */
import { type Call, type Mutant, type Reply, type Row, tokens } from './museum-server.ts';

export interface Planted {
  kind: string;
  /** The operation that a finding has to name. */
  operationId: string;
  what: string;
  mutant: Mutant;
}

export const piecesPath = '/exhibits/{exhibit-id}/pieces';
export const exhibitPath = '/exhibits/{exhibit-id}';

/** Another reply of an operation, where it succeeded. */
export const on = (operation: string, change: (reply: Reply, call: Call) => Reply | undefined): Mutant => ({
  after: (call, reply) => (call.operation === operation && reply.status < 300 ? change(reply, call) : undefined),
});

/** Another body. */
export const body = (operation: string, change: (body: Row, call: Call) => unknown): Mutant =>
  on(operation, (reply, call) => ({ ...reply, body: change(reply.body as Row, call) }));

/** Another query than was sent. */
export const query = (operation: string, change: (query: URLSearchParams) => void): Mutant => ({
  before: (call) => {
    if (call.operation !== operation) return undefined;
    const other = new URLSearchParams(call.query);
    change(other);
    return { ...call, query: other };
  },
});

export const without = (operation: string, step: NonNullable<ReturnType<NonNullable<Mutant['without']>>>): Mutant => ({
  without: (call) => (call.operation === operation ? step : undefined),
});

const rows = (change: (rows: Row[], call: Call) => Row[]): Mutant =>
  body('get /exhibits', (page, call) => ({ ...page, items: change(page.items as Row[], call) }));
const each = (operation: string, change: (row: Row) => Row): Mutant =>
  operation === 'get /exhibits' ? rows((all) => all.map(change)) : body(operation, (row) => change(row));
const { door: _, ...none }: Row = {};
const left = ({ [Object.keys(none)[0] ?? 'about']: __, ...row }: Row): Row => row;

export const readMutants: Planted[] = [
  { kind: 'names', operationId: 'findExhibits', what: 'snake_case in rows', mutant: each('get /exhibits', ({ createdAt, ...row }) => ({ ...row, created_at: createdAt })) },
  { kind: 'names', operationId: 'getExhibit', what: 'a required member left out', mutant: each(`get ${exhibitPath}`, left) },
  { kind: 'names', operationId: 'findExhibits', what: 'another name for the rows', mutant: body('get /exhibits', ({ items, total }) => ({ data: items, total })) },
  { kind: 'names', operationId: 'getMe', what: 'scopes as one text', mutant: body('get /me', (me) => ({ ...me, scopes: (me.scopes as string[]).join(' ') })) },
  { kind: 'enums', operationId: 'findExhibits', what: 'capitals in an enumeration', mutant: each('get /exhibits', (row) => ({ ...row, status: String(row.status).toUpperCase() })) },
  { kind: 'nulls', operationId: 'getExhibit', what: 'an empty text for null', mutant: each(`get ${exhibitPath}`, (row) => ({ ...row, closes: row.closes ?? '' })) },
  { kind: 'nulls', operationId: 'findExhibits', what: 'members that are null left out', mutant: each('get /exhibits', (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))) },
  { kind: 'dates', operationId: 'findExhibits', what: 'a date as an instant', mutant: each('get /exhibits', (row) => ({ ...row, opens: `${String(row.opens)}T00:00:00Z` })) },
  { kind: 'dates', operationId: 'getExhibit', what: 'an instant without its zone', mutant: each(`get ${exhibitPath}`, (row) => ({ ...row, createdAt: String(row.createdAt).replace(/Z$/, '') })) },
  { kind: 'numbers', operationId: 'getExhibit', what: 'a number as text', mutant: each(`get ${exhibitPath}`, (row) => ({ ...row, price: String(row.price) })) },
  { kind: 'numbers', operationId: 'findExhibits', what: 'the total as text', mutant: body('get /exhibits', (page) => ({ ...page, total: String(page.total) })) },
  { kind: 'envelopes', operationId: 'listTickets', what: 'an envelope around the list', mutant: on('get /tickets', (reply) => ({ ...reply, body: { data: reply.body } })) },
  { kind: 'transport', operationId: 'getExhibit', what: 'half a body', mutant: on(`get ${exhibitPath}`, (reply) => ({ ...reply, body: JSON.stringify(reply.body).slice(0, -9) })) },
  { kind: 'media', operationId: 'getHealth', what: 'JSON as text/html', mutant: on('get /health', (reply) => ({ ...reply, headers: { 'content-type': 'text/html' } })) },
  { kind: 'headers', operationId: 'getExhibit', what: 'no ETag', mutant: on(`get ${exhibitPath}`, ({ headers: ___, ...reply }) => reply) },
  { kind: 'headers', operationId: 'listTickets', what: 'no X-Total-Count', mutant: on('get /tickets', ({ headers: ___, ...reply }) => reply) },
  { kind: 'status', operationId: 'getExhibit', what: '200 with null for an id of no record', mutant: { after: (call, reply) => (call.operation === `get ${exhibitPath}` && reply.status === 404 ? { status: 200, body: null } : undefined) } },
  { kind: 'status', operationId: 'getTicket', what: '400 for an id of no record', mutant: { after: (call, reply) => (call.operation === 'get /tickets/{ticketId}' && reply.status === 404 ? { ...reply, status: 400, body: { title: 'No', status: 400 } } : undefined) } },
  { kind: 'status', operationId: 'getTicket', what: '500 for an id of another form', mutant: { after: (call, reply) => (call.operation === 'get /tickets/{ticketId}' && reply.status === 400 ? { ...reply, status: 500 } : undefined) } },
  { kind: 'addresses', operationId: 'listTickets', what: 'the address is not there', mutant: { first: (call) => (call.operation === 'get /tickets' ? { status: 404, body: { title: 'No', status: 404 }, headers: { 'content-type': 'application/problem+json' } } : undefined) } },
  { kind: 'errors', operationId: 'findExhibits', what: 'errors in a shape of their own', mutant: { after: (call, reply) => (call.operation === 'get /exhibits' && reply.status === 400 ? { ...reply, body: { message: 'no' } } : undefined) } },
  { kind: 'errors', operationId: 'getExhibit', what: 'another status inside', mutant: { after: (call, reply) => (call.operation === `get ${exhibitPath}` && reply.status === 404 ? { ...reply, body: { title: 'No', status: 500 } } : undefined) } },
  { kind: 'tokens', operationId: 'findExhibits', what: 'no token needed', mutant: without('get /exhibits', 'token') },
  { kind: 'tokens', operationId: 'getTicket', what: 'any token will do', mutant: { before: (call) => (call.operation === 'get /tickets/{ticketId}' && call.headers.has('authorization') ? { ...call, scopes: call.scopes ?? ['read'] } : undefined) } },
  { kind: 'permissions', operationId: 'listTickets', what: 'visitors are refused what they may', mutant: { first: (call) => (call.operation === 'get /tickets' && call.scopes === tokens['visitor-token'] ? { status: 403, body: { title: 'No', status: 403 }, headers: { 'content-type': 'application/problem+json' } } : undefined) } },
  { kind: 'paging', operationId: 'findExhibits', what: 'another default for limit', mutant: query('get /exhibits', (one) => one.has('limit') || one.set('limit', '4')) },
  { kind: 'paging', operationId: 'findExhibits', what: 'limit is ignored', mutant: query('get /exhibits', (one) => one.set('limit', '3')) },
  { kind: 'paging', operationId: 'findExhibits', what: 'offset counts pages', mutant: query('get /exhibits', (one) => one.set('offset', String(Number(one.get('offset') ?? 0) * Number(one.get('limit') ?? 3)))) },
  { kind: 'paging', operationId: 'findExhibits', what: 'the total is that of the page', mutant: body('get /exhibits', (page) => ({ ...page, total: (page.items as Row[]).length })) },
  { kind: 'paging', operationId: 'findExhibits', what: 'the row before a page is in it too', mutant: query('get /exhibits', (one) => one.set('offset', String(Math.max(0, Number(one.get('offset') ?? 0) - 1)))) },
  { kind: 'paging', operationId: 'listTickets', what: 'pages from 0', mutant: query('get /tickets', (one) => one.set('page', String(Number(one.get('page') ?? 0) + 1))) },
  { kind: 'paging', operationId: 'listTickets', what: 'per_page is never more than 2', mutant: query('get /tickets', (one) => one.set('per_page', String(Math.min(2, Number(one.get('per_page') ?? 10))))) },
  { kind: 'paging', operationId: 'findExhibits', what: 'a limit above the maximum is accepted', mutant: without('get /exhibits', 'query') },
  { kind: 'filters', operationId: 'findExhibits', what: 'status is ignored', mutant: query('get /exhibits', (one) => one.delete('status')) },
  { kind: 'filters', operationId: 'findExhibits', what: 'status is ignored for one value in the middle', mutant: query('get /exhibits', (one) => one.get('status') === 'closed' && one.delete('status')) },
  { kind: 'filters', operationId: 'findExhibits', what: 'isFree=false is taken for true', mutant: query('get /exhibits', (one) => one.has('isFree') && one.set('isFree', 'true')) },
  { kind: 'filters', operationId: 'findExhibits', what: 'curator is ignored', mutant: query('get /exhibits', (one) => one.delete('curator')) },
  { kind: 'filters', operationId: 'findExhibits', what: 'the search finds everything', mutant: query('get /exhibits', (one) => one.delete('q')) },
  { kind: 'filters', operationId: 'getExhibitsByExhibitIdPieces', what: 'kind finds nothing for one value', mutant: on(`get ${piecesPath}`, (reply, call) => (call.query.get('kind') === 'video' ? { ...reply, body: [] } : undefined)) },
  { kind: 'order', operationId: 'findExhibits', what: 'sort is ignored', mutant: query('get /exhibits', (one) => one.delete('sort')) },
  { kind: 'order', operationId: 'findExhibits', what: 'descending is ignored', mutant: query('get /exhibits', (one) => one.has('sort') && one.set('sort', String(one.get('sort')).replace('-', ''))) },
  { kind: 'consistency', operationId: 'getExhibitsByExhibitIdPieces', what: 'a row stands twice in a list without pages', mutant: on(`get ${piecesPath}`, (reply) => ({ ...reply, body: [...(reply.body as Row[]), ...(reply.body as Row[]).slice(-1)] })) },
  { kind: 'consistency', operationId: 'getExhibit', what: 'a derived count is always 0', mutant: each(`get ${exhibitPath}`, (row) => ({ ...row, pieceCount: 0 })) },
  { kind: 'consistency', operationId: 'findExhibits', what: 'the list escapes texts for HTML', mutant: each('get /exhibits', (row) => ({ ...row, title: String(row.title).replaceAll('&', '&amp;').replaceAll('<', '&lt;') })) },
  { kind: 'consistency', operationId: 'findExhibits', what: 'prices of the list are rounded', mutant: each('get /exhibits', (row) => ({ ...row, price: Math.round(Number(row.price)) })) },
  { kind: 'cache', operationId: 'getExhibit', what: '200 for the ETag that it has', mutant: { before: (call) => (call.operation === `get ${exhibitPath}` ? { ...call, headers: new Headers([...call.headers].filter(([name]) => name !== 'if-none-match')) } : undefined) } },
];
