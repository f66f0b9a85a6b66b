import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../server/db/open.ts';
import { orderNumber } from '../../server/domain/numbers.ts';
import { between, type Fault, inPlace, lateRestart } from './support/fault.ts';
import { type Product, startProduct, type Where } from './support/product.ts';

const admin = 'admin@demo.test';

/** Looks into the data while no server runs. */
async function inDatabase<T>({ dataDir, databaseUrl }: Where, work: (db: Database['db']) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, url: databaseUrl });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** A workbook that gives every rating of the active edition the same note. */
async function workbook(db: Database['db'], note: string): Promise<Uint8Array<ArrayBuffer>> {
  const { rows } = await sql<{ edition: string; iso_code: string; number: number; polarity: number }>`
    select e.name as edition, c.iso_code, i.number, i.polarity from country_indicator ci
    join edition e on e.id = ci.edition_id and e.status = 1
    join country c on c.id = ci.country_id join indicator i on i.id = ci.indicator_id`.execute(db);
  const cells = rows.map(({ edition, iso_code, number, polarity }) => {
    // consistent for either polarity, and no parent is left unmet
    const [score, met] = polarity === 0 ? [1, 'Yes'] : [-1, 'Yes'];
    return [edition, iso_code, orderNumber(number), score, met, note];
  });
  const headings = ['Edition', 'ISO Code', 'Indicator No.', 'Score', 'Met', 'Researcher Note'];
  return Uint8Array.from(await writeXlsx({ sheets: [{ name: 'Ratings', rows: [headings, ...cells] }] }));
}

const send = (product: Product, file: Uint8Array<ArrayBuffer>, key: string) => {
  const form = new FormData();
  form.set('file', new Blob([file]), 'ratings.xlsx');
  return product.call(admin, 'importFile', { body: form, key });
};

const countOf = (where: Where, note: string) =>
  inDatabase(where, async (db) => {
    const { rows } = await sql<{ there: number; all: number }>`
      select count(*) filter (where ci.researcher_note = ${note}) as there, count(*) as all
      from country_indicator ci join edition e on e.id = ci.edition_id and e.status = 1`.execute(db);
    return rows[0] ?? { there: 0, all: 0 };
  });

export const killMidImport: Fault = {
  row: 'Q-R2',
  name: 'kill -9 in mid-import',
  engines: ['embedded', 'postgresql'],
  rounds: 20,
  run: (engine, rounds) =>
    inPlace(engine, async (where) => {
      const wrong: string[] = [];
      let [all, none, starts, took] = [0, 0, 0, 4_000];
      const product0 = await startProduct(where);
      await product0.stop();
      // completed ratings refuse an import, those that a parent has set aside among them
      await inDatabase(where, (db) =>
        sql`update country_indicator set status = case status when 3 then 1 else status end,
          aside_status = case aside_status when 3 then 1 else aside_status end
          where 3 in (status, aside_status)`.execute(db),
      );
      for (let round = 0; round < rounds; round += 1) {
        const note = `import ${round}`;
        const key = randomUUID();
        const file = await inDatabase(where, (db) => workbook(db, note));
        const product = await startProduct(where, product0.ports);
        const answer = send(product, file, key).then(
          ({ status }) => status,
          () => 0,
        );
        await Promise.race([sleep(between(took / 4, took * 1.1)), answer]);
        await product.kill();
        const status = await answer;
        const after = await countOf(where, note);
        if (after.there !== 0 && after.there !== after.all)
          wrong.push(`round ${round}: ${after.there} of ${after.all} are imported`);
        if (status === 200 && after.there === 0) wrong.push(`round ${round}: acknowledged and not there`);
        if (after.there === 0) none += 1;
        else all += 1;

        const again = await startProduct(where, product0.ports);
        starts = Math.max(starts, again.startMs);
        const since = performance.now();
        const retried = await send(again, file, key);
        took = performance.now() - since < 500 ? took : performance.now() - since;
        const told = await retried.text();
        if (retried.status !== 200 || !JSON.parse(told).success)
          wrong.push(`round ${round}: again ${retried.status} ${told.slice(0, 300)}`);
        await again.stop();
        const finished = await countOf(where, note);
        if (finished.there !== finished.all)
          wrong.push(`round ${round}: ${finished.there} of ${finished.all} after the retry`);
      }
      return {
        counts: {
          kills: rounds,
          'all imported': all,
          'nothing imported': none,
          'slowest restart s': (starts / 1000).toFixed(1),
        },
        wrong,
        late: lateRestart(starts / 1000),
      };
    }),
};
