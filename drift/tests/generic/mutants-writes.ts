/** What a museum's server can get wrong in what it stores. */

import type { Call, Museum, Mutant, Reply, Row } from './museum-server.ts';
import {
  exhibitPath,
  isRow,
  last,
  on,
  type Planted,
  piecePath,
  piecesPath,
  post,
  put,
  replaced,
  sent,
  store,
} from './mutant.ts';

const localTime: Mutant = {
  after: (call, reply, museum) => {
    if (call.operation !== post || reply.status !== 201) return undefined;
    const createdAt = new Date(Date.now() + 7_200_000).toISOString();
    Object.assign(last(museum), { createdAt });
    return { ...reply, body: { ...(reply.body as Row), createdAt } };
  },
};

/** What a PUT leaves out stays, as after a PATCH. */
const merges: Mutant = {
  before: (call, museum) => {
    if (call.operation !== put || !isRow(call.body)) return undefined;
    const { id: _, createdAt: __, code, title, status, opens, capacity, price, ...former } = replaced(museum, call);
    return { ...call, body: { ...former, ...call.body } };
  },
};

/** Of one member alone. */
const keepsOne: Mutant = {
  before: (call, museum) =>
    call.operation === put && isRow(call.body)
      ? { ...call, body: { curator: replaced(museum, call).curator ?? null, ...call.body } }
      : undefined,
};

