/**
 * Mistakes in writes of a team that had read the museum's contract and server, and not the check.
 */
import type { Call, Mutant, Reply, Row } from './museum-server.ts';
import {
  accepts,
  body,
  exhibitPath,
  instead,
  last,
  on,
  type Planted,
  piecePath,
  piecesPath,
  post,
  put,
  refusal,
  refuses,
  replaced,
  sent,
  store,
  without,
} from './mutant.ts';

const kind = 'others';
/** What the record was before its replacement. */
const keeping = (change: (before: Row, row: Row) => void): Mutant => {
  let before: Row = {};
  return {
    before: (call, museum) => {
      if (call.operation === put) before = structuredClone(replaced(museum, call));
      return undefined;
    },
    after: (call, reply, museum) => {
      if (call.operation !== put || reply.status !== 200) return undefined;
      const row = replaced(museum, call);
      change(before, row);
      const { door: _, ...shown } = row;
      return { ...reply, body: { ...shown, pieceCount: (reply.body as Row).pieceCount } };
    },
  };
};
export const otherWrites: Planted[] = [
  {
    kind,
    operationId: 'openExhibit',
    what: 'Location names the list; it is the address of what was created',
    mutant: on(post, (reply) => ({ ...reply, headers: { ...reply.headers, location: '/v2/exhibits' } })),
  },
  {
    kind,
    operationId: 'openExhibit',
    what: 'created is 200; the contract has 201',
    mutant: on(post, (reply) => ({ ...reply, status: 200 })),
  },
  {
    kind,
    operationId: 'openExhibit',
    what: 'a title of 80 is refused; maxLength is 80',
    mutant: refuses(post, ({ title }) => typeof title === 'string' && title.length === 80),
  },
  {
    kind,
    operationId: 'openExhibit',
    what: 'a price of 1000 is accepted; the maximum is exclusive',
    mutant: accepts(post, ({ price }) => price === 1000),
  },
  {
    kind,
    operationId: 'openExhibit',
    what: 'price is stored without its decimals; it is a number',
    mutant: store(post, (museum) => {
      const made = last(museum);
      made.price = Math.round(Number(made.price));
    }),
  },
  {
    kind,
    operationId: 'openExhibit',
    what: 'unknown members are accepted; ExhibitInput has additionalProperties: false',
    mutant: {
      before: (call) => {
        if (call.operation !== post || typeof call.body !== 'object' || call.body === null) return undefined;
        const names = 'code title about curator status opens closes preview price capacity tags isFree contact door';
        const known = Object.entries(call.body).filter(([name]) => names.split(' ').includes(name));
        return Array.isArray(call.body) ? undefined : { ...call, body: Object.fromEntries(known) };
      },
    },
  },
  {
    kind,
    operationId: 'openExhibit',
    what: 'who may only read is 401; 403 is for somebody without the scope',
    mutant: instead(post, 403, () => refusal(401, { 'www-authenticate': 'Bearer' })),
  },
  {
    kind,
    operationId: 'openExhibit',
    what: 'JSON that is none is 500; 400 is declared',
    mutant: instead(post, 400, () => refusal(500)),
  },
  {
    kind,
    operationId: 'replaceExhibit',
    what: 'an outdated If-Match is accepted; 412 is declared',
    mutant: {
      before: (call) => {
        if (call.operation !== put || !call.headers.has('if-match')) return undefined;
        const headers = new Headers(call.headers);
        headers.set('if-match', '*');
        return { ...call, headers };
      },
    },
  },
  {
    kind,
    operationId: 'replaceExhibit',
    what: 'null keeps what was there; about is nullable and the body is the whole',
    mutant: keeping((before, row) => {
      row.about ??= before.about;
    }),
  },
  {
    kind,
    operationId: 'replaceExhibit',
    what: 'tags are added to those that were there; a replacement has those that were sent',
    mutant: keeping((before, row) => {
      row.tags = [...new Set([...(before.tags as string[]), ...(row.tags as string[])])];
    }),
  },
  {
    kind,
    operationId: 'replaceExhibit',
    what: 'createdAt is the time of the change; it is readOnly and of the creation',
    mutant: keeping((_before, row) => {
      row.createdAt = '2026-01-01T00:00:00Z';
    }),
  },
  {
    kind,
    operationId: 'closeExhibit',
    what: 'answers 200 with what was closed; the contract has 204',
    mutant: instead(`delete ${exhibitPath}`, 204, () => ({ status: 200, body: { closed: true } })),
  },
  {
    kind,
    operationId: 'patchExhibitsByExhibitIdPiecesByPieceId',
    what: 'a change without year empties it; what PieceChange leaves out stays',
    mutant: sent(`patch ${piecePath}`, (value) => ({ year: null, ...value })),
  },
  {
    kind,
    operationId: 'postExhibitsByExhibitIdPieces',
    what: 'size is lost; PieceInput.size and Piece.size are the same Size',
    mutant: {
      after: (call, reply, museum) => {
        if (call.operation !== `post ${piecesPath}` || reply.status !== 201) return undefined;
        delete museum.pieces.at(-1)?.size;
        const { size: _, ...piece } = (reply.body as { piece: Row }).piece;
        return { ...reply, body: { piece } };
      },
    },
  },
  {
    kind,
    operationId: 'deleteExhibitsByExhibitIdPiecesByPieceId',
    what: 'every piece of the exhibit goes; the address names one',
    mutant: store(`delete ${piecePath}`, (museum, call) => {
      museum.pieces = museum.pieces.filter(({ exhibit }) => exhibit !== call.params['exhibit-id']);
    }),
  },
  {
    kind,
    operationId: 'buyTicket',
    what: 'a known key with another body is replayed; "The key was used for another request" is 409',
    mutant: (() => {
      const known = new Map<string, Reply>();
      return {
        first: (call: Call) =>
          call.operation === 'post /tickets' && call.scopes?.includes('write')
            ? known.get(call.headers.get('idempotency-key') ?? '')
            : undefined,
        after: (call: Call, reply: Reply) => {
          const key = call.headers.get('idempotency-key');
          if (call.operation === 'post /tickets' && reply.status === 201 && key) known.set(key, reply);
          return undefined;
        },
      };
    })(),
  },
  {
    kind,
    operationId: 'buyTicket',
    what: 'day is stored a day early, as of another zone; day has the format date',
    mutant: store('post /tickets', (museum) => {
      const made = museum.tickets.at(-1);
      if (made) made.day = new Date(Date.parse(String(made.day)) - 86_400_000).toISOString().slice(0, 10);
    }),
  },
  {
    kind,
    operationId: 'buyTicket',
    what: 'exhibitId is not stored; TicketInput and Ticket both have it',
    mutant: sent('post /tickets', ({ exhibitId: _, ...rest }) => rest),
  },
  {
    kind,
    operationId: 'returnTicket',
    what: 'who may only read returns tickets; its security asks for write',
    mutant: without('delete /tickets/{ticketId}', 'scope'),
  },
  {
    kind,
    operationId: 'getTicket',
    what: 'the id is a text; int64 is a number',
    mutant: body('get /tickets/{ticketId}', (value) => ({ ...value, id: String(value.id) })),
  },
];
