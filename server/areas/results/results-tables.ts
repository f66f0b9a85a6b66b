/** Writes the files of an export of results row by row, in constant memory. */
import { type FileHandle, open } from 'node:fs/promises';
import { ResultsFormat } from '#generated/enums.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../domain/csv.ts';
import { MAX_CELL_TEXT, WorkbookFile } from '../../domain/workbook/workbook-file.ts';
import { codebookColumns } from './results-codebook.ts';
import { citationsOf, type ExportCell, type ExportColumn } from './results-columns.ts';

export interface TableFile {
  write(rows: ExportCell[][]): Promise<void>;
  /** Ends the file. */
  close(): Promise<void>;
}

/** Begins a table with these columns; a workbook ends with the codebook. */
export function openTable(
  path: string,
  format: ResultsFormat,
  columns: readonly ExportColumn[],
  codebook: string[][],
): Promise<TableFile> {
  if (format === ResultsFormat.Workbook) return openWorkbook(path, columns, codebook);
  if (format === ResultsFormat.JsonLines) return openText(path, '', jsonLineOf(columns));
  const mark = format === ResultsFormat.CsvWithMark ? BYTE_ORDER_MARK : '';
  return openText(path, mark + csvLine(columns.map(({ name }) => name)), (row) => csvLine(row.map(plain)));
}

/** The codebook alone, which spreadsheets know as UTF-8 too. */
export async function writeCodebook(path: string, codebook: string[][]): Promise<void> {
  const heading = csvLine(codebookColumns.map(({ heading }) => heading));
  const file = await openText(path, BYTE_ORDER_MARK + heading, (row) => csvLine(row.map(plain)));
  await file.write(codebook);
  await file.close();
}

const plain = (cell: ExportCell): string | number | null => (Array.isArray(cell) ? citationsOf(cell) : cell);

function jsonLineOf(columns: readonly ExportColumn[]) {
  const names = columns.map(({ name }) => JSON.stringify(name));
  return (row: ExportCell[]) =>
    `{${names.map((name, at) => `${name}:${JSON.stringify(row[at] ?? null)}`).join(',')}}\n`;
}

async function openText(path: string, heading: string, lineOf: (row: ExportCell[]) => string): Promise<TableFile> {
  const file: FileHandle = await open(path, 'w', 0o600);
  await file.writeFile(heading);
  return {
    async write(rows) {
      let text = '';
      for (const row of rows) text += lineOf(row);
      await file.writeFile(text);
    },
    close: () => file.close(),
  };
}

async function openWorkbook(path: string, columns: readonly ExportColumn[], codebook: string[][]): Promise<TableFile> {
  const file = await WorkbookFile.create(path);
  await file.begin(
    'Results',
    columns.map(({ name, width }) => ({ heading: name, width })),
  );
  const cellOf = (cell: ExportCell, at: number) => {
    if (Array.isArray(cell)) return citationsOf(cell, MAX_CELL_TEXT);
    return typeof cell === 'string' && columns[at]?.type === 'instant' ? new Date(cell) : cell;
  };
  return {
    write: (rows) => file.write(rows.map((row) => row.map(cellOf))),
    async close() {
      await file.end();
      await file.begin('Codebook', codebookColumns);
      await file.write(codebook);
      await file.end();
      await file.close();
    },
  };
}
