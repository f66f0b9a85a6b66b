/** What the columns of an export of results mean, and how its files are read (ADR-206). */
import type { ExportColumn } from './results-columns.ts';

/** What was exported. */
export interface ExportFacts {
  edition: string;
  /** An instant. */
  madeOn: string;
  /** How the rows were chosen, such as 'Countries: all 193'. */
  rows: string[];
}

export const codebookColumns = [
  { heading: 'column', width: 22 },
  { heading: 'type', width: 12 },
  { heading: 'values', width: 34 },
  { heading: 'meaning', width: 120 },
];

/** A line a column; lines about the whole file have their subject in brackets. */
export function codebookOf(columns: readonly ExportColumn[], { edition, madeOn, rows }: ExportFacts): string[][] {
  const about = (subject: string, meaning: string) => [`(${subject})`, '', '', meaning];
  return [
    ...columns.map(({ name, type, values, meaning }) => [name, type === 'sources' ? 'text' : type, values, meaning]),
    about('file', `${edition}, exported ${madeOn}. One row a country and indicator, by country and indicator number.`),
    ...rows.map((row) => about('rows', row)),
    about(
      'score',
      'The score of a country in an activity or milestone is the mean of favourable, in percent. That of a country is the mean of its ' +
        'milestones’ scores, that of a region the mean of its countries’.',
    ),
    about('absent', 'An absent value is an empty field, in JSON Lines null. No text is empty.'),
    about(
      'formulas',
      'In CSV a text that begins with = + - @ (also ＝ ＋ － ＠), a tab or a line break has an apostrophe in front, so that no spreadsheet runs ' +
        'it; so has one that begins with apostrophes and then one of these. Take one apostrophe away: the line for CSV below does. Numbers have ' +
        'none. A workbook marks such cells as text, and JSON Lines need nothing: both hold the text as it is.',
    ),
    about('pandas, CSV', pandasCsv(columns)),
    about('pandas, JSON Lines', pandasJson(columns)),
    about('pandas, workbook', pandasWorkbook(columns)),
  ];
}

const dtypes = { text: 'string', integer: 'Int64', instant: undefined, sources: 'string' } as const;

function dtypeOf(columns: readonly ExportColumn[], sources: boolean): string {
  const pairs = columns.flatMap(({ name, type }) => {
    const dtype = type === 'sources' && !sources ? undefined : dtypes[type];
    return dtype ? [`"${name}": "${dtype}"`] : [];
  });
  return `{${pairs.join(', ')}}`;
}

const instantsOf = (columns: readonly ExportColumn[]): string =>
  `[${columns.flatMap(({ name, type }) => (type === 'instant' ? [`"${name}"`] : [])).join(', ')}]`;

const ABSENT = 'keep_default_na=False, na_values=[""]';
const AS_IT_WAS = `r"^'(?='*[=+\\-@\\t\\r\\n\\uff1d\\uff0b\\uff0d\\uff20])"`;

const pandasCsv = (columns: readonly ExportColumn[]): string =>
  `table = pandas.read_csv(FILE, dtype=${dtypeOf(columns, true)}, parse_dates=${instantsOf(columns)}, ${ABSENT})` +
  `.apply(lambda each: each.str.replace(${AS_IT_WAS}, "", regex=True) if each.dtype == "string" else each)`;

const pandasJson = (columns: readonly ExportColumn[]): string =>
  `table = pandas.read_json(FILE, lines=True, dtype=${dtypeOf(columns, false)}, convert_dates=${instantsOf(columns)})`;

const pandasWorkbook = (columns: readonly ExportColumn[]): string =>
  `table = pandas.read_excel(FILE, sheet_name="Results", dtype=${dtypeOf(columns, true)}, ${ABSENT})`;
