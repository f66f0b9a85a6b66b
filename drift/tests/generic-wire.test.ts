import { expect, test } from 'vitest';
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
