import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Generators } from '../../scripts/support/generators.ts';
import { keepGenerators } from '../../scripts/support/lasting-generators.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Generators that hold as many MB as they are told; `rehearsed` is resolved by the test. */
function setUp() {
  const started: { name: number; mb: number; state: 'runs' | 'closed' | 'killed' }[] = [];
  const start = () => {
    const own = { name: started.length + 1, mb: 300, state: 'runs' as 'runs' | 'closed' | 'killed' };
    started.push(own);
    const end = (state: 'closed' | 'killed') => () => {
      own.state = state;
    };
    return { ...own, largestMB: () => own.mb, close: end('closed'), kill: end('killed') } as unknown as Generators;
  };
  const rehearsals: PromiseWithResolvers<void>[] = [];
  const rehearse = () => {
    const rehearsal = Promise.withResolvers<void>();
    rehearsals.push(rehearsal);
    return rehearsal.promise;
  };
  const kept = keepGenerators({ rehearse, mostMB: 450, quietMs: 10_000, start });
  const save = () => kept.use(async (generators) => (generators as unknown as { name: number }).name);
  const states = () => started.map(({ state }) => state);
  const grow = () => {
    for (const one of started) one.mb = 451;
  };
  return { kept, save, states, grow, rehearsals };
}

test('those that have grown are replaced by rehearsed ones while nothing is saved', async () => {
  const { save, states, grow, rehearsals } = setUp();
  expect(await save()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states()).toEqual(['runs']);

  grow();
  await save();
  await vi.advanceTimersByTimeAsync(9000);
  await save();
  await vi.advanceTimersByTimeAsync(9000);
  expect(states()).toEqual(['runs']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(states()).toEqual(['runs', 'runs']);
  expect(await save(), 'before they are rehearsed').toBe(1);
  rehearsals[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual(['closed', 'runs']);
  expect(await save()).toBe(2);
});

test('nobody loses those that are in use; they are replaced after that', async () => {
  const { kept, save, states, grow, rehearsals } = setUp();
  grow();
  await save();
  await vi.advanceTimersByTimeAsync(10_000);
  const long = Promise.withResolvers<void>();
  const used = kept.use(() => long.promise);
  rehearsals[0]?.reject(new Error('The contract is broken.'));
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual(['runs', 'runs']);
  long.resolve();
  await used;
  expect(states()).toEqual(['closed', 'runs']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states()).toHaveLength(2);
});

test('killed, none is left, not even what is rehearsed', async () => {
  const { kept, save, states, grow, rehearsals } = setUp();
  grow();
  await save();
  await vi.advanceTimersByTimeAsync(10_000);
  kept.kill();
  expect(states()).toEqual(['killed', 'killed']);
  rehearsals[0]?.reject(new Error('Its process ended.'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states()).toHaveLength(2);
});
