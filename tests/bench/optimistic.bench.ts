import { mock } from 'node:test';
import type { Row } from '../../scripts/support/bench.ts';
import { runSchedule, type Strategy } from '../support/schedules.ts';
import { overlay, snapshots } from '../support/strategies.ts';

const SCHEDULES = 2000;
const STEP_MS = 4;

export const name = `Optimistic work: ${SCHEDULES} random schedules of concurrent mutations, the same for both`;

/** Lets the simulated time pass, and after each step all promises that have become due. */
async function advance(ms: number) {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    mock.timers.tick(Math.min(STEP_MS, ms - passed));
    await new Promise(setImmediate);
  }
}

async function score(label: string, strategy: Strategy, kind?: 'base'): Promise<Row> {
  let [wrong, ticks, atEnd, operations] = [0, 0, 0, 0];
  for (let seed = 1; seed <= SCHEDULES; seed++) {
    const verdict = await runSchedule(seed, strategy, advance);
    wrong += verdict.wrongTicks > 0 ? 1 : 0;
    ticks += verdict.wrongTicks;
    atEnd += verdict.wrongAtEnd ? 1 : 0;
    operations += verdict.operations;
  }
  const values = {
    'schedules with a wrong value': wrong,
    '%': (100 * wrong) / SCHEDULES,
    'wrong views seen': ticks,
    'wrong at the end': atEnd,
    operations,
  };
  return { label, kind, values };
}

/** How often each way of working shows something that is neither a server's answer nor a pending operation. */
export async function run(): Promise<Row[]> {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  try {
    return [await score("the library's snapshot recipe", snapshots, 'base'), await score('our overlay', overlay)];
  } finally {
    mock.timers.reset();
  }
}
