/** What a workbook is written with, called directly: no thread and no database. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Part, pack, readDirectory, unpack } from '../../../server/domain/workbook/archive.ts';
import { attachment, dateOf } from '../../../server/domain/workbook/attachment.ts';
import { WorkbookFile } from '../../../server/domain/workbook/workbook-file.ts';
import { readWorkbook } from '../../../server/domain/workbook/workbook-read.ts';
import { writeWorkbook } from '../../../server/domain/workbook/workbook-write.ts';
import { decode } from '../../../server/domain/workbook/xml-bytes.ts';
import { ZipFile } from '../../../server/domain/workbook/zip-file.ts';
import { openWorkbook } from '../support/workbook-reader.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbook-'));
  path = join(folder, 'a.xlsx');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const textOf = async (file: Buffer, part: string) => unpack((await readDirectory(file)).get(part) as Part).toString();
const valuesOf = async (file: Buffer) =>
  (await openWorkbook(file)).map(({ rows }) => rows.map((row) => row.map((cell) => cell && [cell.value, cell.quoted])));

test('a workbook that is written row by row is read by another reader, and by ours', async () => {
  const file = await WorkbookFile.create(path);
  await file.begin('A & "B"', [
    { heading: '=Name', width: 20 },
    { heading: 'At', width: 12 },
  ]);
  await file.write([['<Kenya> & "x"', new Date('2026-11-20T06:00:00.000Z')]]);
  await file.write([
    [null, 1.5],
    ['=1+1', null],
    ['a\u0001', 0],
  ]);
  await file.end();
  await file.begin('Second', [{ heading: 'Only', width: 5 }]);
  await file.end();
  await file.close();
  const bytes = await readFile(path);
  expect(await valuesOf(bytes)).toEqual([
    [
      [
        ['=Name', false],
        ['At', false],
      ],
      [
        ['<Kenya> & "x"', false],
        [46_346.25, false],
      ],
      [null, [1.5, false]],
      [['=1+1', true]],
      [
        ['a\u0001', false],
        [0, false],
      ],
    ],
    [[['Only', false]]],
  ]);
  const [first, second] = await readWorkbook(bytes, (names) => names);
  expect([first?.name, second?.name]).toEqual(['A & "B"', 'Second']);
  expect(first?.rows[1]).toEqual(['<Kenya> & "x"', new Date('2026-11-20T06:00:00.000Z')]);
  const sheet = await textOf(bytes, 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain(
    '<cols><col min="1" max="1" width="20" customWidth="1"/><col min="2" max="2" width="12" customWidth="1"/></cols>',
  );
  expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">');
  expect(sheet).toContain('<autoFilter ref="A1:B5"/>');
  expect(await textOf(bytes, 'xl/worksheets/sheet2.xml')).toContain('<autoFilter ref="A1:A1"/>');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('an archive that is written part by part holds what was added, in pieces and at once', async () => {
  const zip = await ZipFile.create(path);
  const line = 'Kenya é 🚦 '.repeat(5_000);
  await zip.begin('é/long.txt');
  for (let at = 0; at < 12; at++) await zip.write(`${at}${line}`);
  expect((await stat(path)).size).toBeGreaterThan(1_000);
  await zip.end();
  await expect(zip.end()).rejects.toThrow('No part was begun');
  await zip.add('empty.txt', '');
  await zip.close();
  const bytes = await readFile(path);
  const parts = await readDirectory(bytes);
  expect([...parts.keys()]).toEqual(['é/long.txt', 'empty.txt']);
  expect(await textOf(bytes, 'é/long.txt')).toBe(Array.from({ length: 12 }, (_, at) => `${at}${line}`).join(''));
  expect(await textOf(bytes, 'empty.txt')).toBe('');
  expect(pack(parts.values()).equals(bytes)).toBe(true);
});

test('an archive, and each part of it unpacked, is no larger than readers take', async () => {
  const writing = async (mostBytes: number, ...texts: string[]) => {
    const zip = await ZipFile.create(path, mostBytes);
    try {
      for (const text of texts) await zip.add('a', text);
    } finally {
      await zip.close();
    }
  };
  const sentence = 'A workbook of more than 4 GB cannot be read. Select CSV or JSON Lines.';
  await writing(1_000, 'x'.repeat(1_000));
  await expect(writing(1_000, 'x'.repeat(1_001))).rejects.toThrow(sentence);
  // a header of 31 bytes each, and 3 of content
  await writing(102, 'x', 'x', 'x');
  await expect(writing(101, 'x', 'x', 'x')).rejects.toThrow(sentence);
});

test('[S94] a workbook that is written at once has headings, links and widths, and its texts are texts', async () => {
  const bytes = await writeWorkbook([
    {
      name: 'List',
      columns: [
        { heading: 'Country', width: 30 },
        { heading: 'Number', width: 8 },
      ],
      rows: [
        ["Côte d'Ivoire", 1],
        ['#N/A', null],
        ['#N/A!!', 2],
        ['=1', 3],
      ],
      links: ["Côte d'Ivoire", undefined],
    },
    { name: "Côte d'Ivoire", columns: [{ heading: 'Country', width: 9 }], rows: [] },
  ]);
  const [list, tab] = await valuesOf(bytes);
  expect(list).toEqual([
    [
      ['Country', false],
      ['Number', false],
    ],
    [
      ["Côte d'Ivoire", false],
      [1, false],
    ],
    [['#N/A', false]],
    [
      ['#N/A!!', false],
      [2, false],
    ],
    [
      ['=1', true],
      [3, false],
    ],
  ]);
  expect(tab).toEqual([[['Country', false]]]);
  const sheet = decode(await textOf(bytes, 'xl/worksheets/sheet1.xml'));
  expect(sheet).toContain(`<hyperlink ref="A2" location="'Côte d''Ivoire'!A1"`);
  expect(sheet.match(/<hyperlink /g)).toHaveLength(1);
  expect(sheet).toMatch(/<col min="1" max="1" width="30"[^>]*\/><col min="2" max="2" width="8"/);
  expect(sheet).toContain('<autoFilter ref="A1:B5"');
  expect(sheet).toMatch(/<pane ySplit="1" topLeftCell="A2"/);
  const styleOf = (place: string) => new RegExp(`<c r="${place}"[^>]* s="(\\d+)"`).exec(sheet)?.[1];
  expect(styleOf('A1')).toBeDefined();
  expect([styleOf('B1'), styleOf('A3'), styleOf('B2')]).toEqual([styleOf('A1'), undefined, undefined]);
  expect(await textOf(bytes, 'xl/styles.xml')).toContain('<b/>');
  expect((await readDirectory(bytes)).get('xl/worksheets/sheet1.xml')?.method).toBe(8);
  expect(
    await textOf(
      await writeWorkbook([{ name: 'A', columns: [{ heading: 'B', width: 1 }], rows: [['c']] }]),
      'xl/styles.xml',
    ),
  ).not.toContain('quotePrefix');
});

test.each([
  ['a b"c.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'a_b_c.xlsx'],
  ['a.1.csv', 'text/csv; charset=utf-8', 'a.1.csv'],
  ['a-1.jsonl', 'application/x-ndjson', 'a-1.jsonl'],
  ['é', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '_'],
])('%j is downloaded by its type and name', (name, type, fileName) => {
  expect(attachment(name)).toEqual({
    'content-type': type,
    'content-disposition': `attachment; filename="${fileName}"`,
  });
});

test('the day of a file is that of UTC', () => expect(dateOf(new Date('2026-11-20T23:59:00Z'))).toBe('2026-11-20'));
