import type { Row } from '../../scripts/support/bench.ts';
import { activityPages } from './server/activity-pages.ts';
import { activityWrites } from './server/activity-writes.ts';
import { measure } from './server/case.ts';
import { engines } from './server/engines.ts';
import { startMeasured } from './server/product.ts';

export const name =
  'Activity log: p95 of writes with and without their events by turns (goal ≤ 1.10), and pages at 2 million events beside bare SQL (goal ≤ 2)';

/** `BENCH_PART=writes` or `pages` is one half alone. */
const isMeasured = (part: 'writes' | 'pages') => (process.env.BENCH_PART ?? part) === part;

export async function run(): Promise<Row[]> {
  const found: Row[] = [];
  for (const engine of engines()) {
    await engine.with(async (place) => {
      const product = await startMeasured(place);
      try {
        if (isMeasured('writes')) found.push(...(await activityWrites(product, engine.name)));
        if (isMeasured('pages'))
          for (const one of await activityPages(product)) found.push(await measure(product, one, engine.name));
      } finally {
        await product.stop();
      }
    });
  }
  return found;
}
