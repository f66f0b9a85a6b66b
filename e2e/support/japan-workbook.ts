import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { askApi } from './api.ts';

export type Cells = (string | number | boolean | Date | null)[][];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A spreadsheet as a file input takes it. */
export const file = (name: string, buffer: Buffer) => ({ name, mimeType: XLSX, buffer });

/** The ratings of Japan in the active edition, as the export gives them. */
export async function exported(page: Page): Promise<Buffer> {
  const { downloadUrl } = await askApi<{ downloadUrl: string }>(page, '/export', {
    method: 'POST',
    body: {
      ReportEditionIds: [4],
      ExportFieldChoice: 0,
      ExportFormatChoice: null,
      CountryIds: [392],
      IndicatorIds: Array.from({ length: 150 }, (_, at) => at + 1),
    },
  });
  return Buffer.from(await (await page.request.get(downloadUrl)).body());
}

export async function sheetOf(bytes: Buffer): Promise<Cells> {
  const { sheets } = await readXlsx(bytes);
  return (sheets[0]?.rows ?? []).map((cells) => [...cells]) as Cells;
}
export const workbookOf = async (rows: Cells) => Buffer.from(await writeXlsx({ sheets: [{ name: 'Ratings', rows }] }));

/** Three rated rows that are not completed, and the columns of notes and scores. */
export function pick(rows: Cells) {
  const at = (heading: string) => rows[0]?.indexOf(heading) ?? -1;
  const open = rows.flatMap((cells, index) =>
    index > 0 && cells[at('Score')] !== null && cells[at('Status')] !== 'QA Completed' ? [index] : [],
  );
  return {
    first: open[0] ?? 0,
    second: open[1] ?? 0,
    third: open[2] ?? 0,
    note: at('Researcher Note'),
    score: at('Score'),
    dueDates: [at('Research Due Date'), at('QA Due Date')],
    number: at('Indicator No.'),
  };
}
