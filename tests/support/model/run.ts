/** Runs one schedule against the real client modules and tells what was wrong. */
import { focusManager } from '@tanstack/react-query';
import { authorizeWith } from '#src/lib/api/fetcher.ts';
import { memoryStorage } from '../memory-storage.ts';
import { random } from '../random.ts';
import { simulateTime } from '../simulated-time.ts';
import { createClient } from './client.ts';
import type { Wrong } from './oracle.ts';
import { rest } from './rest.ts';
import type { Schedule } from './schedule.ts';
import { always } from './views.ts';
import { createWorld, type World } from './world.ts';

export type Verdict = { wrong: Wrong[]; acts: number; requests: number };
type Options = {
  trace?: (line: string) => unknown;
  /** Stops at the first wrong thing. */
  isHasty?: boolean;
  /** Another way of working optimistically, to be judged by the same rules. */
  makeClient?: typeof createClient;
};

/** Runs a schedule to its end, and then until nothing moves. */
export async function runModel(
  schedule: Schedule,
  { trace: write, isHasty = false, makeClient = createClient }: Options = {},
): Promise<Verdict> {
  const real = { fetch: globalThis.fetch, location: globalThis.location, random: Math.random, warn: console.warn };
  let world: World | undefined;
  const time = simulateTime(() => {
    world?.tick(Date.now());
    world?.look();
  });
  const trace = write ? (line: string) => write(`${String(Date.now()).padStart(7)} ${line}`) : () => undefined;
  world = createWorld(schedule, trace, makeClient);
  const { network, client, wrong } = world;
  try {
    const sessionStorage = memoryStorage();
    Object.assign(globalThis, { fetch: network.fetch, location: new URL('http://localhost/'), sessionStorage });
    Math.random = random(schedule.pace + 1);
    console.warn = () => undefined;
    authorizeWith(network.credentials);
    client.mount();
    for (const name of always) world.watch(name);
    await time.advance(100);
    for (const step of schedule.steps) {
      trace(JSON.stringify(step));
      world.take(step);
      await time.advance(step.do === 'wait' ? step.ms : 0);
      if (isHasty && wrong.length > 0) break;
    }
    if (!isHasty || wrong.length === 0) await rest(world, time.advance);
    return { wrong, acts: world.acts.all.length, requests: network.requests() };
  } finally {
    for (const name of [...world.open.keys()]) world.close(name);
    client.clear();
    client.unmount();
    focusManager.setFocused(undefined);
    time.restore();
    Object.assign(globalThis, { fetch: real.fetch, location: real.location });
    Math.random = real.random;
    console.warn = real.warn;
  }
}
