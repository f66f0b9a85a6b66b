import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/**
 * The same ones in every run; those that were once wrong stand in `schedules-by-name.test.ts`.
 * `SCHEDULES=100000 npx vitest run --project node-alone tests/lib/api/optimistic.test.ts` runs more.
 */
const SCHEDULES = Number(process.env.SCHEDULES ?? 2000);
const AT_ONCE = 2500;
/** A busy machine is slow, and slow is not wrong. */
const timeout = 1_200_000;
const command = join(import.meta.dirname, '../../support/model/trace.ts');

const batches = Array.from({ length: Math.ceil(SCHEDULES / AT_ONCE) }, (_, at) => ({
  from: at * AT_ONCE + 1,
  to: Math.min((at + 1) * AT_ONCE, SCHEDULES),
}));

/**
 * By the command with which a wrong one is looked at (`--shrink` makes it small): outside a test
 * runner, whose imports are slower, the same schedules take two thirds of the time.
 */
test.each(batches)(
  '[S100] [S132] [S221] [Q-R12] schedules $from to $to: what is shown is what the server said and what is pending, and all of it arrives',
  { timeout },
  async ({ from, to }) => {
    const { stdout } = await promisify(execFile)(process.execPath, [command, '--from', `${from}`, '--to', `${to}`]);
    const [, wrong, of, writes] = /(\d+) of (\d+) wrong; (\d+) writes/.exec(stdout)?.map(Number) ?? [];
    expect(wrong, stdout).toBe(0);
    expect(of).toBe(to - from + 1);
    expect(writes).toBeGreaterThan((to - from + 1) * 2);
  },
);
