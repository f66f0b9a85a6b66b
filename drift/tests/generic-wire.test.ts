import { expect, test } from 'vitest';
import { serveBytes, type Written } from './generic/byte-server.ts';
import { checkedAny, wordsOf } from './generic/check.ts';
import { museumServer, museumText } from './generic/museum-server.ts';
import { rightHead, rightRedirect, wireMutants } from './generic/mutants-wire.ts';

const tokens = { curator: 'curator-token', visitor: 'visitor-token' };

test('a HEAD that is right, and a slash that is led back, are no drift', async () => {
  const run = await checkedAny(museumText, rightRedirect(rightHead(museumServer())), { tokens, mode: 'read' });
  expect(wordsOf(run.findings.all)).toEqual([]);
});

test.each(wireMutants)('found on the wire: $what ($operationId)', async ({ operationId, check, wrap }) => {
  const run = await checkedAny(museumText, wrap(museumServer()), {
    tokens,
    timeout: 0.2,
    mode: operationId === 'openExhibit' ? 'all' : 'read',
    selects: (operation) => operation.operationId === operationId,
  });
  expect(run.findings.all.map((one) => `${one.operationId} ${one.check}`)).toContain(`${operationId} ${check}`);
});

const isRight = ({ method, body }: Written) => (method === 'HEAD' ? Buffer.alloc(0) : body);

test.each([
  ['nothing', undefined, isRight, []],
  [
    'a word after 204',
    'returnTicket',
    (one: Written) => (one.response.status === 204 ? Buffer.from('deleted') : isRight(one)),
    ['body.not-empty after 204'],
  ],
  [
    'the body of GET after HEAD',
    'getExhibit',
    (one: Written) => (one.method === 'HEAD' ? Buffer.from('{}') : isRight(one)),
    ['body.not-empty HEAD'],
  ],
])('on a socket %s is found', async (_, operationId, bodyOf, wanted) => {
  const chosen = operationId === undefined ? ['returnTicket', 'getExhibit'] : [operationId];
  const url = await serveBytes(rightHead(museumServer()), bodyOf);
  const run = await checkedAny(museumText, fetch, {
    tokens,
    url,
    isReal: true,
    runs: 0,
    selects: (operation) => chosen.includes(operation.operationId),
  });
  expect(run.findings.all.map(({ check, place }) => `${check} ${place}`)).toEqual(wanted);
});
