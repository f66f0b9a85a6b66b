import type { Row } from '../../scripts/support/bench.ts';
import { type Case, measure } from './server/case.ts';
import { engines } from './server/engines.ts';
import { growData } from './server/grow-data.ts';
import { type MeasuredProduct, startMeasured } from './server/product.ts';
import { reads } from './server/reads.ts';
import { workbooks } from './server/workbooks.ts';
import { writes } from './server/writes.ts';

const COUNTRIES = 193;
const sizes = [
  { indicators: 150, prepare: async () => undefined },
  { indicators: 1500, prepare: growData },
];

export const name =
  'Server, medians: HTTP beside bare SQL on the same database by turns, 4 editions of 28,950 rows and of 289,500';

async function measureAll(product: MeasuredProduct, where: string, indicators: number): Promise<Row[]> {
  const found: Row[] = [];
  const measureEach = async (cases: Case[]) => {
    for (const one of cases) found.push(await measure(product, one, where));
  };
  await measureEach(await reads(product, COUNTRIES * indicators));
  await measureEach(await writes(product, indicators === 150 ? 3 : 1));
  // last: they leave every rating of the edition changed
  await measureEach(await workbooks(product, indicators));
  return found;
}

export async function run(): Promise<Row[]> {
  const found: Row[] = [];
  for (const engine of engines()) {
    for (const { indicators, prepare } of sizes) {
      await engine.with(async (place) => {
        const product = await startMeasured(place);
        try {
          await prepare(product);
          found.push(...(await measureAll(product, `${engine.name}, ${COUNTRIES} × ${indicators} × 4`, indicators)));
        } finally {
          await product.stop();
        }
      });
    }
  }
  return found;
}
