/** Rows as CSV (RFC 4180), which no spreadsheet runs and every reader gets back (ADR-206). */
import { looksLikeFormula } from './workbook/cell-text.ts';

/** By which programs know UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One line with its end. An absent value is an empty field. */
export const csvLine = (cells: readonly (string | number | null)[]): string => {
  let line = '';
  for (const [at, cell] of cells.entries()) line += (at === 0 ? '' : ',') + fieldOf(cell);
  return `${line}\r\n`;
};

const fieldOf = (cell: string | number | null): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return `${cell}`;
  const text = guarded(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A text that a spreadsheet would run has an apostrophe in front, and so has one that already looks
 * like that: removing one restores the text.
 */
const guarded = (text: string): string => (looksLikeFormula(text.replace(/^'+/, '')) ? `'${text}` : text);
