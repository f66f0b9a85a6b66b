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

interface Row {
  edition: string;
  iso_code: string;
  number: number;
  polarity: number;
}

/** The ratings of the active edition, all of which an import may change. */
const ratings = (where: Where) =>
  inDatabase(where, async (db) => {
    // completed ratings refuse an import, those that a parent has set aside among them
    await sql`update country_indicator set status = case status when 3 then 1 else status end,
      aside_status = case aside_status when 3 then 1 else aside_status end
      where 3 in (status, aside_status)`.execute(db);
    const { rows } = await sql<Row>`
      select e.name as edition, c.iso_code, i.number, i.polarity from country_indicator ci
      join edition e on e.id = ci.edition_id and e.status = 1
      join country c on c.id = ci.country_id join indicator i on i.id = ci.indicator_id`.execute(db);
    return rows;
  });

/** A workbook that gives every rating the same note. */
async function workbook(rows: Row[], note: string): Promise<Uint8Array<ArrayBuffer>> {
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

/** A file that is sent again, with its key, until it is imported. */
interface Import {
  note: string;
  key: string;
  file: Uint8Array<ArrayBuffer>;
}

/** Each round kills one sending of a file: all of it is there then, or nothing. */
export const killMidImport: Fault = {
  row: 'Q-R2',
  name: 'kill -9 in mid-import',
  engines: ['embedded', 'postgresql'],
  rounds: 100,
  run: (engine, rounds) =>
    inPlace(engine, async (where) => {
      const wrong: string[] = [];
      let [all, none, starts] = [0, 0, 0];
      const { ports, stop } = await startProduct(where);
      await stop();
      const rows = await ratings(where);
      const begin = async (n: number): Promise<Import> => {
        const note = `import ${n}`;
        return { note, key: randomUUID(), file: await workbook(rows, note) };
      };
      const start = async () => {
        const product = await startProduct(where, ports);
        starts = Math.max(starts, product.startMs);
        return product;
      };
      const whole = async (product: Product, { file, key }: Import) => {
        const since = performance.now();
        const answer = await send(product, file, key);
        const text = await answer.text();
        if (answer.status !== 200 || !JSON.parse(text).success)
          wrong.push(`sent again: ${answer.status} ${text.slice(0, 300)}`);
        return performance.now() - since;
      };
      let product = await start();
      let sent = await begin(0);
      try {
        // how long one takes here, so that the kills fall into all of it
        const took = await whole(product, await begin(-1));
        for (let round = 0; round < rounds; round += 1) {
          const { note, key, file } = sent;
          const answer = send(product, file, key).then(
            ({ status }) => status,
            () => 0,
          );
          await Promise.race([sleep(between(took / 10, took * 1.1)), answer]);
          await product.kill();
          const status = await answer;
          const { there, all: many } = await countOf(where, note);
          if (there !== 0 && there !== many) wrong.push(`round ${round}: ${there} of ${many} are imported`);
          if (status === 200 && there === 0) wrong.push(`round ${round}: acknowledged and not there`);
          product = await start();
          if (there === 0) none += 1;
          else {
            all += 1;
            // sent again it is answered as the first time, and nothing is imported twice
            await whole(product, sent);
            sent = await begin(round + 1);
          }
        }
        await whole(product, sent);
      } finally {
        await product.stop();
      }
      const last = await countOf(where, sent.note);
      if (last.there !== last.all) wrong.push(`${last.there} of ${last.all} after the last`);
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
