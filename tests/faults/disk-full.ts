import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { reserveBytes } from '../../server/db/disk.ts';
import { openDatabase } from '../../server/db/open.ts';
import { fullOnPostgresql } from './disk-full-postgresql.ts';
import { between, type Fault, kenya, type Outcome } from './support/fault.ts';
import { type Product, startProduct } from './support/product.ts';
import { mountSmall, type SmallDisk } from './support/small-disk.ts';
import { until } from './support/until.ts';

const admin = 'admin@demo.test';
const MB = 1024 * 1024;
const { ratingId, ...params } = kenya;

const save = (product: Product, note: string) =>
  product
    .call(admin, 'updateRating', {
      params,
      body: { CountryIndicatorRatingId: ratingId, Score: 1, RatingIsMet: true, ResearcherNote: note },
      signal: AbortSignal.timeout(60_000),
    })
    .then(({ status }) => status);
const read = async (product: Product) =>
  product.call(admin, 'readIndicatorRating', { params, signal: AbortSignal.timeout(60_000) });

/**
 * The disk is full when the engine writes its log, which ends it: below the server, whose own
 * refusal comes before that.
 */
async function fullInItsLog({ folder, fill, free }: SmallDisk) {
  const wrong: string[] = [];
  const { db, close } = await openDatabase({ dataDir: folder });
  await sql`create table if not exists counted as select n, 0 as times from generate_series(1, 50) n`.execute(db);
  const count = () => sql`update counted set times = times + 1`.execute(db);
  fill(MB / 4);
  let [acknowledged, refusals] = [0, 0];
  const since = performance.now();
  // the first refusal ends the engine, the others find it gone; none may wait
  while (refusals < 3 && performance.now() - since < 60_000) {
    const begun = performance.now();
    const done = await count().then(
      () => true,
      () => false,
    );
    if (done) acknowledged += 1;
    else refusals += 1;
    if (performance.now() - begun > 10_000) wrong.push('a statement waited on a full disk');
  }
  free();
  const back = await until(() => count().then(() => true), 20_000);
  const { rows } = await sql<{
    least: number;
    most: number;
  }>`select min(times) as least, max(times) as most from counted`.execute(db);
  const { least = 0, most = 0 } = rows[0] ?? {};
  if (least !== most) wrong.push('half a statement was stored');
  // those that were refused may have been stored all the same
  if (least < acknowledged + 1 || least > acknowledged + 1 + refusals)
    wrong.push(`${acknowledged + 1} acknowledged, ${least} there`);
  if (refusals === 0) wrong.push('the disk was never full');
  await close();
  return { wrong, back };
}

export const diskFull: Fault = {
  row: 'Q-R5',
  name: 'disk full',
  engines: ['embedded', 'postgresql'],
  rounds: 3,
  run: async (engine, rounds) => {
    const disk = mountSmall(400);
    if (!disk) return { counts: { 'no small disk can be mounted here, rounds': 0 }, wrong: [] };
    const full = engine === 'embedded' ? fullOnEmbedded : fullOnPostgresql;
    return full(disk, rounds).finally(() => disk.remove());
  },
};

async function fullOnEmbedded(disk: SmallDisk, rounds: number): Promise<Outcome> {
  const wrong: string[] = [];
  let [refused, slowest, hung] = [0, 0, 0];
  const product = await startProduct({ dataDir: disk.folder });
  try {
    for (let round = 0; round < rounds; round += 1) {
      const note = `before ${round}`;
      if ((await save(product, note)) !== 200) wrong.push(`round ${round}: not saved before`);
      // somebody else fills the disk: writes are refused before it is full, and reading goes on
      disk.fill(reserveBytes / 2);
      if ((await save(product, 'too much')) === 503) refused += 1;
      else wrong.push(`round ${round}: a write was not refused`);
      if ((await read(product)).status !== 200) wrong.push(`round ${round}: reading stopped`);
      disk.free();

      // and it is full in the middle of a big write: the database hangs, is given up, and comes back
      const big = product.call(admin, 'createReportEdition', {
        body: { Id: 4, Name: `Full ${round}`, StartDate: '2027-01-01', EndDate: null },
      });
      big.catch(() => undefined);
      await sleep(between(50, 300));
      disk.fill(0);
      const status = await Promise.race([
        big.then(
          (answer) => answer.status,
          () => 0,
        ),
        sleep(30_000, -1),
      ]);
      if (status === -1) wrong.push(`round ${round}: no answer within 30 s`);
      if (status !== 201) hung += 1;
      disk.free();
      const back = await until(async () => (await read(product)).status === 200, 20_000);
      slowest = Math.max(slowest, back);
      if (back > 10_000) wrong.push(`round ${round}: back only after ${back} ms`);
      const { ResearcherNote } = await (await read(product)).json();
      if (ResearcherNote !== note)
        wrong.push(`round ${round}: '${note}' was acknowledged, '${ResearcherNote}' is there`);
      const editions = (await (await product.call(admin, 'listReportEditions')).json()) as {
        Id: number;
        Name: string;
      }[];
      const made = editions.some(({ Name }) => Name === `Full ${round}`);
      if (made !== (status === 201))
        wrong.push(`round ${round}: answered ${status}, the edition is ${made ? '' : 'not '}there`);
      // the next round needs edition 4 active again
      if (made) break;
    }
    if (product.hasEnded()) wrong.push(`the server has ended: ${product.output()}`);
    await product.kill();
    const log = await fullInItsLog(disk);
    slowest = Math.max(slowest, log.back);
    wrong.push(...log.wrong);
  } finally {
    await product.kill();
  }
  const free = `${Math.round(reserveBytes / MB)} MB`;
  return {
    counts: {
      [`writes refused below ${free}`]: refused,
      'full in mid-write': hung,
      'slowest way back s': (slowest / 1000).toFixed(1),
    },
    wrong,
  };
}
