/** Mistakes of a team that had read the museum's contract and server, and not the check. */
import type { Call, Museum, Mutant, Reply, Row } from './museum-server.ts';
import {
  body,
  each,
  exhibitPath,
  instead,
  on,
  type Planted,
  piecePath,
  piecesPath,
  query,
  refusal,
  replaced,
  without,
} from './mutant.ts';

const list = 'get /exhibits';
const one = `get ${exhibitPath}`;
const onePiece = 'getExhibitsByExhibitIdPiecesByPieceId';
const kind = 'others';
const first = (operation: string, reply: (call: Call, museum: Museum) => Reply | undefined): Mutant => ({
  first: (call, museum) => (call.operation === operation ? reply(call, museum) : undefined),
});
const page = (change: (rows: Row[], call: Call) => Row[]) =>
  body(list, (value, call) => ({ ...value, items: change(value.items as Row[], call) }));

export const otherReads: Planted[] = [
  {
    kind,
    operationId: 'getMe',
    what: 'scopes are one text, as in a token; Me.scopes is an array',
    mutant: body('get /me', (value) => ({ ...value, scopes: (value.scopes as string[]).join(' ') })),
  },
  {
    kind,
    operationId: 'getHealth',
    what: 'asks for a token; its security is []',
    mutant: first('get /health', (call) => (call.scopes ? undefined : refusal(401, { 'www-authenticate': 'Bearer' }))),
  },
  {
    kind,
    operationId: 'findExhibits',
    what: 'refuses limit=50, the maximum of limit',
    mutant: first(list, ({ query: sentQuery, scopes }) =>
      scopes && sentQuery.get('limit') === '50' ? refusal(400) : undefined,
    ),
  },
  {
    kind,
    operationId: 'findExhibits',
    what: 'has two rows where limit is left out, whose default is 3',
    mutant: query(list, (sentQuery) => {
      if (!sentQuery.has('limit')) sentQuery.set('limit', '2');
    }),
  },
  {
    kind,
    operationId: 'findExhibits',
    what: 'total is of all exhibits, whatever is filtered; status is a filter of the list',
    mutant: {
      after: (call, reply, museum) =>
        call.operation === list && reply.status === 200
          ? { ...reply, body: { ...(reply.body as Row), total: museum.exhibits.length } }
          : undefined,
    },
  },
  {
    kind,
    operationId: 'findExhibits',
    what: 'sort=-opens rises; a minus is the other direction of the enumeration',
    mutant: query(list, (sentQuery) => {
      if (sentQuery.get('sort') === '-opens') sentQuery.set('sort', 'opens');
    }),
  },
  {
    kind,
    operationId: 'findExhibits',
    what: 'isFree=false filters nothing, as it is falsy; isFree is a boolean filter',
    mutant: query(list, (sentQuery) => {
      if (sentQuery.get('isFree') === 'false') sentQuery.delete('isFree');
    }),
  },
  {
    kind,
    operationId: 'findExhibits',
    what: 'curator is forgotten where status is given; each parameter filters',
    mutant: query(list, (sentQuery) => {
      if (sentQuery.has('status')) sentQuery.delete('curator');
    }),
  },
  {
    kind,
    operationId: 'findExhibits',
    what: 'offset counts pages; offset is a number of rows beside limit',
    mutant: query(list, (sentQuery) => {
      const offset = Number(sentQuery.get('offset') ?? 0);
      if (offset > 0) sentQuery.set('offset', String(offset * Number(sentQuery.get('limit') ?? 3)));
    }),
  },
  {
    kind,
    operationId: 'findExhibits',
    what: 'the same rows come in another order each time, so that pages overlap',
    mutant: (() => {
      let turn = 0;
      return page((rows, call) => {
        turn += 1;
        return turn % 2 && !call.query.has('sort') ? rows.toReversed() : rows;
      });
    })(),
  },
  {
    kind,
    operationId: 'findExhibits',
    what: 'price is a text with two decimals; Exhibit.price is a number',
    mutant: each(list, (row) => ({ ...row, price: Number(row.price).toFixed(2) })),
  },
  {
    kind,
    operationId: 'findExhibits',
    what: 'tags without an entry are null; Exhibit.tags is an array that is not nullable',
    mutant: each(list, (row) => ({ ...row, tags: (row.tags as string[]).length > 0 ? row.tags : null })),
  },
  {
    kind,
    operationId: 'getExhibit',
    what: 'about is left out where it is null; Exhibit requires it',
    mutant: body(one, ({ about, ...row }) => (about === null ? row : { ...row, about })),
  },
  {
    kind,
    operationId: 'getExhibit',
    what: 'opens carries a time; it has the format date',
    mutant: body(one, (row) => ({ ...row, opens: `${row.opens}T00:00:00` })),
  },
  {
    kind,
    operationId: 'getExhibit',
    what: 'door is answered; it is writeOnly',
    mutant: {
      after: (call, reply, museum) =>
        call.operation === one && reply.status === 200
          ? { ...reply, body: { ...(reply.body as Row), door: replaced(museum, call).door ?? '0000' } }
          : undefined,
    },
  },
  {
    kind,
    operationId: 'getExhibit',
    what: 'any If-None-Match is 304; only the one that matches "It is as it was"',
    mutant: {
      after: (call, reply) =>
        call.operation === one && reply.status === 200 && call.headers.has('if-none-match')
          ? { status: 304 }
          : undefined,
    },
  },
  {
    kind,
    operationId: 'getExhibit',
    what: 'an exhibit that is not there is 200 null; 404 is declared',
    mutant: instead(one, 404, () => ({ status: 200, body: null, headers: { etag: '"0"' } })),
  },
  {
    kind,
    operationId: onePiece,
    what: 'a piece is found beneath any exhibit; its address names the exhibit',
    mutant: without(`get ${piecePath}`, 'parent'),
  },
  {
    kind,
    operationId: 'getExhibitsByExhibitIdPieces',
    what: 'kind=drawing filters nothing; kind is a filter by enumeration',
    mutant: query(`get ${piecesPath}`, (sentQuery) => {
      if (sentQuery.get('kind') === 'drawing') sentQuery.delete('kind');
    }),
  },
  {
    kind,
    operationId: 'listTickets',
    what: 'pages count from zero; page has the minimum 1 and the default 1',
    mutant: query('get /tickets', (sentQuery) => {
      const asked = Number(sentQuery.get('page') ?? 1);
      if (Number.isInteger(asked) && asked > 0) sentQuery.set('page', String(asked + 1));
    }),
  },
  {
    kind,
    operationId: 'listTickets',
    what: 'X-Total-Count counts the page; it is the total',
    mutant: on('get /tickets', (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'x-total-count': String((reply.body as Row[]).length) },
    })),
  },
];
