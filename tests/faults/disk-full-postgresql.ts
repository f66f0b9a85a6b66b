import { startPostgres } from '../../scripts/support/postgres.ts';
import { askDatabase } from './support/bind.ts';
import { inPlace, kenya, type Outcome } from './support/fault.ts';
import { type Product, startProduct } from './support/product.ts';
import type { SmallDisk } from './support/small-disk.ts';
import { until } from './support/until.ts';

const admin = 'admin@demo.test';
const { ratingId, ...params } = kenya;
const PATIENCE_MS = 60_000;
const BACK_WITHIN_MS = 10_000;

interface Found {
  refused: number;
  /** PostgreSQL ended over its log. */
  ended: number;
  slowest: number;
  wrong: string[];
}

const patient = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });
const read = (product: Product) => product.call(admin, 'readIndicatorRating', { params, ...patient() });
const save = (product: Product, note: string) =>
  product.call(admin, 'updateRating', {
    params,
    body: { CountryIndicatorRatingId: ratingId, Score: 1, RatingIsMet: true, ResearcherNote: note },
    ...patient(),
  });

/**
 * The disk of PostgreSQL is full: it refuses what needs room, reading goes on; then its log finds
 * none and it ends. Once there is room again it is started, as the system does that it is a service
 * of, and the product goes on by itself.
 */
export const fullOnPostgresql = (disk: SmallDisk, rounds: number): Promise<Outcome> =>
  inPlace('embedded', async ({ dataDir }) => {
    const postgres = await startPostgres({ max_wal_size: '64MB', min_wal_size: '32MB' }, disk.folder);
    const found: Found = { refused: 0, ended: 0, slowest: 0, wrong: [] };
    try {
      const product = await startProduct({ dataDir, databaseUrl: postgres.url });
      try {
        for (let round = 0; round < rounds; round += 1) await fullOnce(product, postgres, disk, round, found);
        if (product.hasEnded()) found.wrong.push(`the server has ended: ${product.output()}`);
      } finally {
        await product.kill();
      }
    } finally {
      disk.free();
      await postgres.stop();
    }
    return {
      counts: {
        'writes refused': found.refused,
        'ended over its log': found.ended,
        'slowest way back s': (found.slowest / 1_000).toFixed(1),
      },
      wrong: found.wrong,
    };
  });

async function fullOnce(
  product: Product,
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  disk: SmallDisk,
  round: number,
  found: Found,
): Promise<void> {
  const tell = (words: string) => found.wrong.push(`round ${round}: ${words}`);
  let note = `before ${round}`;
  if ((await save(product, note)).status !== 200) tell('not saved before');
  disk.fill(0);
  const body = { Id: kenya.reportEditionId, Name: `Full ${round}`, StartDate: '2027-01-01', EndDate: null };
  const { status } = await product.call(admin, 'createReportEdition', { body, ...patient() });
  if (status === 503) found.refused += 1;
  else tell(`a write that needs room was answered ${status}`);
  const reading = (await read(product)).status;
  if (reading !== 200) tell(`reading was answered ${reading}`);

  if (await endsOverItsLog(postgres.url)) found.ended += 1;
  else tell('the log found room on a full disk');
  const late = `while full ${round}`;
  const saved = (await save(product, late)).status;
  if (saved === 200) note = late;
  else if (saved !== 503) tell(`a save without a database was answered ${saved}`);

  disk.free();
  await postgres.restart('immediate');
  const back = await until(async () => (await save(product, `${note} `)).status === 200, 20_000);
  found.slowest = Math.max(found.slowest, back);
  if (back > BACK_WITHIN_MS) tell(`back only after ${Math.round(back)} ms`);
  const { ResearcherNote } = await (await read(product)).json();
  if (ResearcherNote?.trim() !== note) tell(`'${note}' was acknowledged, '${ResearcherNote}' is there`);
  const editions = (await (await product.call(admin, 'listReportEditions')).json()) as { Name: string }[];
  if (editions.some(({ Name }) => Name === body.Name)) tell('what was refused is there');
}

/** Whether a new file of the log finds no room, which ends every connection. */
async function endsOverItsLog(url: string): Promise<boolean> {
  const write: [string][] = [['create table if not exists counted (n int)'], ['select pg_switch_wal()']];
  for (let tries = 0; tries < 20; tries += 1) {
    const isDone = await askDatabase(url, ...write, ['drop table counted'], ['select pg_switch_wal()']).then(
      () => true,
      () => false,
    );
    if (!isDone) return true;
  }
  return false;
}
