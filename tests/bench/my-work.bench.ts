import type { Row } from '../../scripts/support/bench.ts';
import { measure } from './server/case.ts';
import { myWorkCases } from './server/my-work.ts';
import { atEachSize } from './server/sizes.ts';

export const name =
  'My work, medians and 95th percentiles: home, facets and the place in a list over HTTP beside bare SQL by turns (goal ≤ 2)';

/** Only reads, so that it can be run alone and again. `BENCH_CASE=facets` measures those named so. */
export const run = (): Promise<Row[]> =>
  atEachSize(async (product, { where }) => {
    const found: Row[] = [];
    const wanted = process.env.BENCH_CASE ?? '';
    for (const one of await myWorkCases(product))
      if (one.name.includes(wanted)) found.push(await measure(product, one, where));
    return found;
  });
