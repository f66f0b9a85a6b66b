/** What a museum's server can get wrong in its lists. */

import type { Row } from './museum-server.ts';
import { body, each, exhibitPath, on, type Planted, piecesPath, query, without } from './mutant.ts';

export const listMutants: Planted[] = [
  {
    kind: 'paging',
    operationId: 'findExhibits',
    what: 'another default for limit',
    mutant: query('get /exhibits', (one) => one.has('limit') || one.set('limit', '4')),
  },
  {
    kind: 'paging',
    operationId: 'findExhibits',
    what: 'limit is ignored',
    mutant: query('get /exhibits', (one) => one.set('limit', '3')),
  },
  {
    kind: 'paging',
    operationId: 'findExhibits',
    what: 'offset counts pages',
    mutant: query('get /exhibits', (one) =>
      one.set('offset', String(Number(one.get('offset') ?? 0) * Number(one.get('limit') ?? 3))),
    ),
  },
  {
    kind: 'paging',
    operationId: 'findExhibits',
    what: 'the total is that of the page',
    mutant: body('get /exhibits', (page) => ({ ...page, total: (page.items as Row[]).length })),
  },
  {
    kind: 'paging',
    operationId: 'findExhibits',
    what: 'the row before a page is in it too',
    mutant: query('get /exhibits', (one) => one.set('offset', String(Math.max(0, Number(one.get('offset') ?? 0) - 1)))),
  },
  {
    kind: 'paging',
    operationId: 'listTickets',
    what: 'pages from 0',
    mutant: query('get /tickets', (one) => one.set('page', String(Number(one.get('page') ?? 0) + 1))),
  },
  {
    kind: 'paging',
    operationId: 'listTickets',
    what: 'per_page is never more than 2',
    mutant: query('get /tickets', (one) => one.set('per_page', String(Math.min(2, Number(one.get('per_page') ?? 10))))),
  },
  {
    kind: 'paging',
    operationId: 'findExhibits',
    what: 'a limit above the maximum is accepted',
    mutant: without('get /exhibits', 'query'),
  },
  {
    kind: 'filters',
    operationId: 'findExhibits',
    what: 'status is ignored',
    mutant: query('get /exhibits', (one) => one.delete('status')),
  },
  {
    kind: 'filters',
    operationId: 'findExhibits',
    what: 'status is ignored for one value in the middle',
    mutant: query('get /exhibits', (one) => one.get('status') === 'closed' && one.delete('status')),
  },
  {
    kind: 'filters',
    operationId: 'findExhibits',
    what: 'isFree=false is taken for true',
    mutant: query('get /exhibits', (one) => one.has('isFree') && one.set('isFree', 'true')),
  },
  {
    kind: 'filters',
    operationId: 'findExhibits',
    what: 'curator is ignored',
    mutant: query('get /exhibits', (one) => one.delete('curator')),
  },
  {
    kind: 'filters',
    operationId: 'findExhibits',
    what: 'the search finds everything',
    mutant: query('get /exhibits', (one) => one.delete('q')),
  },
  {
    kind: 'filters',
    operationId: 'getExhibitsByExhibitIdPieces',
    what: 'kind finds nothing for one value',
    mutant: on(`get ${piecesPath}`, (reply, call) =>
      call.query.get('kind') === 'video' ? { ...reply, body: [] } : undefined,
    ),
  },
  {
    kind: 'order',
    operationId: 'findExhibits',
    what: 'sort is ignored',
    mutant: query('get /exhibits', (one) => one.delete('sort')),
  },
  {
    kind: 'order',
    operationId: 'findExhibits',
    what: 'descending is ignored',
    mutant: query(
      'get /exhibits',
      (one) => one.has('sort') && one.set('sort', String(one.get('sort')).replace('-', '')),
    ),
  },
  {
    kind: 'consistency',
    operationId: 'getExhibitsByExhibitIdPieces',
    what: 'a row stands twice in a list without pages',
    mutant: on(`get ${piecesPath}`, (reply) => ({
      ...reply,
      body: [...(reply.body as Row[]), ...(reply.body as Row[]).slice(-1)],
    })),
  },
  {
    kind: 'consistency',
    operationId: 'getExhibit',
    what: 'a derived count is always 0',
    mutant: each(`get ${exhibitPath}`, (row) => ({ ...row, pieceCount: 0 })),
  },
  {
    kind: 'consistency',
    operationId: 'findExhibits',
    what: 'the list escapes texts for HTML',
    mutant: each('get /exhibits', (row) => ({
      ...row,
      title: String(row.title).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    })),
  },
  {
    kind: 'consistency',
    operationId: 'findExhibits',
    what: 'prices of the list are rounded',
    mutant: each('get /exhibits', (row) => ({ ...row, price: Math.round(Number(row.price)) })),
  },
  {
    kind: 'cache',
    operationId: 'getExhibit',
    what: '200 for the ETag that it has',
    mutant: {
      before: (call) =>
        call.operation === `get ${exhibitPath}`
          ? { ...call, headers: new Headers([...call.headers].filter(([name]) => name !== 'if-none-match')) }
          : undefined,
    },
  },
];
