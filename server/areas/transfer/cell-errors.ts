import { listLimits } from '#generated/list-limits.ts';
import { letters } from '../../domain/workbook/column-letters.ts';

interface Located {
  sheet: number;
  row: number;
  column: number;
  text: string;
}

const MOST = listLimits.ImportResult.errors;

/** The errors of a file by cell. Only those that are returned are kept: every cell may have one. */
export class CellErrors {
  readonly #sheets: string[];
  #told: Located[] = [];
  #count = 0;

  constructor(sheets: string[]) {
    this.#sheets = sheets;
  }

  /** Row and column from 0. */
  add(sheet: string, row: number, column: number, text: string): void {
    this.#count += 1;
    this.#told.push({ sheet: this.#sheets.indexOf(sheet), row, column, text });
    if (this.#told.length >= 2 * MOST) this.#told = this.#inOrder();
  }

  #inOrder(): Located[] {
    return this.#told.toSorted((a, b) => a.sheet - b.sheet || a.row - b.row || a.column - b.column).slice(0, MOST);
  }

  get count(): number {
    return this.#count;
  }

  /** The first of them in the order of the file, as `Ratings!D17: Score is 2, …`. */
  first(): string[] {
    return this.#inOrder().map(
      ({ sheet, row, column, text }) => `${this.#sheets[sheet]}!${letters(column)}${row + 1}: ${text}`,
    );
  }
}

/** A typed text, shortened and quoted for a message. */
export function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `'${line.length > 60 ? `${line.slice(0, 59)}…` : line}'`;
}

/** Is a text a calendar date such as 2026-02-28? */
export function isDate(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
