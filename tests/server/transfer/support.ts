import { Readable } from 'node:stream';
import type { FastifyRequest, LightMyRequestResponse } from 'fastify';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Wire } from '../../../server/domain/wire.ts';
import type { TestApp } from '../support/app.ts';
import { rowsOf } from '../support/unchanged.ts';

export type Cell = string | number | boolean | Date | null;
export type Sheets = Record<string, Cell[][]>;

export const edition = 'Road Safety Report 2026';
export const ratingHeadings = ['Edition', 'ISO Code', 'Indicator No.', 'Score', 'Met', 'Researcher Note'];
export const workHeadings = ['Research User', 'QA User', 'Status'];
export const referenceHeadings = [
  'Edition',
  'ISO Code',
  'Indicator No.',
  'Title',
  'Author',
  'Publication Date',
  'Information',
];

/** A workbook made by the library itself. */
export const workbook = (sheets: Sheets): Promise<Uint8Array> =>
  writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) });

/** Rows of Kenya in the active edition: number, then the cells behind it. */
export const kenyaRows = (rows: Cell[][], country = 'KEN'): Cell[][] => rows.map((row) => [edition, country, ...row]);
export const ratings = (...rows: Cell[][]): Sheets => ({ Ratings: [ratingHeadings, ...kenyaRows(rows)] });
export const ratingsAndWork = (...rows: Cell[][]): Sheets => ({
  Ratings: [[...ratingHeadings, ...workHeadings], ...kenyaRows(rows)],
});

export interface UploadOptions {
  as?: number;
  dryRun?: boolean;
  confirmation?: string | undefined;
  fileName?: string;
  headers?: Record<string, string>;
}

const boundary = '----test-boundary';

/** A form with one file, as a browser sends it. */
export function form(file: Uint8Array, { fileName = 'ratings.xlsx', field = 'file' } = {}): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

/** A request whose form holds this file, for a handler that is called without the route. */
export const uploadOf = (file: Uint8Array): FastifyRequest => {
  const part = { type: 'file', fieldname: 'file', file: Readable.from([Buffer.from(file)]) };
  return {
    headers: {},
    isMultipart: () => true,
    async *parts() {
      yield part;
    },
  } as unknown as FastifyRequest;
};

export async function send(test: TestApp, payload: Buffer, { as = 1, headers, ...asked }: UploadOptions = {}) {
  const { dryRun, confirmation } = asked;
  const query = { ...(dryRun !== undefined && { dryRun: String(dryRun) }), ...(confirmation && { confirmation }) };
  return test.app.inject({
    method: 'POST',
    url: '/api/v1/import',
    query,
    headers: {
      authorization: `Bearer ${await test.tokenOf(as)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
    payload,
  });
}

export const upload = (test: TestApp, file: Uint8Array, options: UploadOptions = {}): Promise<LightMyRequestResponse> =>
  send(test, form(file, options), options);

/** Imports sheets and returns the result. */
export async function importSheets(
  test: TestApp,
  sheets: Sheets,
  options?: UploadOptions,
): Promise<Wire<'ImportResult'>> {
  const answer = await upload(test, await workbook(sheets), options);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Imports sheets, confirming what that decides. */
export async function importConfirmed(test: TestApp, sheets: Sheets): Promise<Wire<'ImportResult'>> {
  const told = await importSheets(test, sheets);
  return told.Decides ? importSheets(test, sheets, { confirmation: told.Decides.Confirmation }) : told;
}

/** Exports and fetches the workbook. */
export async function exportWorkbook(test: TestApp, body: Wire<'ExportRequest'>): Promise<Buffer> {
  const answer = await test.call('exportData', { as: 1, body });
  expect(answer.statusCode, answer.body).toBe(200);
  const download = await test.app.inject(answer.json().downloadUrl);
  expect(download.statusCode, download.body).toBe(200);
  return download.rawPayload;
}

/** Equal as long as nothing is written that an import may write. */
export const rowsOfImports = (test: TestApp): Promise<unknown> =>
  rowsOf(test.db, ['country_indicator', 'comment', 'comment_tag', 'reference']);

/** Everything that an import may touch, in one text: equal also where it was written anew as it was. */
export async function contentOf(test: TestApp): Promise<string> {
  const { rows } = await sql<{ content: string }>`select concat(
    (select md5(string_agg(ci::text, '|' order by id)) from country_indicator ci), ' ',
    (select md5(string_agg(r::text, '|' order by id)) from reference r), ' ',
    (select md5(string_agg(c::text, '|' order by id)) from comment c)) as content`.execute(test.db);
  return rows[0]?.content ?? '';
}
