/** Writes workbooks, the only importer of the writing library. Runs in a worker. */
import { type Cell, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { type Part, pack, readDirectory, stored, unpack } from './archive.ts';
import { escapedCharacter, escapeXstring, looksLikeFormula } from './cell-text.ts';
import { letters } from './column-letters.ts';

export interface Tab {
  name: string;
  columns: { heading: string; width: number }[];
  rows: (string | number | null)[][];
  /** Names of tabs that the first column leads to, by the index of the row. */
  links?: (string | undefined)[];
}

/** A number format that changes nothing, and by which the style of quoted texts is found again. */
const MARK = 'General;General;General;@';
const heading = { style: { font: { bold: true } } };
const quoted = { style: { numFmt: MARK } };

/** An .xlsx with these tabs and a frozen first row. Every text is stored as text. */
export async function writeWorkbook(tabs: Tab[]): Promise<Buffer> {
  const file = await writeXlsx({ sheets: tabs.map(sheetOf) });
  return pack(withQuotes(await readDirectory(Buffer.from(file.buffer, file.byteOffset, file.byteLength))));
}

function sheetOf({ name, columns, rows, links = [] }: Tab): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  for (const index of columns.keys()) cells.set(`0,${index}`, heading);
  const escaped = rows.map((row, index) => row.map((value, column) => cellOf(value, `${index + 1},${column}`, cells)));
  for (const [index, target] of links.entries()) {
    if (target)
      cells.set(`${index + 1},0`, { hyperlink: { target: '', location: `'${target.replaceAll("'", "''")}'!A1` } });
  }
  return {
    name,
    columns: columns.map(({ width }) => ({ width })),
    rows: [columns.map((column) => column.heading), ...escaped],
    cells,
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${letters(columns.length - 1)}${rows.length + 1}` },
  };
}

function cellOf(value: string | number | null, key: string, cells: Map<string, Partial<Cell>>) {
  if (typeof value !== 'string') return value;
  if (looksLikeFormula(value)) cells.set(key, quoted);
  return escapeText(value);
}

/** '#N/A' and the like, which the library would write as an error. */
const LOOKS_FAILED = /^#(?=[A-Z0-9/_]+[!?]?$)/;

const escapeText = (text: string): string => escapeXstring(text).replace(LOOKS_FAILED, escapedCharacter(0x23));

/** The library cannot set `quotePrefix`; the marked styles get it here. */
function* withQuotes(parts: Map<string, Part>): Iterable<Part> {
  for (const part of parts.values()) {
    if (part.name !== 'xl/styles.xml') yield part;
    else yield stored(part.name, Buffer.from(quoteMarked(unpack(part).toString('utf8'))));
  }
}

function quoteMarked(styles: string): string {
  const format = new RegExp(`numFmtId="(\\d+)" formatCode="${MARK}"`).exec(styles)?.[1];
  if (!format) return styles;
  return styles.replaceAll(`<xf numFmtId="${format}"`, '<xf quotePrefix="1" numFmtId="49"');
}
