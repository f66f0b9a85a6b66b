/** A sheet as a table: columns found by their heading, cells read by type. */

import { letters } from '../../domain/workbook/column-letters.ts';
import type { ReadSheet, Value } from '../../domain/workbook/sheet-rows.ts';
import type { CellErrors } from './cell-errors.ts';
import { quote } from './cell-errors.ts';
import { keyOf, type TableKind, tables } from './table-columns.ts';

export interface Table {
  sheet: ReadSheet;
  kind: TableKind;
  /** Index of each column by its heading; optional ones may be missing. */
  columns: ReadonlyMap<string, number>;
}

/** The table of a sheet, or undefined with errors where columns are missing or doubled. */
export function tableOf(sheet: ReadSheet, kind: TableKind, errors: CellErrors): Table | undefined {
  const { needed, optional } = tables[kind];
  const known = new Map([...needed, ...optional].map((heading) => [keyOf(heading), heading]));
  const columns = new Map<string, number>();
  const before = errors.count;
  for (const [index, value] of (sheet.rows[0] ?? []).entries()) {
    const heading = known.get(keyOf(String(value ?? '')));
    if (heading === undefined) continue;
    const first = columns.get(heading);
    if (first === undefined) columns.set(heading, index);
    else errors.add(sheet.name, 0, index, `The column ${heading} is there twice, first in ${letters(first)}`);
  }
  for (const heading of needed.filter((one) => !columns.has(one)))
    errors.add(sheet.name, 0, 0, `The column ${heading} is missing; the first row holds the headings`);
  return errors.count === before ? { sheet, kind, columns } : undefined;
}

/** One row. A cell that makes no sense gives an error and undefined; an empty one is null. */
export class TableRow {
  readonly table: Table;
  /** From 0. */
  readonly index: number;
  readonly #errors: CellErrors;

  constructor(table: Table, index: number, errors: CellErrors) {
    this.table = table;
    this.index = index;
    this.#errors = errors;
  }

  /** How many errors the file has so far. */
  get errorCount(): number {
    return this.#errors.count;
  }

  refuse(heading: string, text: string): undefined {
    this.#errors.add(this.table.sheet.name, this.index, this.table.columns.get(heading) ?? 0, text);
    return undefined;
  }

  raw(heading: string): Value {
    const column = this.table.columns.get(heading);
    const value = column === undefined ? null : (this.table.sheet.rows[this.index]?.[column] ?? null);
    return value === '' ? null : value;
  }

  isBlank(headings: Iterable<string>): boolean {
    for (const heading of headings) if (this.raw(heading) !== null) return false;
    return true;
  }

  /** The text letter by letter; numbers and dates as they would be typed. */
  text(heading: string): string | null | undefined {
    const failure = this.#failure(heading);
    if (failure) return this.refuse(heading, `${heading} holds the error ${failure}`);
    const value = this.raw(heading);
    if (value === null) return null;
    const text = value instanceof Date ? dateText(value) : typeof value === 'boolean' ? yesNo(value) : String(value);
    if (text === undefined) return this.refuse(heading, `${heading} is no date`);
    if (!text.isWellFormed() || text.includes('\0'))
      return this.refuse(heading, `${heading} holds a character that cannot be stored`);
    return text;
  }

  #failure(heading: string): string | undefined {
    const { failures } = this.table.sheet;
    return failures.size === 0 ? undefined : failures.get(`${this.index},${this.table.columns.get(heading)}`);
  }

  /** One of a few words, without regard to case and spaces around. */
  choice<T>(heading: string, choices: ReadonlyMap<string, T>, expected: string): T | null | undefined {
    const text = this.text(heading);
    if (text === null || text === undefined) return text;
    const chosen = choices.get(text.trim().toLowerCase());
    return chosen === undefined
      ? this.refuse(heading, `${heading} is ${quote(text)}, but must be ${expected}`)
      : chosen;
  }
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');
const dateText = (date: Date): string | undefined =>
  Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);

/** The rows of a table that hold anything in its columns, the first row being the headings. */
export function* rowsOf(table: Table, errors: CellErrors): Generator<TableRow> {
  const columns = [...table.columns.values()];
  for (let index = 1; index < table.sheet.rows.length; index++) {
    const values = table.sheet.rows[index] ?? [];
    if (columns.some((column) => values[column] != null && values[column] !== ''))
      yield new TableRow(table, index, errors);
  }
}
