/** What a museum's server can get wrong where nothing is written. */

import { type Row, tokens } from './museum-server.ts';
import { body, each, exhibitPath, on, type Planted, without } from './mutant.ts';

const left = ({ about: _, ...row }: Row): Row => row;

export const readMutants: Planted[] = [
  {
    kind: 'names',
    operationId: 'findExhibits',
    what: 'snake_case in rows',
    mutant: each('get /exhibits', ({ createdAt, ...row }) => ({ ...row, created_at: createdAt })),
  },
  {
    kind: 'names',
    operationId: 'getExhibit',
    what: 'a required member left out',
    mutant: each(`get ${exhibitPath}`, left),
  },
  {
    kind: 'names',
    operationId: 'findExhibits',
    what: 'another name for the rows',
    mutant: body('get /exhibits', ({ items, total }) => ({ data: items, total })),
  },
  {
    kind: 'names',
    operationId: 'getMe',
    what: 'scopes as one text',
    mutant: body('get /me', (me) => ({ ...me, scopes: (me.scopes as string[]).join(' ') })),
  },
  {
    kind: 'enums',
    operationId: 'findExhibits',
    what: 'capitals in an enumeration',
    mutant: each('get /exhibits', (row) => ({ ...row, status: String(row.status).toUpperCase() })),
  },
  {
    kind: 'nulls',
    operationId: 'getExhibit',
    what: 'an empty text for null',
    mutant: each(`get ${exhibitPath}`, (row) => ({ ...row, closes: row.closes ?? '' })),
  },
  {
    kind: 'nulls',
    operationId: 'findExhibits',
    what: 'members that are null left out',
    mutant: each('get /exhibits', (row) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
    ),
  },
  {
    kind: 'dates',
    operationId: 'findExhibits',
    what: 'a date as an instant',
    mutant: each('get /exhibits', (row) => ({ ...row, opens: `${String(row.opens)}T00:00:00Z` })),
  },
  {
    kind: 'dates',
    operationId: 'getExhibit',
    what: 'an instant without its zone',
    mutant: each(`get ${exhibitPath}`, (row) => ({ ...row, createdAt: String(row.createdAt).replace(/Z$/, '') })),
  },
  {
    kind: 'numbers',
    operationId: 'getExhibit',
    what: 'a number as text',
    mutant: each(`get ${exhibitPath}`, (row) => ({ ...row, price: String(row.price) })),
  },
  {
    kind: 'numbers',
    operationId: 'findExhibits',
    what: 'the total as text',
    mutant: body('get /exhibits', (page) => ({ ...page, total: String(page.total) })),
  },
  {
    kind: 'envelopes',
    operationId: 'listTickets',
    what: 'an envelope around the list',
    mutant: on('get /tickets', (reply) => ({ ...reply, body: { data: reply.body } })),
  },
  {
    kind: 'transport',
    operationId: 'getExhibit',
    what: 'half a body',
    mutant: on(`get ${exhibitPath}`, (reply) => ({ ...reply, body: JSON.stringify(reply.body).slice(0, -9) })),
  },
  {
    kind: 'media',
    operationId: 'getHealth',
    what: 'JSON as text/html',
    mutant: on('get /health', (reply) => ({ ...reply, headers: { 'content-type': 'text/html' } })),
  },
  {
    kind: 'headers',
    operationId: 'getExhibit',
    what: 'no ETag',
    mutant: on(`get ${exhibitPath}`, ({ headers: ___, ...reply }) => reply),
  },
  {
    kind: 'headers',
    operationId: 'listTickets',
    what: 'no X-Total-Count',
    mutant: on('get /tickets', ({ headers: ___, ...reply }) => reply),
  },
  {
    kind: 'status',
    operationId: 'getExhibit',
    what: '200 with null for an id of no record',
    mutant: {
      after: (call, reply) =>
        call.operation === `get ${exhibitPath}` && reply.status === 404 ? { status: 200, body: null } : undefined,
    },
  },
  {
    kind: 'status',
    operationId: 'getTicket',
    what: '400 for an id of no record',
    mutant: {
      after: (call, reply) =>
        call.operation === 'get /tickets/{ticketId}' && reply.status === 404
          ? { ...reply, status: 400, body: { title: 'No', status: 400 } }
          : undefined,
    },
  },
  {
    kind: 'status',
    operationId: 'getTicket',
    what: '500 for an id of another form',
    mutant: {
      after: (call, reply) =>
        call.operation === 'get /tickets/{ticketId}' && reply.status === 400 ? { ...reply, status: 500 } : undefined,
    },
  },
  {
    kind: 'addresses',
    operationId: 'listTickets',
    what: 'the address is not there',
    mutant: {
      first: (call) =>
        call.operation === 'get /tickets'
          ? { status: 404, body: { title: 'No', status: 404 }, headers: { 'content-type': 'application/problem+json' } }
          : undefined,
    },
  },
  {
    kind: 'errors',
    operationId: 'findExhibits',
    what: 'errors in a shape of their own',
    mutant: {
      after: (call, reply) =>
        call.operation === 'get /exhibits' && reply.status === 400 ? { ...reply, body: { message: 'no' } } : undefined,
    },
  },
  {
    kind: 'errors',
    operationId: 'getExhibit',
    what: 'another status inside',
    mutant: {
      after: (call, reply) =>
        call.operation === `get ${exhibitPath}` && reply.status === 404
          ? { ...reply, body: { title: 'No', status: 500 } }
          : undefined,
    },
  },
  { kind: 'tokens', operationId: 'findExhibits', what: 'no token needed', mutant: without('get /exhibits', 'token') },
  {
    kind: 'tokens',
    operationId: 'getTicket',
    what: 'any token will do',
    mutant: {
      before: (call) =>
        call.operation === 'get /tickets/{ticketId}' && call.headers.has('authorization')
          ? { ...call, scopes: call.scopes ?? ['read'] }
          : undefined,
    },
  },
  {
    kind: 'permissions',
    operationId: 'listTickets',
    what: 'visitors are refused what they may',
    mutant: {
      first: (call) =>
        call.operation === 'get /tickets' && call.scopes === tokens['visitor-token']
          ? { status: 403, body: { title: 'No', status: 403 }, headers: { 'content-type': 'application/problem+json' } }
          : undefined,
    },
  },
];
