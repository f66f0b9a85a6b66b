/** What a museum's server can refuse or accept wrongly, and what it can do besides. */

import type { Row } from './museum-server.ts';
import {
  accepts,
  body,
  exhibitPath,
  isRow,
  type Planted,
  piecePath,
  piecesPath,
  post,
  put,
  refuses,
  replaced,
  stillListed,
  store,
  without,
} from './mutant.ts';

export const refusalMutants: Planted[] = [
  {
    kind: 'requests',
    operationId: 'openExhibit',
    what: 'null is refused for a nullable member',
    mutant: refuses(post, (row) => row.closes === null),
  },
  {
    kind: 'requests',
    operationId: 'replaceExhibit',
    what: 'null is refused for a nullable member',
    mutant: refuses(put, (row) => row.curator === null),
  },
  {
    kind: 'requests',
    operationId: 'openExhibit',
    what: 'an optional member is needed',
    mutant: refuses(post, (row) => !('tags' in row)),
  },
  {
    kind: 'requests',
    operationId: 'openExhibit',
    what: 'one value of the enumeration is refused',
    mutant: refuses(post, ({ status }) => status === 'closed'),
  },
  {
    kind: 'requests',
    operationId: 'buyTicket',
    what: 'the most is refused',
    mutant: refuses('post /tickets', ({ persons }) => persons === 9, 400),
  },
  {
    kind: 'requests',
    operationId: 'postExhibitsByExhibitIdPieces',
    what: 'the longest text is refused',
    mutant: refuses(`post ${piecesPath}`, ({ name }) => typeof name === 'string' && name.length === 100, 400),
  },
  {
    kind: 'validation',
    operationId: 'openExhibit',
    what: 'a text too long is accepted',
    mutant: accepts(post, ({ title }) => typeof title === 'string' && title.length > 80),
  },
  {
    kind: 'validation',
    operationId: 'openExhibit',
    what: 'a pattern is not looked at',
    mutant: accepts(post, ({ code }) => typeof code === 'string' && !/^[A-Z]{2}-\d{4}$/.test(code)),
  },
  {
    kind: 'validation',
    operationId: 'openExhibit',
    what: 'a number below the least is accepted',
    mutant: accepts(post, ({ capacity }) => capacity === 0),
  },
  {
    kind: 'validation',
    operationId: 'openExhibit',
    what: 'a required member may be missing',
    mutant: accepts(post, (row) => !('price' in row)),
  },
  {
    kind: 'validation',
    operationId: 'openExhibit',
    what: 'members that nobody knows are accepted',
    mutant: accepts(post, (row) => 'contractUnknown' in row),
  },
  {
    kind: 'validation',
    operationId: 'replaceExhibit',
    what: 'any text for an enumeration',
    mutant: accepts(put, ({ status }) => status === 'contract-none'),
  },
  {
    kind: 'validation',
    operationId: 'replaceExhibit',
    what: 'any text for an address of mail',
    mutant: accepts(put, ({ contact }) => typeof contact === 'string' && !contact.includes('@')),
  },
  {
    kind: 'validation',
    operationId: 'patchExhibitsByExhibitIdPiecesByPieceId',
    what: 'an empty name is accepted',
    mutant: accepts(`patch ${piecePath}`, ({ name }) => name === ''),
  },
  {
    kind: 'validation',
    operationId: 'buyTicket',
    what: 'a day that is not',
    mutant: accepts('post /tickets', ({ day }) => day === '2026-02-30'),
  },
  {
    kind: 'validation',
    operationId: 'openExhibit',
    what: '403 for a body that is wrong',
    mutant: {
      after: (call, reply) =>
        call.operation === post && reply.status === 422
          ? { ...reply, status: 403, body: { title: 'No', status: 403 } }
          : undefined,
    },
  },
  {
    kind: 'conflicts',
    operationId: 'openExhibit',
    what: 'a code may be there twice',
    mutant: without(post, 'duplicate'),
  },
  {
    kind: 'conflicts',
    operationId: 'replaceExhibit',
    what: 'a stale change is accepted',
    mutant: { without: (call) => (call.operation === put && call.headers.get('if-match') ? 'match' : undefined) },
  },
  {
    kind: 'conflicts',
    operationId: 'replaceExhibit',
    what: 'If-Match may be left out',
    mutant: { without: (call) => (call.operation === put && !call.headers.get('if-match') ? 'match' : undefined) },
  },
  {
    kind: 'conflicts',
    operationId: 'replaceExhibit',
    what: 'the ETag never changes',
    mutant: {
      before: (call) =>
        call.operation === put
          ? {
              ...call,
              headers: new Headers(
                [...call.headers].map(([name, value]): [string, string] => [
                  name,
                  name === 'if-match' && value === '"one"' ? '*' : value,
                ]),
              ),
            }
          : undefined,
      after: (call, reply) =>
        call.operation === `get ${exhibitPath}` && reply.status === 200
          ? { ...reply, headers: { etag: '"one"' } }
          : undefined,
    },
  },
  {
    kind: 'idempotency',
    operationId: 'buyTicket',
    what: 'the key is ignored',
    mutant: without('post /tickets', 'key'),
  },
  {
    kind: 'idempotency',
    operationId: 'buyTicket',
    what: 'the key serves any request',
    mutant: {
      first: (call, museum) =>
        call.operation === 'post /tickets' && call.scopes?.includes('write')
          ? museum.keys.get(call.headers.get('idempotency-key') ?? '')?.reply
          : undefined,
    },
  },
  {
    kind: 'side effects',
    operationId: 'replaceExhibit',
    what: 'a change moves another record',
    mutant: store(put, (museum, call) => {
      for (const one of museum.exhibits) if (one.id !== call.params['exhibit-id']) one.curator = 'Zed';
    }),
  },
  {
    kind: 'side effects',
    operationId: 'patchExhibitsByExhibitIdPiecesByPieceId',
    what: 'a PATCH clears what it does not name',
    mutant: {
      before: (call) =>
        call.operation === `patch ${piecePath}` && isRow(call.body)
          ? { ...call, body: { year: null, ...call.body } }
          : undefined,
    },
  },
  {
    kind: 'side effects',
    operationId: 'replaceExhibit',
    what: 'a change dates the creation anew',
    mutant: store(put, (museum, call) => Object.assign(replaced(museum, call), { createdAt: '2020-01-01T00:00:00Z' })),
  },
  {
    kind: 'side effects',
    operationId: 'closeExhibit',
    what: 'a deletion removes another record as well',
    mutant: store(`delete ${exhibitPath}`, (museum) => museum.exhibits.pop()),
  },
  {
    kind: 'deletes',
    operationId: 'returnTicket',
    what: 'nothing is deleted',
    mutant: {
      first: (call) =>
        call.operation === 'delete /tickets/{ticketId}' && call.scopes?.includes('write') ? { status: 204 } : undefined,
    },
  },
  { kind: 'deletes', operationId: 'closeExhibit', what: 'the list still has it', mutant: stillListed() },
  {
    kind: 'deletes',
    operationId: 'deleteExhibitsByExhibitIdPiecesByPieceId',
    what: '500 for what was deleted before',
    mutant: {
      after: (call, reply) =>
        call.operation === `delete ${piecePath}` && reply.status === 404 ? { ...reply, status: 500 } : undefined,
    },
  },
  {
    kind: 'creates',
    operationId: 'findExhibits',
    what: 'what was created is not in the list',
    mutant: body('get /exhibits', (page) => ({
      ...page,
      items: (page.items as Row[]).filter(({ code }) => String(code).startsWith('AB-000')),
    })),
  },
  {
    kind: 'creates',
    operationId: 'getTicket',
    what: 'what was created cannot be read',
    mutant: {
      first: (call) =>
        call.operation === 'get /tickets/{ticketId}' && Number(call.params.ticketId) >= 100 && call.scopes
          ? { status: 404, body: { title: 'No', status: 404 }, headers: { 'content-type': 'application/problem+json' } }
          : undefined,
    },
  },
  {
    kind: 'rights',
    operationId: 'openExhibit',
    what: 'whoever is signed in may create',
    mutant: without(post, 'scope'),
  },
  {
    kind: 'rights',
    operationId: 'deleteExhibitsByExhibitIdPiecesByPieceId',
    what: 'nobody need sign in to delete',
    mutant: without(`delete ${piecePath}`, 'token'),
  },
  {
    kind: 'rights',
    operationId: 'replaceExhibit',
    what: 'whoever is signed in may change',
    mutant: without(put, 'scope'),
  },
  {
    kind: 'parents',
    operationId: 'getExhibitsByExhibitIdPiecesByPieceId',
    what: 'a piece is found under any exhibit',
    mutant: without(`get ${piecePath}`, 'parent'),
  },
  {
    kind: 'parents',
    operationId: 'getExhibitsByExhibitIdPieces',
    what: 'the list has the pieces of all exhibits',
    mutant: without(`get ${piecesPath}`, 'parent'),
  },
  {
    kind: 'secrets',
    operationId: 'getExhibit',
    what: 'what is only written is returned',
    mutant: body(`get ${exhibitPath}`, (row) => ({ ...row, door: '1234' })),
  },
];
