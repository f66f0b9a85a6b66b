import { describe, expect, it, test } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';
import { gardenKey, gardenServer, gardenText } from './generic/garden-server.ts';
import { museumServer, museumText, newMuseum } from './generic/museum-server.ts';
import { orderMutants } from './generic/mutants-order.ts';

const tokens = { curator: 'curator-token', visitor: 'visitor-token' };
const [first, count] = [20_261_100, 8];
const seeds = Array.from({ length: count }, (_, index) => first + index);

describe('random sequences of calls against a model of the records', () => {
  it('find nothing on servers that keep their contracts, over eight seeds, and leave nothing behind', async () => {
    const found: string[] = [];
    for (const seed of seeds) {
      const museum = newMuseum();
      const run = await checkedAny(museumText, museumServer({}, museum), { tokens, seed });
      const garden = await checkedAny(gardenText, gardenServer(), { tokens: { gardener: gardenKey }, seed });
      found.push(...wordsOf([...run.findings.all, ...garden.findings.all]).map((one) => `${seed} ${one}`));
      expect(museum.exhibits).toEqual(newMuseum().exhibits);
    }
    expect(found).toEqual([]);
  });

  const names = orderMutants().map(({ operationId, what }) => [operationId, what] as const);
  it.each(names)('find what only an order of calls shows: %s: %s', async (operationId, what) => {
    const shortest: number[] = [];
    for (const seed of seeds.slice(2, 5)) {
      const planted = orderMutants().find((one) => one.operationId === operationId && one.what === what);
      const run = await checkedAny(museumText, museumServer(planted?.mutant), { tokens, seed });
      // No journey finds it: the sequences would not have been tried.
      expect(run.findings.all.filter(({ check }) => !check.startsWith('sequence.'))).toEqual([]);
      for (const one of run.findings.all.filter((finding) => finding.operationId === operationId))
        shortest.push(one.message.split(': ').at(-1)?.split(', ').length ?? 0);
    }
    expect(shortest.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...shortest)).toBeLessThanOrEqual(5);
  });
});

const cached = () => orderMutants()[0]?.mutant;

test('a sequence is told with as few calls as it takes, and the same seed tells the same', async () => {
  const told = async (seed: number) =>
    wordsOf((await checkedAny(museumText, museumServer(cached()), { tokens, seed })).findings.all);
  const once = await told(7);
  expect(once).toEqual([
    expect.stringMatching(
      /^findExhibits\|-\|sequence\.contradiction\|after replaceExhibit: \w+ of exhibit A is .+ instead of .+ in the list; the last of 4 calls: openExhibit \(exhibit A\), findExhibits, replaceExhibit \(exhibit A\), findExhibits$/,
    ),
  ]);
  expect(await told(7)).toEqual(once);
});

test('with --runs 0 there are none, and none about records of which something simple is wrong', async () => {
  const without = await checkedAny(museumText, museumServer(cached()), { tokens, runs: 0 });
  expect(wordsOf(without.findings.all)).toEqual([]);
  const planted = orderMutants()[0]?.mutant ?? {};
  const mutant = {
    after: (...[call, reply, museum]: Parameters<NonNullable<typeof planted.after>>) =>
      call.operation === 'get /exhibits/{exhibit-id}' && reply.status === 200
        ? { ...reply, body: { ...(reply.body as object), title: 'always' } }
        : planted.after?.(call, reply, museum),
  };
  const run = await checkedAny(museumText, museumServer(mutant), { tokens });
  expect(run.findings.all.map(({ check }) => check)).not.toContain('sequence.contradiction');
  expect(run.findings.all.length).toBeGreaterThan(0);
});
