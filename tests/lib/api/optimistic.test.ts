import { expect, test } from 'vitest';
import { generate } from '../../support/model/generate.ts';
import { runModel } from '../../support/model/run.ts';

/** `SCHEDULES=100000 npx vitest run --project node tests/lib/api/optimistic.test.ts` runs more of them. */
const SCHEDULES = Number(process.env.SCHEDULES ?? 5000);
const AT_ONCE = 1000;
/** How many of the wrong ones are told; one is looked at by `node tests/support/model/trace.ts <seed> --shrink`. */
const TOLD = 10;
/** A busy machine is slow, and slow is not wrong. */
const timeout = 1_200_000;

const batches = Array.from({ length: Math.ceil(SCHEDULES / AT_ONCE) }, (_, at) => ({
  from: at * AT_ONCE + 1,
  to: Math.min((at + 1) * AT_ONCE, SCHEDULES),
}));

test.each(batches)(
  '[S100] [S132] [S221] [Q-R12] schedules $from to $to: what is shown is what the server said and what is pending, and all of it arrives',
  {
    timeout,
  },
  async ({ from, to }) => {
    const wrong: object[] = [];
    let acts = 0;
    for (let seed = from; seed <= to && wrong.length < TOLD; seed++) {
      const verdict = await runModel(generate(seed), { isHasty: true });
      acts += verdict.acts;
      if (verdict.wrong.length > 0) wrong.push({ seed, ...verdict.wrong[0] });
    }
    expect(wrong).toEqual([]);
    expect(acts).toBeGreaterThan((to - from + 1) * 2);
  },
);
