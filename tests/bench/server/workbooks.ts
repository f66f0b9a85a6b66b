import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { Case } from './case.ts';
import type { Ask, MeasuredProduct } from './product.ts';
import { type Statement, statement } from './statement.ts';

const EDITION = 4;
type Cells = (string | number | boolean | Date | null)[][];

interface Choice {
  countries: number[];
  /** Ids of the library. */
  indicators: number[];
}

/** All countries, and the first so many indicators. */
export async function choose(product: MeasuredProduct, most: number): Promise<Choice> {
  const countries = 'select country_id as id from edition_country where edition_id = $1';
  const indicators = 'select library_indicator_id as id from indicator where edition_id = $1 order by number limit $2';
  const ids = async (one: Statement) => (await product.rows<{ id: number }>(one)).map(({ id }) => id);
  return {
    countries: await ids(statement(countries, EDITION)),
    indicators: await ids(statement(indicators, EDITION, most)),
  };
}

const asked = ({ countries, indicators }: Choice): Ask => ({
  operationId: 'exportData',
  body: {
    ReportEditionIds: [EDITION],
    ExportFieldChoice: 0,
    ExportFormatChoice: null,
    CountryIds: countries,
    IndicatorIds: indicators,
  },
});

/** Asks for the workbook and fetches it, as one. */
async function exported(product: MeasuredProduct, choice: Choice): Promise<{ ms: number; body: Buffer }> {
  const made = await product.ask(asked(choice));
  const { downloadUrl } = JSON.parse(made.body.toString()) as { downloadUrl: string };
  const token = downloadUrl.split('/').at(-1) ?? '';
  const fetched = await product.ask({ operationId: 'downloadExport', params: { token } });
  return { ms: made.ms + fetched.ms, body: fetched.body };
}

const everything = (choice: Choice): Statement =>
  statement(
    `select e.name, c.iso_code, c.name as country, i.number, i.short_name, ci.score, ci.is_met, ci.researcher_note,
       r.full_name as researcher, q.full_name as reviewer, ci.status
     from country_indicator ci join edition e on e.id = ci.edition_id join country c on c.id = ci.country_id
     join indicator i on i.id = ci.indicator_id
     left join app_user r on r.id = ci.research_user_id left join app_user q on q.id = ci.qa_user_id
     where ci.edition_id = $1 and i.library_indicator_id = any($2) order by ci.position`,
    EDITION,
    choice.indicators,
  );

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

const firstSheet = async (file: Buffer): Promise<Cells> => {
  const { sheets } = await readXlsx(file);
  return (sheets[0]?.rows ?? []) as Cells;
};
const written = async (rows: Cells): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Ratings', rows }] }));

interface Pair {
  id: number;
  edition: string;
  iso: string;
  number: string;
  polarity: number;
}

const NOTE = 'Held against the gazette and the statistics of the year.';

/** A workbook that rates every pair, and the same as an update. */
export async function allRated(
  product: MeasuredProduct,
  { indicators }: Choice,
): Promise<{ file: Buffer; update: Statement }> {
  const pairs = await product.rows<Pair>(
    statement(
      `select ci.id, e.name as edition, c.iso_code as iso, i.polarity,
         concat(i.number / 1000000, '.', i.number / 1000 % 1000, '.', i.number % 1000) as number
       from country_indicator ci join edition e on e.id = ci.edition_id join country c on c.id = ci.country_id
       join indicator i on i.id = ci.indicator_id
       where ci.edition_id = $1 and i.library_indicator_id = any($2) order by ci.position`,
      EDITION,
      indicators,
    ),
  );
  const scoreOf = ({ polarity }: Pair) => (polarity === 1 ? -1 : 1);
  const headings = ['Edition', 'ISO Code', 'Indicator No.', 'Score', 'Met', 'Researcher Note'];
  const file = await written([
    headings,
    ...pairs.map((pair) => [pair.edition, pair.iso, pair.number, scoreOf(pair), 'Yes', NOTE]),
  ]);
  const changes = pairs.map((pair) => ({ id: pair.id, score: scoreOf(pair), is_met: true, note: NOTE }));
  const update = statement(
    `update country_indicator ci set score = c.score, is_met = c.is_met, researcher_note = c.note, status = 1,
       version = version + 1, changed_on = now(), changed_by = 1, rating_updated_on = now(), rating_updated_by = 1
     from json_to_recordset($1::json) as c (id int, score smallint, is_met boolean, note text) where c.id = ci.id`,
    JSON.stringify(changes),
  );
  return { file, update };
}

/** Nobody has begun: what such a file is for. */
export const reopen: Statement[] = [
  `update country_indicator set score = null, is_met = null, researcher_note = null, status = 0, decided_by = null,
     aside_score = null, aside_is_met = null, aside_note = null, aside_status = null, aside_updated_on = null,
     aside_updated_by = null
   where edition_id = ${EDITION} and (status > 0 or score is not null)`,
  'vacuum country_indicator',
].map((sql) => ({ sql }));

const importing = (name: string, file: Buffer, bare: Statement, undo?: Statement[]): Case => ({
  name,
  rounds: 3,
  bare: [bare],
  transaction: true,
  ask: async (product) => {
    const answer = await product.ask({ operationId: 'importFile', body: file });
    const result = JSON.parse(answer.body.toString()) as { success: boolean; errors: string[] };
    if (!result.success) throw new Error(`The import was refused: ${result.errors[0]}`);
    return answer;
  },
  library: () => timed(() => readXlsx(file)),
  ...(undo && { undo }),
  goal: 2,
});

/** Workbooks of one edition: all of it goes out; 28,950 ratings, the most that a file may hold come back. */
export async function workbooks(product: MeasuredProduct, indicators: number): Promise<Case[]> {
  const whole = await choose(product, indicators);
  const part = await choose(product, 150);
  const cells = await firstSheet((await exported(product, whole)).body);
  const count = (193 * indicators).toLocaleString('en');
  const { file, update } = await allRated(product, part);
  return [
    {
      name: `export of ${count} ratings`,
      rounds: indicators === 150 ? 3 : 1,
      bare: [everything(whole)],
      ask: () => exported(product, whole),
      library: () => timed(() => written(cells)),
      goal: 2,
    },
    importing('import of 28,950 ratings, none changed', (await exported(product, part)).body, everything(part)),
    importing('import of 28,950 ratings, every one changed', file, update, reopen),
  ];
}