export const writeMutants: Planted[] = [
  {
    kind: 'persistence',
    operationId: 'replaceExhibit',
    what: 'members that are left out stay: PUT replaces',
    mutant: merges,
  },
  {
    kind: 'persistence',
    operationId: 'replaceExhibit',
    what: 'the curator stays where he is left out',
    mutant: keepsOne,
  },
  {
    kind: 'status',
    operationId: 'openExhibit',
    what: '200 for what was created',
    mutant: on(post, (reply) => ({ ...reply, status: 200 })),
  },
  {
    kind: 'status',
    operationId: 'closeExhibit',
    what: '200 with a word for what was deleted',
    mutant: on(`delete ${exhibitPath}`, () => ({ status: 200, body: { ok: true } })),
  },
  {
    kind: 'status',
    operationId: 'buyTicket',
    what: '500 where the optional member is left out',
    mutant: {
      first: (call) =>
        call.operation === 'post /tickets' && isRow(call.body) && call.scopes && !('exhibitId' in call.body)
          ? { status: 500, body: { title: 'No', status: 500 }, headers: { 'content-type': 'application/problem+json' } }
          : undefined,
    },
  },
  {
    kind: 'headers',
    operationId: 'openExhibit',
    what: 'no Location',
    mutant: on(post, ({ headers: _, ...reply }) => reply),
  },
  {
    kind: 'headers',
    operationId: 'openExhibit',
    what: 'a Location that leads nowhere',
    mutant: on(post, (reply) => ({
      ...reply,
      headers: { location: '/v2/exhibits/00000000-0000-4000-8000-000000000000' },
    })),
  },
  {
    kind: 'persistence',
    operationId: 'openExhibit',
    what: 'a member is not stored',
    mutant: store(post, (museum) => Object.assign(last(museum), { contact: null })),
  },
  {
    kind: 'persistence',
    operationId: 'replaceExhibit',
    what: 'a change of one member is not stored',
    mutant: {
      before: (call, museum) =>
        call.operation === put && isRow(call.body)
          ? { ...call, body: { ...call.body, capacity: replaced(museum, call).capacity ?? 1 } }
          : undefined,
    },
  },
  {
    kind: 'persistence',
    operationId: 'patchExhibitsByExhibitIdPiecesByPieceId',
    what: 'the answer is right, the store is not',
    mutant: { first: (call, museum) => patchOnlyAnswered(call, museum) },
  },
  {
    kind: 'persistence',
    operationId: 'replaceExhibit',
    what: 'null does not clear a member',
    mutant: {
      before: (call, museum) =>
        call.operation === put && isRow(call.body) && call.body.about === null
          ? { ...call, body: { ...call.body, about: replaced(museum, call).about ?? null } }
          : undefined,
    },
  },
  {
    kind: 'persistence',
    operationId: 'openExhibit',
    what: 'an empty list becomes the old one',
    mutant: sent(post, (row) => (Array.isArray(row.tags) && row.tags.length === 0 ? { ...row, tags: ['none'] } : row)),
  },
  {
    kind: 'texts written',
    operationId: 'openExhibit',
    what: 'texts are cut at 60',
    mutant: sent(post, (row) => ({ ...row, title: cut(row.title, 60) })),
  },
  {
    kind: 'texts written',
    operationId: 'openExhibit',
    what: 'letters beyond Latin-1 become question marks',
    mutant: sent(post, (row) => ({
      ...row,
      title: typeof row.title === 'string' ? row.title.replaceAll(/[^\0-\xff]/g, '?') : row.title,
    })),
  },
  {
    kind: 'texts written',
    operationId: 'postExhibitsByExhibitIdPieces',
    what: 'texts are escaped for HTML',
    mutant: sent(`post ${piecesPath}`, (row) => ({
      ...row,
      name: typeof row.name === 'string' ? row.name.replaceAll('<', '&lt;') : row.name,
    })),
  },
  {
    kind: 'texts written',
    operationId: 'buyTicket',
    what: 'blanks in a text are joined',
    mutant: sent('post /tickets', (row) => ({
      ...row,
      holder:
        typeof row.holder === 'string' && row.holder.length >= 2 ? row.holder.replaceAll(/\s+/g, ' ') : row.holder,
    })),
  },
  {
    kind: 'dates written',
    operationId: 'openExhibit',
    what: 'dates are a day early',
    mutant: store(post, (museum) => Object.assign(last(museum), { opens: dayBefore(String(last(museum).opens)) })),
  },
  {
    kind: 'dates written',
    operationId: 'openExhibit',
    what: 'the zone of an instant is dropped',
    mutant: sent(post, (row) => ({
      ...row,
      preview: typeof row.preview === 'string' ? row.preview.replace(/[+-]\d\d:\d\d$/, 'Z') : row.preview,
    })),
  },
  {
    kind: 'dates written',
    operationId: 'openExhibit',
    what: 'the creation is in local time',
    mutant: localTime,
  },
  {
    kind: 'numbers written',
    operationId: 'openExhibit',
    what: 'prices lose their decimals',
    mutant: sent(post, (row) => ({
      ...row,
      price: typeof row.price === 'number' && row.price >= 0 && row.price < 1000 ? Math.floor(row.price) : row.price,
    })),
  },
  {
    kind: 'numbers written',
    operationId: 'postExhibitsByExhibitIdPieces',
    what: '0 becomes null',
    mutant: sent(`post ${piecesPath}`, (row) => ({
      ...row,
      ...('year' in row && { year: row.year === 0 ? null : row.year }),
    })),
  },
  {
    kind: 'lists written',
    operationId: 'openExhibit',
    what: 'a list is sorted',
    mutant: sent(post, (row) => ({ ...row, ...(Array.isArray(row.tags) && { tags: row.tags.toSorted() }) })),
  },
  {
    kind: 'defaults',
    operationId: 'openExhibit',
    what: 'another default than declared',
    mutant: sent(post, (row) => ({ isFree: true, ...row })),
  },
];

const cut = (value: unknown, most: number) =>
  typeof value === 'string' && value.length <= 80 ? value.slice(0, most) : value;
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

function patchOnlyAnswered(call: Call, museum: Museum): Reply | undefined {
  if (call.operation !== `patch ${piecePath}` || !call.scopes?.includes('write') || !isRow(call.body)) return undefined;
  const piece = museum.pieces.find(({ id }) => String(id) === call.params.pieceId);
  const { exhibit: _, ...row } = { ...piece, ...call.body } as Row;
  return piece && call.body.kind !== undefined ? { status: 200, body: { piece: row } } : undefined;
}
