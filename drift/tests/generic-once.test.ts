import { expect, test } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';
import { type Mutant, museumServer, museumText } from './generic/museum-server.ts';
import { each, piecePath, store } from './generic/mutant.ts';
import { listMutants } from './generic/mutants-lists.ts';
import { readMutants } from './generic/mutants-reads.ts';
import { refusalMutants } from './generic/mutants-refusals.ts';
import { writeMutants } from './generic/mutants-writes.ts';
import { otherReads } from './generic/others-reads.ts';

const tokens = { curator: 'curator-token', visitor: 'visitor-token' };
const mutants = [...readMutants, ...listMutants, ...writeMutants, ...refusalMutants, ...otherReads];

// How often each was told before: 8, 5, 4, 2, 2, 7, 2, 15, 5, 5, 3, 3 and 2 times.
test.each([
  ['getExhibit', 'a number as text', 'body.schema|/price'],
  ['getExhibit', '200 with null for an id of no record', 'status.unexpected|missing'],
  ['findExhibits', 'status is ignored', 'list.filter|?status'],
  ['getTicket', '400 for an id of no record', 'status.unexpected|missing'],
  ['findExhibits', 'limit is ignored', 'paging.size|/paths/~1exhibits/get'],
  ['findExhibits', 'a limit above the maximum is accepted', 'paging.max|?limit'],
  ['returnTicket', 'nothing is deleted', 'delete.not-deleted|/paths/~1tickets~1{ticketId}/delete'],
  ['openExhibit', '403 for a body that is wrong', 'status.unexpected|/code'],
  ['openExhibit', 'a member is not stored', 'write.changed|/contact'],
  ['openExhibit', 'dates are a day early', 'write.changed|/opens'],
  ['replaceExhibit', 'the ETag never changes', 'write.conflict-missed|header ETag'],
  ['buyTicket', 'the key is ignored', 'write.side-effect|Idempotency-Key'],
  [
    'closeExhibit',
    '200 with a word for what was deleted',
    'status.undocumented|/paths/~1exhibits~1{exhibit-id}/delete',
  ],
])('%s: %s: is told once', async (operationId, what, id) => {
  const planted = mutants.find((one) => one.operationId === operationId && one.what === what);
  expect(planted).toBeDefined();
  const run = await checkedAny(museumText, museumServer(planted?.mutant), { tokens });
  const told = run.findings.all.filter(({ severity }) => severity === 'drift');
  expect(wordsOf(told)).toEqual([expect.stringContaining(`|${id}: `)]);
  expect(told[0]?.operationId).toBe(operationId);
});

test('the others that the same fault meets are named', async () => {
  const of = async (what: string) => {
    const planted = mutants.find((one) => one.what === what);
    const run = await checkedAny(museumText, museumServer(planted?.mutant), { tokens });
    return run.findings.all[0]?.message;
  };
  expect(await of('a limit above the maximum is accepted')).toMatch(
    /; and so for \?offset, \?status, \?curator, \?isFree, \?q, \?sort$/,
  );
  expect(await of('403 for a body that is wrong')).toMatch(/got 403; and so for \/title, .+, \/contractUnknown$/);
});

test('two faults are two: a member that is created and one that is changed wrongly', async () => {
  const [created, changed] = ['a member is not stored', 'a change of one member is not stored'].map(
    (what) => mutants.find((one) => one.what === what)?.mutant,
  );
  const run = await checkedAny(
    museumText,
    museumServer({
      before: (call, museum) => {
        const first = created?.before?.(call, museum) ?? call;
        return changed?.before?.(first, museum) ?? first;
      },
      after: (call, reply, museum) => {
        const first = created?.after?.(call, reply, museum) ?? reply;
        return changed?.after?.(call, first, museum) ?? first;
      },
    }),
    { tokens },
  );
  const operations = run.findings.all.map(({ operationId, place }) => `${operationId} ${place}`);
  expect(operations).toEqual(expect.arrayContaining(['openExhibit /contact', 'replaceExhibit /capacity']));
});

const notThere = {
  status: 404,
  body: { title: 'No', status: 404 },
  headers: { 'content-type': 'application/problem+json' },
};

test.each<[string, Mutant, string]>([
  [
    'a record that its own address does not return is told there, and nowhere else',
    { first: ({ operation, scopes }) => (operation === 'get /tickets/{ticketId}' && scopes ? notThere : undefined) },
    'getTicket|404|create.not-readable',
  ],
  [
    'a value that is wrong by its schema is not told as a filter that lets it through',
    each('get /exhibits', (row) => ({ ...row, status: row.status === 'open' ? 'Open' : row.status })),
    'findExhibits|200|body.schema|/items/*/status',
  ],
  [
    'rows without an id are not told as rows that are missing, or that have one id',
    each('get /exhibits', ({ id, ...row }) => ({ ...row, Id: id })),
    'findExhibits|200|body.schema|/items/*/id',
  ],
  [
    'a member that the change of another takes away is not told as one that is stored wrongly',
    store(`patch ${piecePath}`, ({ pieces }, { params, body }) => {
      const piece = pieces.find((one) => String(one.id) === params.pieceId);
      if (piece && 'year' in Object(body)) piece.name = 'Nameless';
    }),
    '|write.side-effect|/name',
  ],
])('%s', async (_, mutant, id) => {
  const run = await checkedAny(museumText, museumServer(mutant), { tokens });
  const told = run.findings.all.filter(({ severity }) => severity === 'drift');
  expect(wordsOf(told)).toEqual([expect.stringContaining(id)]);
});
