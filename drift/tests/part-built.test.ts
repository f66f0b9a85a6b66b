import { expect, test } from 'vitest';
import { collapsed } from '../live/collapse.ts';
import { absentIn, accessLines, missingLines, neverServed } from '../live/notes.ts';
import type { Options } from '../live/run.ts';
import { adviceOf } from '../report/advice.ts';
import { checkedAny } from './generic/check.ts';
import { museumServer, museumText } from './generic/museum-server.ts';

const tokens = { curator: 'curator-token', visitor: 'visitor-token' };
const ofTickets = ['buyTicket', 'returnTicket'];
/** The tickets are not mounted: their addresses get a page, also without a token. */
const withoutTickets = () =>
  museumServer({
    first: ({ operation }) =>
      operation.includes('/tickets')
        ? { status: 404, body: '<pre>Cannot do this</pre>', headers: { 'content-type': 'text/html' } }
        : undefined,
  });

test.each(['read', 'write'] as const)(
  'of a record that is not built every operation is named, in --mode %s',
  async (mode) => {
    const run = await checkedAny(museumText, withoutTickets(), { tokens, mode });
    const operations = [...run.contract.operations.values()];
    const findings = collapsed(run.findings.all, run.contract.operations, run.statuses);
    expect(absentIn(findings).sort()).toEqual(['buyTicket', 'getTicket', 'listTickets', 'returnTicket']);
    expect(new Set(findings.map(({ operationId }) => operationId)).size).toBe(4);
    for (const one of findings)
      expect(adviceOf(one, undefined).advice).toMatch(/`notYet` (where|if) it is not built yet/);
    // it is said once, in the line that can be copied
    expect(missingLines(findings)).toHaveLength(1);
    expect(
      neverServed(
        run,
        operations.filter(({ reads }) => reads),
        findings,
      ),
    ).toEqual([]);
    expect(accessLines(run, operations, { findings, isOurs: false })).toEqual([]);
  },
);

/** Why operations were not exercised. */
async function reasons(options: Partial<Options>, api = {}): Promise<Record<string, string>> {
  const { skipped } = await checkedAny(museumText, museumServer(), { tokens, mode: 'write', api, ...options });
  return Object.fromEntries(ofTickets.map((id) => [id, skipped.get(id) ?? '']));
}

test('why a record is not made is said as it is: what is not offered, skipped, never sent', async () => {
  const isReturn = ({ operationId }: { operationId: string }) => operationId === 'returnTicket';
  expect(await reasons({ skips: isReturn, isNotYet: isReturn })).toMatchObject({
    buyTicket: 'returnTicket is not offered yet, and nothing else deletes a ticket again',
  });
  expect(await reasons({ skips: isReturn })).toMatchObject({
    buyTicket: '--skip names returnTicket, and nothing else deletes a ticket again',
  });
  expect((await reasons({}, { never: ['buyTicket'] })).buyTicket).toBe(
    '`api.never` of the configuration names buyTicket',
  );
});

test('a creation that is refused is named with what it answered', async () => {
  const server = museumServer({
    first: ({ operation, scopes }) =>
      operation === 'post /tickets' && scopes
        ? { status: 409, body: { title: 'No', status: 409 }, headers: { 'content-type': 'application/problem+json' } }
        : undefined,
  });
  const { skipped } = await checkedAny(museumText, server, { tokens, mode: 'write' });
  expect(skipped.get('returnTicket')).toMatch(/^no ticket could be created: buyTicket answered 409/);
});

test('what has no record above it says which value is not known', async () => {
  const isExhibit = ({ operationId }: { operationId: string }) => operationId === 'closeExhibit';
  const empty = museumServer({
    first: ({ operation }) =>
      operation === 'get /exhibits' ? { status: 200, body: { items: [], total: 0 } } : undefined,
  });
  const { skipped } = await checkedAny(museumText, empty, { tokens, mode: 'write', skips: isExhibit });
  expect(skipped.get('postExhibitsByExhibitIdPieces')).toBe('no value is known for exhibit-id');
});
