/** What a museum's server can get wrong where something is written. */
import { body, exhibitPath, on, type Planted, piecesPath, without } from './mutants-reads.ts';
import type { Call, Museum, Mutant, Reply, Row } from './museum-server.ts';

const piecePath = `${piecesPath}/{pieceId}`;

/** Another request body than was sent. */
const sent = (operation: string, change: (body: Row) => unknown): Mutant => ({
  before: (call) => (call.operation === operation && isRow(call.body) ? { ...call, body: change(call.body) } : undefined),
});
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a write leaves in the store. */
const store = (operation: string, change: (museum: Museum, call: Call) => void): Mutant => ({
  after: (call, reply, museum) => {
    if (call.operation === operation && reply.status < 300) change(museum, call);
    return undefined as Reply | undefined;
  },
});
const refuses = (operation: string, isWrong: (body: Row) => boolean, status = 422): Mutant => ({
  first: (call) =>
    call.operation === operation && call.scopes?.includes('write') && isRow(call.body) && isWrong(call.body)
      ? { status, body: { title: 'No', status }, headers: { 'content-type': 'application/problem+json' } }
      : undefined,
});
/** Bodies in which one member is wrong are accepted. */
const accepts = (operation: string, isThis: (body: Row) => boolean): Mutant => ({
  without: (call) => (call.operation === operation && isRow(call.body) && isThis(call.body) ? 'body' : undefined),
});
const last = ({ exhibits }: Museum): Row => exhibits.at(-1) ?? {};
const replaced = (museum: Museum, call: Call): Row => museum.exhibits.find(({ id }) => id === call.params['exhibit-id']) ?? {};
const post = 'post /exhibits';
const put = `put ${exhibitPath}`;

