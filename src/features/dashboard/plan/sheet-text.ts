/** Reads and writes what spreadsheets put on the clipboard: lines, with tabs between cells. */

/** Cells by row; a quoted cell may hold tabs, line breaks and doubled quotes. */
export function readSheetText(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  for (let match = cells.exec(text); match; match = cells.exec(text)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '') break;
    if (match[3] !== '\t') rows.push([]);
  }
  // a spreadsheet ends its last line too
  const last = rows.at(-1);
  return rows.length > 1 && last?.join('') === '' ? rows.slice(0, -1) : rows;
}

export const writeSheetText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n');

const quoted = (cell: string): string => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
