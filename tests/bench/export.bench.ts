import { ResultsColumn, ResultsFormat } from '#generated/enums.ts';
import type { Row } from '../../scripts/support/bench.ts';
import { engines } from './server/engines.ts';
import { growEdition } from './server/grow-data.ts';
import { type MeasuredProduct, startMeasured } from './server/product.ts';

export const name =
  'The table of an edition for analysis, 28,950 and 1,013,250 rows, from asking for it to its last byte: the most memory of the process beyond what it had (goal: no more for 35 times the rows)';

const EDITION = 4;
/** 150 indicators become 5,250. */
const TIMES = 35;
const MB = 1024 * 1024;

/** `BENCH_ENGINE=postgresql` measures the product's process without the database in it. */
export async function run(): Promise<Row[]> {
  const found: Row[] = [];
  for (const engine of engines())
    await engine.with(async (place) => {
      const product = await startMeasured(place);
      try {
        // a first one, so that threads and code are there
        await exported(product, ResultsFormat.Csv);
        found.push({ label: `${engine.name}, CSV`, kind: 'base', ...(await exported(product, ResultsFormat.Csv)) });
        await growEdition(product, EDITION, TIMES);
        for (const [label, format] of [
          ['CSV', ResultsFormat.Csv],
          ['JSON Lines', ResultsFormat.JsonLines],
          ['workbook', ResultsFormat.Workbook],
        ] as const)
          found.push({ label: `${engine.name}, ${label}`, ...(await exported(product, format)) });
      } finally {
        await product.stop();
      }
    });
  return found;
}

async function exported(product: MeasuredProduct, FileFormat: ResultsFormat): Promise<Pick<Row, 'values'>> {
  const before = await product.peak();
  const body = {
    ...{ ReportEditionId: EDITION, FileFormat, Columns: Object.values(ResultsColumn) },
    ...{ CountryIds: [], Regions: [], Milestones: [], Statuses: [] },
  };
  const made = await product.ask({ operationId: 'exportResults', body });
  const token = String(JSON.parse(made.body.toString()).downloadUrl).split('/').at(-1) ?? '';
  const file = await product.ask({ operationId: 'downloadExport', params: { token } });
  const [rows] = await product.rows<{ count: number }>({
    sql: 'select count(*)::int as count from country_indicator where edition_id = $1',
    parameters: [EDITION],
  });
  return {
    values: {
      rows: rows?.count ?? 0,
      's to write': made.ms / 1000,
      's to send': file.ms / 1000,
      'MB of file': file.body.length / MB,
      'MB more memory': (await product.peak()) - before,
    },
  };
}
