import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportData } from '../../../server/areas/transfer/export-file.ts';
import type { Wire } from '../../../server/domain/wire.ts';
import { downloadsInFolder } from '../../../server/downloads.ts';
import { openTestApp, type TestApp, testNow } from '../support/app.ts';
import { handlerCall } from '../support/handler-call.ts';
import { openWorkbook } from '../support/workbook-reader.ts';

const now = () => testNow;
const downloads = downloadsInFolder(undefined, now);
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => Promise.all([test.close(), downloads.close()]));

/** An even number, so that the order at the end is that of the beginning; each renumbers all rows of the edition. */
const MOVES = 2;

/** Everything of the edition changes places, the last milestone first. */
const turnRound = () =>
  sql`update milestone set order_id = (select count(*) from milestone where edition_id = 4) + 1 - order_id
    where edition_id = 4`.execute(test.db);

it('[S128] an export holds each country indicator once, in order, though others move them meanwhile', async () => {
  const members = test.db.selectFrom('edition_country').select('country_id').where('edition_id', '=', 4);
  const CountryIds = (await members.limit(20).execute()).map(({ country_id }) => country_id);
  let turns = 0;
  const turn = async () => {
    turns += 1;
    if (turns <= MOVES) await turnRound();
  };
  const request: Wire<'ExportRequest'> = {
    ReportEditionIds: [4],
    ExportFieldChoice: 0,
    ExportFormatChoice: null,
    CountryIds,
    IndicatorIds: Array.from({ length: 150 }, (_, index) => index + 1),
  };
  const { body } = await exportData(handlerCall<'exportData'>(test, { downloads, turn, body: request }));
  const { downloadUrl } = body as Wire<'ExportResult'>;
  const file = await downloads.take(downloadUrl.split('/').at(-1) ?? '');
  const [sheet] = await openWorkbook(await buffer(file?.content ?? Readable.from([])));
  const found = sheet?.rows.slice(1).map((row) => `${row[1]?.value} ${row[3]?.value}`);
  const { rows } = await sql<{ pair: string }>`
    select concat(c.iso_code, ' ', i.number / 1000000, '.', i.number / 1000 % 1000, '.', i.number % 1000) as pair
    from country_indicator ci join country c on c.id = ci.country_id join indicator i on i.id = ci.indicator_id
    where ci.edition_id = 4 and c.id = any(${CountryIds}) order by ci.position`.execute(test.db);
  expect(turns).toBeGreaterThan(2);
  expect(found).toHaveLength(20 * 150);
  expect(found).toEqual(rows.map(({ pair }) => pair));
});
