import { expect, test } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';
import { type WikiMistake, wikiMistakes, wikiServer, wikiText } from './generic/wiki-server.ts';

const tokens = { ann: 'ann' };

test('a server with the habits of other frameworks is found to keep its contract', async () => {
  const run = await checkedAny(wikiText, wikiServer(), { tokens });
  expect(wordsOf(run.findings.all)).toEqual([]);
  expect([...run.skipped.keys()]).toEqual(['logIn']);
});

test('and its mistakes are found where they are', async () => {
  const missed: string[] = [];
  for (const [name, [operationId, what]] of Object.entries(wikiMistakes)) {
    const { findings } = await checkedAny(wikiText, wikiServer(name as WikiMistake), { tokens });
    if (!findings.all.some((one) => one.operationId === operationId && one.severity === 'drift'))
      missed.push(`${operationId}: ${what}: ${wordsOf(findings.all).join('; ')}`);
  }
  expect(missed).toEqual([]);
});
