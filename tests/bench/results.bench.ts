import type { Row } from '../../scripts/support/bench.ts';
import { measure } from './server/case.ts';
import { resultsCases } from './server/results.ts';
import { atEachSize } from './server/sizes.ts';

export const name =
  'Results: HTTP beside bare SQL on the same database by turns, 193 countries × 5 milestones × 4 editions (goal: p95 ≤ 2 × bare)';

export const run = (): Promise<Row[]> =>
  atEachSize(async (product, { where }) => {
    const found: Row[] = [];
    const wanted = process.env.BENCH_CASE ?? '';
    for (const one of resultsCases) if (one.name.includes(wanted)) found.push(await measure(product, one, where));
    return found;
  });
