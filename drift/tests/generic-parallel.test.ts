import { expect, test } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';
import { museumServer, museumText } from './generic/museum-server.ts';
import { each } from './generic/mutant.ts';

const tokens = { curator: 'curator-token', visitor: 'visitor-token' };

/** Answers once all that goes on at the same time has been asked, and counts that. */
function slowly(server: typeof fetch) {
  let underWay = 0;
  let most = 0;
  const fetcher: typeof fetch = async (input, init) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
    try {
      return await server(input, init);
    } finally {
      underWay -= 1;
    }
  };
  return { fetcher, most: () => most };
}

test('reads of any contract go on beside each other, at most eight, and writes one after another', async () => {
  const { fetcher, most } = slowly(museumServer());
  const run = await checkedAny(museumText, fetcher, { tokens, mode: 'read' });
  expect(wordsOf(run.findings.all)).toEqual([]);
  expect(most()).toBeGreaterThan(4);
  expect(most()).toBeLessThanOrEqual(8);
});

test('what is found beside each other is told in the order of the checks, whichever ends first', async () => {
  const wrong = () => museumServer(each('get /exhibits', (row) => ({ ...row, capacity: 'many' })));
  const inOrder = async (delay: (path: string) => number) => {
    const server = wrong();
    const fetcher: typeof fetch = async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      await new Promise((resolve) => setTimeout(resolve, delay(pathname)));
      return server(input, init);
    };
    return wordsOf((await checkedAny(museumText, fetcher, { tokens, mode: 'read' })).findings.all);
  };
  const first = await inOrder((path) => (path.includes('exhibits') ? 4 : 0));
  expect(first.length).toBeGreaterThan(0);
  expect(await inOrder((path) => (path.includes('exhibits') ? 0 : 4))).toEqual(first);
});
