import { listLimits } from '#generated/list-limits.ts';
import { letters } from '../../domain/workbook/column-letters.ts';

interface Located {
  sheet: number;
  row: number;
  column: number;
  text: string;
}

/** The errors of a file, cell by cell. */
export class CellErrors {
  readonly #sheets: string[];
  readonly #all: Located[] = [];

  constructor(sheets: string[]) {
    this.#sheets = sheets;
  }

  /** Row and column from 0. */
  add(sheet: string, row: number, column: number, text: string): void {
    this.#all.push({ sheet: this.#sheets.indexOf(sheet), row, column, text });
  }

  get count(): number {
    return this.#all.length;
  }

  /** The first of them in the order of the file, as `Ratings!D17: Score is 2, …`. */
  first(): string[] {
    return this.#all
      .sort((a, b) => a.sheet - b.sheet || a.row - b.row || a.column - b.column)
      .slice(0, listLimits.ImportResult.errors)
      .map(({ sheet, row, column, text }) => `${this.#sheets[sheet]}!${letters(column)}${row + 1}: ${text}`);
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
