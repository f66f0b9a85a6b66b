import { median, p95, type Row } from '../../../scripts/support/bench.ts';
import type { MeasuredProduct } from './product.ts';
import { statement } from './statement.ts';
import { allRated, choose, reopen } from './workbooks.ts';
import { assignment } from './writes.ts';

const kenya = { countryId: 404, reportEditionId: 4, indicatorId: 451 };
const RATING = 100_201;

interface Write {
  name: string;
  /** Blocks by turns, and how many calls each has; the first of a block plans its statements anew. */
  blocks: number;
  calls: number;
  /** Makes the beginning of a call; not measured. */
  prepare?(): Promise<void>;
  call(at: number): Promise<{ ms: number }>;
}

/** Each write over HTTP, with the triggers of the log and without, by turns. */
export async function activityWrites(product: MeasuredProduct, where: string): Promise<Row[]> {
  const told = await telling(product);
  const found: Row[] = [];
  for (const write of [save(product), await bulk(product), await file(product)]) {
    const times = { without: [] as number[], with: [] as number[] };
    for (let block = 0; block < write.blocks; block++)
      for (const side of block % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const))
        times[side].push(...(await blockOf(product, write, side === 'with')));
    // without triggers a transaction would not say either who acts
    const without = p95(times.without) - told;
    const values = {
      'without ms': without,
      'with ms': p95(times.with),
      '× without': p95(times.with) / without,
      'median without ms': median(times.without) - told,
      'median with ms': median(times.with),
      '× median': median(times.with) / (median(times.without) - told),
      'goal ×': 1.1,
    };
    console.error(`${where}: ${write.name}: ${Object.values(values).map((value) => value.toFixed(2))}`);
    found.push({ label: `${where}: ${write.name}`, values });
  }
  return found;
}

async function blockOf(product: MeasuredProduct, write: Write, isLogged: boolean): Promise<number[]> {
  const log = (state: string) => product.bare([{ sql: `alter table country_indicator ${state} trigger event_update` }]);
  const state = isLogged ? 'enable' : 'disable';
  await log(state);
  const times: number[] = [];
  for (let at = 0; at <= write.calls; at++) {
    if (write.prepare) {
      await log('disable');
      await write.prepare();
      await log(state);
    }
    const { ms } = await write.call(at);
    if (at > 0 || write.calls === 1) times.push(ms);
  }
  return times;
}

/** Milliseconds of the statement by which a transaction says who acts. */
async function telling(product: MeasuredProduct): Promise<number> {
  const act = JSON.stringify({ user: 1, operation: 'updateRating', cause: 0, at: new Date() });
  const tell = statement(`select set_config('app.act', $1, true)`, act);
  const times: number[] = [];
  for (let at = 0; at < 100; at++) times.push(await product.bare([tell]));
  return median(times);
}

function save(product: MeasuredProduct): Write {
  const body = (at: number) => ({
    ...(at % 2 === 0 ? { Score: 1, RatingIsMet: true } : { Score: 0, RatingIsMet: false }),
    ResearcherNote: `Held against the gazette and the statistics of the year, for the ${at + 1}th time.`,
    CountryIndicatorRatingId: RATING,
  });
  return {
    name: 'save of a rating',
    blocks: 8,
    calls: 40,
    // 1.1.4 has no children, whose change would be measured too
    call: (at) =>
      product.ask({
        operationId: 'updateRating',
        params: { ...kenya, indicatorId: 454 },
        body: { ...body(at), CountryIndicatorRatingId: RATING + 3 },
      }),
  };
}

async function bulk(product: MeasuredProduct): Promise<Write> {
  const { name, ask, undo } = await assignment(product);
  return {
    name,
    blocks: 8,
    calls: 3,
    prepare: async () => void (await product.bare([...(undo ?? []), { sql: 'vacuum country_indicator' }])),
    call: () => ask(product),
  };
}

async function file(product: MeasuredProduct): Promise<Write> {
  const { file } = await allRated(product, await choose(product, 150));
  return {
    name: 'import of 28,950 ratings, every one changed',
    blocks: 5,
    calls: 1,
    prepare: async () => void (await product.bare(reopen)),
    async call() {
      const answer = await product.ask({ operationId: 'importFile', body: file });
      const result = JSON.parse(answer.body.toString()) as { success: boolean; errors: string[] };
      if (!result.success) throw new Error(`The import was refused: ${result.errors[0]}`);
      return answer;
    },
  };
}
