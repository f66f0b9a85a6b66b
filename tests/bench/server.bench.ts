import type { Row } from '../../scripts/support/bench.ts';
import { type Case, measure } from './server/case.ts';
import type { MeasuredProduct } from './server/product.ts';
import { reads } from './server/reads.ts';
import { atEachSize, COUNTRIES, type Place } from './server/sizes.ts';
import { workbooks } from './server/workbooks.ts';
import { writes } from './server/writes.ts';

export const name =
  'Server, medians: HTTP beside bare SQL on the same database by turns, 4 editions of 28,950 rows and of 289,500';

async function measureAll(product: MeasuredProduct, { where, indicators }: Place): Promise<Row[]> {
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

export const run = (): Promise<Row[]> => atEachSize(measureAll);
