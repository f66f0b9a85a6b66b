/** The rows of a sheet (ECMA-376 part 1, 18.3), piece by piece. */
import { counted } from '#rules/words.ts';
import { dateOfSerial } from './cell-styles.ts';
import { letters } from './column-letters.ts';
import { unescaped } from './shared-texts.ts';
import { MAX_COLUMNS, MAX_ROWS } from './workbook-limits.ts';
import { tooMuch } from './workbook-refusals.ts';
import { attributeOf, XmlBytes, type XmlEvents } from './xml-bytes.ts';

export type Value = string | number | boolean | Date | null;

export interface ReadSheet {
  name: string;
  /** By row and column from 0; cells behind the last of a row are missing. */
  rows: Value[][];
  /** What Excel shows where a formula failed ('#N/A'), by 'row,column'. */
  failures: ReadonlyMap<string, string>;
}

/** What cells refer to. */
export interface SheetContext {
  texts: readonly string[];
  /** By the number of a look: it shows a date. */
  dates: readonly boolean[];
  from1904: boolean;
}

interface SheetPieces {
  name: string;
  /** Of its part in the archive. */
  part: string;
  pieces: AsyncIterable<Buffer>;
}

/**
 * Reads a sheet. `seen` is told how many tags were read so far and may throw. Throws a Refusal for
 * a cell outside of any table, up to which readers would fill.
 */
export async function readSheetRows(
  { name, part, pieces }: SheetPieces,
  context: SheetContext,
  seen: (tags: number) => void,
): Promise<ReadSheet> {
  const rows: Value[][] = [];
  const failures = new Map<string, string>();
  const reader = new RowReader(name, context, rows, failures);
  const xml = new XmlBytes(part, reader);
  for await (const piece of pieces) {
    xml.push(piece);
    seen(xml.tags);
  }
  xml.end('worksheet');
  return { name, rows, failures };
}

const NO_CELLS: Value[] = [];

class RowReader implements XmlEvents {
  wantsText = false;
  readonly #sheet: string;
  readonly #context: SheetContext;
  readonly #rows: Value[][];
  readonly #failures: Map<string, string>;
  #row = -1;
  #column = -1;
  #cells: Value[] | undefined;
  /** `t` and `s` of the open cell: how its value is written, and how it looks. */
  #kind: string | undefined;
  #look = -1;
  #isInCell = false;
  #isInline = false;
  #isSound = false;
  #value = '';
  #inline = '';

  constructor(sheet: string, context: SheetContext, rows: Value[][], failures: Map<string, string>) {
    this.#sheet = sheet;
    this.#context = context;
    this.#rows = rows;
    this.#failures = failures;
  }

  open(tag: string, attributes: string): void {
    if (tag === 'row') this.#openRow(attributes);
    else if (tag === 'c' && this.#cells) this.#openCell(attributes);
    else if (!this.#isInCell) return;
    else if (tag === 'v') this.wantsText = true;
    else if (tag === 'is') this.#isInline = true;
    else if (tag === 'rPh') this.#isSound = true;
    else if (tag === 't') this.wantsText = this.#isInline && !this.#isSound;
  }

  close(tag: string): void {
    if (tag === 'row') this.#closeRow();
    else if (tag === 'c') this.#closeCell();
    else if (tag === 'is') this.#isInline = false;
    else if (tag === 'rPh') this.#isSound = false;
    else this.wantsText = false;
  }

  text(text: string): void {
    if (this.#isInline) this.#inline += text;
    else this.#value += text;
  }

  #openRow(attributes: string): void {
    const number = Number(attributeOf(attributes, 'r') ?? this.#row + 2);
    this.#row = Number.isInteger(number) && number > 0 ? number - 1 : this.#row + 1;
    this.#column = -1;
    this.#checkReach();
    while (this.#rows.length < this.#row) this.#rows.push(NO_CELLS);
    this.#cells = [];
    this.#rows[this.#row] = this.#cells;
  }

  /** A copy takes as much room as it holds; a list that has grown, twice that. */
  #closeRow(): void {
    if (this.#cells) this.#rows[this.#row] = this.#cells.slice();
    this.#cells = undefined;
  }

  #openCell(attributes: string): void {
    this.#column = columnOf(attributeOf(attributes, 'r')) ?? this.#column + 1;
    this.#checkReach();
    this.#kind = attributeOf(attributes, 't');
    this.#look = Number(attributeOf(attributes, 's') ?? -1);
    this.#isInCell = true;
    this.#value = '';
    this.#inline = '';
  }

  #closeCell(): void {
    this.#isInCell = false;
    this.wantsText = false;
    const cells = this.#cells;
    if (!cells) return;
    const value = this.#valueOf();
    while (cells.length < this.#column) cells.push(null);
    cells[this.#column] = value;
    if (this.#kind === 'e') this.#failures.set(`${this.#row},${this.#column}`, this.#value);
  }

  #valueOf(): Value {
    const { texts, dates, from1904 } = this.#context;
    const written = this.#value;
    switch (this.#kind) {
      case 's':
        return written === '' ? null : (texts[Number(written)] ?? null);
      case 'str':
        return unescaped(written);
      case 'inlineStr':
        return unescaped(this.#inline);
      case 'b':
        return written === '1' || written.toLowerCase() === 'true';
      case 'e':
        return written;
    }
    if (written === '') return null;
    const number = Number(written);
    if (Number.isNaN(number)) return written;
    return dates[this.#look] ? dateOfSerial(number, from1904) : number;
  }

  #checkReach(): void {
    if (this.#column < MAX_COLUMNS && this.#row < MAX_ROWS) return;
    const place = `${this.#column < 0 ? '' : letters(this.#column)}${this.#row + 1}`;
    throw tooMuch(
      `${this.#sheet}!${place} is outside of what is read: ${counted(MAX_ROWS, 'row')} and ${counted(MAX_COLUMNS, 'column')}. Delete what stands there.`,
    );
  }
}

/** From 0; undefined where a cell does not say it. */
function columnOf(reference: string | undefined): number | undefined {
  const written = reference && /^\$?([A-Z]{1,4})\$?\d+$/i.exec(reference)?.[1];
  if (!written) return undefined;
  let column = 0;
  for (const letter of written.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
