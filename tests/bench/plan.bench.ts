import type { Row } from '../../scripts/support/bench.ts';
import { measure } from './server/case.ts';
import { engines } from './server/engines.ts';
import { plan } from './server/plan.ts';
import { startMeasured } from './server/product.ts';

export const name = 'Assignment plan, medians: a whole edition of 28,950 country indicators beside bare SQL';

export async function run(): Promise<Row[]> {
  const found: Row[] = [];
  for (const engine of engines())
    await engine.with(async (place) => {
      const product = await startMeasured(place);
      try {
        found.push(await measure(product, await plan(product, 5), engine.name));
      } finally {
        await product.stop();
      }
    });
  return found;
}
