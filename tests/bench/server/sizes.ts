import type { Row } from '../../../scripts/support/bench.ts';
import { engines } from './engines.ts';
import { growData } from './grow-data.ts';
import { type MeasuredProduct, startMeasured } from './product.ts';

export const COUNTRIES = 193;
const sizes = [
  { size: 'small', indicators: 150, prepare: async () => undefined },
  { size: 'large', indicators: 1500, prepare: growData },
];

/** One size on one engine: what its rows are called, and how many indicators an edition has. */
export interface Place {
  where: string;
  indicators: number;
}

/**
 * Measures on each engine at both sizes, 28,950 and 289,500 rows an edition, each time on a new
 * database. `BENCH_SIZE=small` or `=large` chooses one.
 */
export async function atEachSize(
  measureAll: (product: MeasuredProduct, place: Place) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (const engine of engines())
    for (const { size, indicators, prepare } of sizes) {
      if ((process.env.BENCH_SIZE ?? size) !== size) continue;
      await engine.with(async (place) => {
        const product = await startMeasured(place);
        try {
          await prepare(product);
          const where = `${engine.name}, ${COUNTRIES} × ${indicators} × 4`;
          found.push(...(await measureAll(product, { where, indicators })));
        } finally {
          await product.stop();
        }
      });
    }
  return found;
}
