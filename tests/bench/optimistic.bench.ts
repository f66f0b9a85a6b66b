import type { Row } from '../../scripts/support/bench.ts';
import { runSchedule, type Strategy } from '../support/schedules.ts';
import { simulateTime } from '../support/simulated-time.ts';
import { overlay, snapshots } from '../support/strategies.ts';

const SCHEDULES = 2000;

export const name = `Optimistic work: ${SCHEDULES} random schedules of concurrent mutations, the same for both`;

type Time = ReturnType<typeof simulateTime>;

async function score({ advance }: Time, label: string, strategy: Strategy, kind?: 'base'): Promise<Row> {
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
  const time = simulateTime();
  try {
    return [
      await score(time, "the library's snapshot recipe", snapshots, 'base'),
      await score(time, 'our overlay', overlay),
    ];
  } finally {
    time.restore();
  }
}
