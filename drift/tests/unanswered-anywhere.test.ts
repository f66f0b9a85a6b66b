import { expect, test } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';
import { museumServer, museumText, newMuseum } from './generic/museum-server.ts';
import { galaxyServer, galaxyText, galaxyTokens } from './outside/galaxy-server.ts';
import { petstoreServer, petstoreText } from './outside/petstore-server.ts';

type Mode = 'read' | 'all';
const museum = {
  text: museumText,
  server: () => museumServer({}, newMuseum()),
  tokens: { curator: 'curator-token', visitor: 'visitor-token' },
};
const galaxy = { text: galaxyText, server: () => galaxyServer(), tokens: galaxyTokens };
const petstore = { text: petstoreText, server: () => petstoreServer(), tokens: {} };

/** A check in which call number `late` is done, or is not, and gives no answer in time. */
async function without({ text, server, tokens }: typeof museum | typeof petstore, mode: Mode, late: number) {
  const answers = server();
  let calls = 0;
  const target = async (...args: Parameters<typeof fetch>) => {
    calls += 1;
    if (calls !== late) return answers(...args);
    if (late % 2 === 0) await answers(...args);
    throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  };
  const { findings } = await checkedAny(text, target as typeof fetch, { tokens, mode });
  return { calls, drift: wordsOf(findings.all.filter(({ severity }) => severity === 'drift')) };
}

test.each([
  ['every call of the museum’s reads', museum, 'read', 1],
  ['every seventh call of the galaxy', galaxy, 'all', 7],
  ['every fifth call of the Petstore', petstore, 'all', 5],
  ['every thirty-first call of the museum', museum, 'all', 31],
] as const)('an answer that does not come is told as no drift: %s', async (_, server, mode, step) => {
  const { calls } = await without(server, mode, 0);
  expect(calls).toBeGreaterThan(100);
  const told: string[] = [];
  for (let late = 1; late <= calls; late += step)
    told.push(...(await without(server, mode, late)).drift.map((words) => `${late}: ${words}`));
  expect(told).toEqual([]);
});
