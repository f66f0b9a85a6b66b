import type { Row } from '../../scripts/support/bench.ts';
import { measure } from './server/case.ts';
import { engines } from './server/engines.ts';
import { type MeasuredProduct, startMeasured } from './server/product.ts';
import { reads } from './server/reads.ts';
import { growTenfold } from './server/tenfold.ts';

const ROWS = 193 * 150;

export const name =
  'Server, medians: HTTP beside bare SQL on the same database by turns, an edition of 28,950 rows and of 289,500';

async function measureAll(product: MeasuredProduct, where: string, rows: number): Promise<Row[]> {
  const found: Row[] = [];
  for (const one of await reads(product, rows)) found.push(await measure(product, one, where));
  return found;
}

export async function run(): Promise<Row[]> {
  const found: Row[] = [];
  for (const engine of engines()) {
    await engine.with(async (where) => {
      const product = await startMeasured(where);
      try {
        found.push(...(await measureAll(product, `${engine.name} 193 × 150 × 4`, ROWS)));
        await growTenfold(product);
        found.push(...(await measureAll(product, `${engine.name} 193 × 1,500 × 4`, 10 * ROWS)));
      } finally {
        await product.stop();
      }
    });
  }
  return found;
}