export const writeMutants: Planted[] = [
  { kind: 'status', operationId: 'openExhibit', what: '200 for what was created', mutant: on(post, (reply) => ({ ...reply, status: 200 })) },
  { kind: 'status', operationId: 'closeExhibit', what: '200 with a word for what was deleted', mutant: on(`delete ${exhibitPath}`, () => ({ status: 200, body: { ok: true } })) },
  { kind: 'status', operationId: 'buyTicket', what: '500 where the optional member is left out', mutant: { first: (call) => (call.operation === 'post /tickets' && isRow(call.body) && call.scopes && !('exhibitId' in call.body) ? { status: 500, body: { title: 'No', status: 500 }, headers: { 'content-type': 'application/problem+json' } } : undefined) } },
  { kind: 'headers', operationId: 'openExhibit', what: 'no Location', mutant: on(post, ({ headers: _, ...reply }) => reply) },
  { kind: 'headers', operationId: 'openExhibit', what: 'a Location that leads nowhere', mutant: on(post, (reply) => ({ ...reply, headers: { location: '/v2/exhibits/00000000-0000-4000-8000-000000000000' } })) },
  { kind: 'persistence', operationId: 'openExhibit', what: 'a member is not stored', mutant: store(post, (museum) => Object.assign(last(museum), { contact: null })) },
  { kind: 'persistence', operationId: 'replaceExhibit', what: 'a change of one member is not stored', mutant: { before: (call, museum) => (call.operation === put && isRow(call.body) ? { ...call, body: { ...call.body, capacity: replaced(museum, call).capacity ?? 1 } } : undefined) } },
  { kind: 'persistence', operationId: 'patchExhibitsByExhibitIdPiecesByPieceId', what: 'the answer is right, the store is not', mutant: { first: (call, museum) => patchOnlyAnswered(call, museum) } },
  { kind: 'persistence', operationId: 'replaceExhibit', what: 'null does not clear a member', mutant: { before: (call, museum) => (call.operation === put && isRow(call.body) && call.body.about === null ? { ...call, body: { ...call.body, about: replaced(museum, call).about ?? null } } : undefined) } },
  { kind: 'persistence', operationId: 'openExhibit', what: 'an empty list becomes the old one', mutant: sent(post, (row) => (Array.isArray(row.tags) && row.tags.length === 0 ? { ...row, tags: ['none'] } : row)) },
  { kind: 'texts written', operationId: 'openExhibit', what: 'texts are cut at 60', mutant: sent(post, (row) => ({ ...row, title: cut(row.title, 60) })) },
  { kind: 'texts written', operationId: 'openExhibit', what: 'letters beyond Latin-1 become question marks', mutant: sent(post, (row) => ({ ...row, title: typeof row.title === 'string' ? row.title.replaceAll(/[^\0-\xff]/g, '?') : row.title })) },
  { kind: 'texts written', operationId: 'postExhibitsByExhibitIdPieces', what: 'texts are escaped for HTML', mutant: sent(`post ${piecesPath}`, (row) => ({ ...row, name: typeof row.name === 'string' ? row.name.replaceAll('<', '&lt;') : row.name })) },
  { kind: 'texts written', operationId: 'buyTicket', what: 'blanks in a text are joined', mutant: sent('post /tickets', (row) => ({ ...row, holder: typeof row.holder === 'string' && row.holder.length >= 2 ? row.holder.replaceAll(/\s+/g, ' ') : row.holder })) },
  { kind: 'dates written', operationId: 'openExhibit', what: 'dates are a day early', mutant: store(post, (museum) => Object.assign(last(museum), { opens: dayBefore(String(last(museum).opens)) })) },
  { kind: 'dates written', operationId: 'openExhibit', what: 'the zone of an instant is dropped', mutant: sent(post, (row) => ({ ...row, preview: typeof row.preview === 'string' ? row.preview.replace(/[+-]\d\d:\d\d$/, 'Z') : row.preview })) },
  { kind: 'dates written', operationId: 'openExhibit', what: 'the creation is in local time', mutant: store(post, (museum) => Object.assign(last(museum), { createdAt: new Date(Date.now() + 7_200_000).toISOString() })) },
  { kind: 'numbers written', operationId: 'openExhibit', what: 'prices lose their decimals', mutant: sent(post, (row) => ({ ...row, price: typeof row.price === 'number' && row.price >= 0 && row.price < 1000 ? Math.floor(row.price) : row.price })) },
  { kind: 'numbers written', operationId: 'postExhibitsByExhibitIdPieces', what: '0 becomes null', mutant: sent(`post ${piecesPath}`, (row) => ({ ...row, ...('year' in row && { year: row.year === 0 ? null : row.year }) })) },
  { kind: 'lists written', operationId: 'openExhibit', what: 'a list is sorted', mutant: sent(post, (row) => ({ ...row, ...(Array.isArray(row.tags) && { tags: row.tags.toSorted() }) })) },
  { kind: 'defaults', operationId: 'openExhibit', what: 'another default than declared', mutant: sent(post, (row) => ({ isFree: true, ...row })) },
  { kind: 'requests', operationId: 'openExhibit', what: 'null is refused for a nullable member', mutant: refuses(post, (row) => row.closes === null) },
  { kind: 'requests', operationId: 'replaceExhibit', what: 'null is refused for a nullable member', mutant: refuses(put, (row) => row.curator === null) },
  { kind: 'requests', operationId: 'openExhibit', what: 'an optional member is needed', mutant: refuses(post, (row) => !('tags' in row)) },
  { kind: 'requests', operationId: 'openExhibit', what: 'one value of the enumeration is refused', mutant: refuses(post, ({ status }) => status === 'closed') },
  { kind: 'requests', operationId: 'buyTicket', what: 'the most is refused', mutant: refuses('post /tickets', ({ persons }) => persons === 9, 400) },
  { kind: 'requests', operationId: 'postExhibitsByExhibitIdPieces', what: 'the longest text is refused', mutant: refuses(`post ${piecesPath}`, ({ name }) => typeof name === 'string' && name.length === 100, 400) },
  { kind: 'validation', operationId: 'openExhibit', what: 'a text too long is accepted', mutant: accepts(post, ({ title }) => typeof title === 'string' && title.length > 80) },
  { kind: 'validation', operationId: 'openExhibit', what: 'a pattern is not looked at', mutant: accepts(post, ({ code }) => typeof code === 'string' && !/^[A-Z]{2}-\d{4}$/.test(code)) },
  { kind: 'validation', operationId: 'openExhibit', what: 'a number below the least is accepted', mutant: accepts(post, ({ capacity }) => capacity === 0) },
  { kind: 'validation', operationId: 'openExhibit', what: 'a required member may be missing', mutant: accepts(post, (row) => !('price' in row)) },
  { kind: 'validation', operationId: 'openExhibit', what: 'members that nobody knows are accepted', mutant: accepts(post, (row) => 'contractUnknown' in row) },
  { kind: 'validation', operationId: 'replaceExhibit', what: 'any text for an enumeration', mutant: accepts(put, ({ status }) => status === 'contract-none') },
  { kind: 'validation', operationId: 'replaceExhibit', what: 'any text for an address of mail', mutant: accepts(put, ({ contact }) => typeof contact === 'string' && !contact.includes('@')) },
  { kind: 'validation', operationId: 'patchExhibitsByExhibitIdPiecesByPieceId', what: 'an empty name is accepted', mutant: accepts(`patch ${piecePath}`, ({ name }) => name === '') },
  { kind: 'validation', operationId: 'buyTicket', what: 'a day that is not', mutant: accepts('post /tickets', ({ day }) => day === '2026-02-30') },
  { kind: 'validation', operationId: 'openExhibit', what: '403 for a body that is wrong', mutant: { after: (call, reply) => (call.operation === post && reply.status === 422 ? { ...reply, status: 403, body: { title: 'No', status: 403 } } : undefined) } },
  { kind: 'conflicts', operationId: 'openExhibit', what: 'a code may be there twice', mutant: without(post, 'duplicate') },
  { kind: 'conflicts', operationId: 'replaceExhibit', what: 'a stale change is accepted', mutant: { without: (call) => (call.operation === put && call.headers.get('if-match') ? 'match' : undefined) } },
  { kind: 'conflicts', operationId: 'replaceExhibit', what: 'If-Match may be left out', mutant: { without: (call) => (call.operation === put && !call.headers.get('if-match') ? 'match' : undefined) } },
  { kind: 'conflicts', operationId: 'replaceExhibit', what: 'the ETag never changes', mutant: { before: (call) => (call.operation === put ? { ...call, headers: new Headers([...call.headers].map(([name, value]): [string, string] => [name, name === 'if-match' && value === '"one"' ? '*' : value])) } : undefined), after: (call, reply) => (call.operation === `get ${exhibitPath}` && reply.status === 200 ? { ...reply, headers: { etag: '"one"' } } : undefined) } },
  { kind: 'idempotency', operationId: 'buyTicket', what: 'the key is ignored', mutant: without('post /tickets', 'key') },
  { kind: 'idempotency', operationId: 'buyTicket', what: 'the key serves any request', mutant: { first: (call, museum) => (call.operation === 'post /tickets' && call.scopes?.includes('write') ? museum.keys.get(call.headers.get('idempotency-key') ?? '')?.reply : undefined) } },
  { kind: 'side effects', operationId: 'replaceExhibit', what: 'a change moves another record', mutant: store(put, (museum, call) => { for (const one of museum.exhibits) if (one.id !== call.params['exhibit-id']) one.curator = 'Zed'; }) },
  { kind: 'side effects', operationId: 'patchExhibitsByExhibitIdPiecesByPieceId', what: 'a PATCH clears what it does not name', mutant: { before: (call) => (call.operation === `patch ${piecePath}` && isRow(call.body) ? { ...call, body: { year: null, ...call.body } } : undefined) } },
  { kind: 'side effects', operationId: 'replaceExhibit', what: 'a change dates the creation anew', mutant: store(put, (museum, call) => Object.assign(replaced(museum, call), { createdAt: '2020-01-01T00:00:00Z' })) },
  { kind: 'side effects', operationId: 'closeExhibit', what: 'a deletion removes another record as well', mutant: store(`delete ${exhibitPath}`, (museum) => museum.exhibits.pop()) },
  { kind: 'deletes', operationId: 'returnTicket', what: 'nothing is deleted', mutant: { first: (call) => (call.operation === 'delete /tickets/{ticketId}' && call.scopes?.includes('write') ? { status: 204 } : undefined) } },
  { kind: 'deletes', operationId: 'closeExhibit', what: 'the list still has it', mutant: stillListed() },
  { kind: 'deletes', operationId: 'deleteExhibitsByExhibitIdPiecesByPieceId', what: '500 for what was deleted before', mutant: { after: (call, reply) => (call.operation === `delete ${piecePath}` && reply.status === 404 ? { ...reply, status: 500 } : undefined) } },
  { kind: 'creates', operationId: 'findExhibits', what: 'what was created is not in the list', mutant: body('get /exhibits', (page) => ({ ...page, items: (page.items as Row[]).filter(({ code }) => String(code).startsWith('AB-000')) })) },
  { kind: 'creates', operationId: 'getTicket', what: 'what was created cannot be read', mutant: { first: (call) => (call.operation === 'get /tickets/{ticketId}' && Number(call.params.ticketId) >= 100 && call.scopes ? { status: 404, body: { title: 'No', status: 404 }, headers: { 'content-type': 'application/problem+json' } } : undefined) } },
  { kind: 'rights', operationId: 'openExhibit', what: 'whoever is signed in may create', mutant: without(post, 'scope') },
  { kind: 'rights', operationId: 'deleteExhibitsByExhibitIdPiecesByPieceId', what: 'nobody need sign in to delete', mutant: without(`delete ${piecePath}`, 'token') },
  { kind: 'rights', operationId: 'replaceExhibit', what: 'whoever is signed in may change', mutant: without(put, 'scope') },
  { kind: 'parents', operationId: 'getExhibitsByExhibitIdPiecesByPieceId', what: 'a piece is found under any exhibit', mutant: without(`get ${piecePath}`, 'parent') },
  { kind: 'parents', operationId: 'getExhibitsByExhibitIdPieces', what: 'the list has the pieces of all exhibits', mutant: without(`get ${piecesPath}`, 'parent') },
  { kind: 'secrets', operationId: 'getExhibit', what: 'what is only written is returned', mutant: body(`get ${exhibitPath}`, (row) => ({ ...row, door: '1234' })) },
];

const cut = (value: unknown, most: number) => (typeof value === 'string' && value.length <= 80 ? value.slice(0, most) : value);
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

function patchOnlyAnswered(call: Call, museum: Museum): Reply | undefined {
  if (call.operation !== `patch ${piecePath}` || !call.scopes?.includes('write') || !isRow(call.body)) return undefined;
  const piece = museum.pieces.find(({ id }) => String(id) === call.params.pieceId);
  const { exhibit: _, ...row } = { ...piece, ...call.body } as Row;
  return piece && call.body.kind !== undefined ? { status: 200, body: { piece: row } } : undefined;
}

function stillListed(): Mutant {
  const seen = new Map<unknown, Row>();
  return {
    after: (call, reply) => {
      if (call.operation !== 'get /exhibits' || reply.status !== 200) return undefined;
      const page = reply.body as { items: Row[]; total: number };
      for (const row of page.items) seen.set(row.id, row);
      const gone = [...seen.values()].filter(({ id }) => Number(String(id).slice(0, 8)) >= 100 && !page.items.some((row) => row.id === id));
      return call.query.get('limit') === '50' && !call.query.get('offset') ? { ...reply, body: { items: [...page.items, ...gone], total: page.total + gone.length } } : undefined;
    },
  };
}
