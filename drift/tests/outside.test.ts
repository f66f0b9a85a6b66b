import { expect, test } from 'vitest';
import type { Finding } from '../core/finding.ts';
import { checkedAny, wordsOf } from './generic/check.ts';
import type { Fault } from './outside/fault.ts';
import { galaxyReads, galaxyWrites } from './outside/galaxy-faults.ts';
import { galaxyServer, galaxyText, galaxyTokens } from './outside/galaxy-server.ts';
import { petstoreReads, petstoreWrites } from './outside/petstore-faults.ts';
import { petstoreServer, petstoreText } from './outside/petstore-server.ts';

/** What no contract says, so that the check cannot know it. */
const unsaid = {
  'create-no-location': 'the header is declared and not required',
  'create-guest': 'nothing says who may create, only that somebody may not',
  'upload-empty': 'the form requires no file',
  'name-trimmed': 'many servers take spaces off on purpose, and the document is silent',
  'delete-absent-204': 'of what is not there the Petstore says only that an error may come',
};

/** How many are found, at the operation where they stand or by another, and which are not. */
async function judge<Name extends string>(
  faults: (Fault & { name: Name })[],
  text: string,
  server: (fault: Name) => typeof fetch,
  tokens: Record<string, string> = {},
) {
  const missed: string[] = [];
  let atPlace = 0;
  for (const { name, at } of faults) {
    const isThere = ({ operationId, severity }: Finding) => severity === 'drift' && at.includes(operationId);
    const { findings } = await checkedAny(text, server(name), { tokens, until: isThere });
    if (!findings.all.some(({ severity }) => severity === 'drift')) missed.push(name);
    if (findings.all.some(isThere)) atPlace += 1;
  }
  return { missed, found: faults.length - missed.length, atPlace };
}

test('on servers that follow two documents of others to the letter nothing is found', async () => {
  const galaxy = await checkedAny(galaxyText, galaxyServer(), { tokens: galaxyTokens });
  const petstore = await checkedAny(petstoreText, petstoreServer());
  expect(wordsOf([...galaxy.findings.all, ...petstore.findings.all])).toEqual([]);
  expect([...galaxy.schemas.notUnderstood, ...petstore.schemas.notUnderstood]).toEqual([]);
  expect([...galaxy.skipped.keys(), ...petstore.skipped.keys()]).toEqual(['getToken']);
});

test('of 108 mistakes of two contracts that others wrote 103 are found', async () => {
  const galaxy = await judge([...galaxyReads, ...galaxyWrites], galaxyText, galaxyServer, galaxyTokens);
  const petstore = await judge([...petstoreReads, ...petstoreWrites], petstoreText, petstoreServer);
  const planted = [galaxyReads, galaxyWrites, petstoreReads, petstoreWrites].map(({ length }) => length);
  expect(planted).toEqual([31, 49, 12, 16]);
  expect([...galaxy.missed, ...petstore.missed]).toEqual(Object.keys(unsaid));
  const found = galaxy.found + petstore.found;
  expect(found).toBe(103);
  // Others are told of the list that lacks, or still has, what a write did.
  expect(galaxy.atPlace + petstore.atPlace).toBeGreaterThan(0.9 * found);
});
