import { setTimeout as after } from 'node:timers/promises';
import type { Row } from '../../scripts/support/bench.ts';
import { MAX_ROWS } from '../../server/domain/workbook/workbook-limits.ts';
import { manyReferences, type Place } from '../server/transfer/many-references.ts';
import { engines } from './server/engines.ts';
import { type MeasuredProduct, startMeasured } from './server/product.ts';

/** V8 keeps the pages of a thread that has ended for eight seconds. */
const GIVEN_BACK_MS = 15_000;
/** The longest file, or fewer where the machine is too busy to read that in 30 s. */
const ROWS = Number(process.env.BENCH_ROWS ?? MAX_ROWS);

export const name = `A file of ${ROWS.toLocaleString('en')} rows of references: the most memory of the process beyond what it held (goal: 150 MB), and what it holds ${GIVEN_BACK_MS / 1_000} seconds later`;

const EDITION = 4;

/** `BENCH_ENGINE=postgresql` measures the product's process without the database in it. */
export async function run(): Promise<Row[]> {
  const found: Row[] = [];
  for (const engine of engines())
    await engine.with(async (place) => {
      const product = await startMeasured(place);
      try {
        const file = await longest(product);
        found.push({ label: `${engine.name}, check`, kind: 'base', ...(await imported(product, file, true)) });
        found.push({ label: `${engine.name}, import`, ...(await imported(product, file, false)) });
      } finally {
        await product.stop();
      }
    });
  return found;
}

async function longest(product: MeasuredProduct): Promise<Buffer> {
  const places = await product.rows<Place>({
    sql: `select e.name as edition, c.iso_code as iso,
        concat(i.number / 1000000, '.', i.number / 1000 % 1000, '.', i.number % 1000) as number
      from country_indicator ci join edition e on e.id = ci.edition_id join country c on c.id = ci.country_id
      join indicator i on i.id = ci.indicator_id where ci.edition_id = $1 order by ci.id`,
    parameters: [EDITION],
  });
  return Buffer.from(await manyReferences(ROWS, places));
}

async function imported(product: MeasuredProduct, body: Buffer, dryRun: boolean): Promise<Pick<Row, 'values'>> {
  const before = await product.held();
  const { ms } = await product.ask({ operationId: 'importFile', query: { dryRun }, body });
  const peak = await product.peak();
  await after(GIVEN_BACK_MS);
  return {
    values: {
      s: ms / 1000,
      'MB before': before,
      'MB more': peak - before,
      'MB more later': (await product.held()) - before,
    },
  };
}
