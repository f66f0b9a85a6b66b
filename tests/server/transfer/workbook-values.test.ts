import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { dateOfSerial, dateStyles, isDateFormat } from '../../../server/domain/workbook/cell-styles.ts';
import { escapedCharacter, escapeXstring, looksLikeFormula } from '../../../server/domain/workbook/cell-text.ts';
import { letters } from '../../../server/domain/workbook/column-letters.ts';
import { readSharedTexts } from '../../../server/domain/workbook/shared-texts.ts';
import { refusalOfBytes, refusalOfParts } from '../../../server/domain/workbook/workbook-refusals.ts';
import { checkXml } from '../../../server/domain/workbook/xml-scan.ts';

test('columns are lettered as spreadsheets letter them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test.each(['dd/mm/yyyy', 'h:mm', '[h]:mm', '[mm]:ss', '[Red]d', 'D', '"on" d'])('%j shows a date', (code) =>
  expect(isDateFormat(code)).toBe(true),
);
test.each(['General', '0.00', '[Red]0', '"day" 0', '0\\d', '_d0', '*d0', '[$USD-409]0'])('%j shows no date', (code) =>
  expect(isDateFormat(code)).toBe(false),
);

test('a look is that of a date by its own format, else by the number of a built-in one', () => {
  const looksOf = (xfs: string) =>
    dateStyles(
      `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d mmm"/><numFmt numFmtId="14" formatCode="0"/>
      <numFmt numFmtId="165"/></numFmts><cellStyleXfs><xf numFmtId="22"/></cellStyleXfs>${xfs}
      <dxfs><xf numFmtId="164"/></dxfs></styleSheet>`,
    );
  const xfs = (...formats: number[]) => formats.map((format) => `<xf numFmtId="${format}"/>`).join('');
  expect(looksOf(`<cellXfs count="5">${xfs(0, 164, 14, 165, 15)}<xf/></cellXfs>`)).toEqual([
    ...[false, true, false, false, true, false],
  ]);
  expect(looksOf(`<x:cellXfs>${xfs(164)}</x:cellXfs>`)).toEqual([true]);
  expect(looksOf('')).toEqual([]);
  const builtIn = Array.from({ length: 70 }, (_, format) => format);
  const dates = dateStyles(`<cellXfs>${xfs(...builtIn)}</cellXfs>`).flatMap((isDate, format) => (isDate ? format : []));
  const from = (first: number, last: number) => builtIn.slice(first, last + 1);
  expect(dates).toEqual([...from(14, 22), ...from(27, 36), ...from(45, 47), ...from(50, 58)]);
});

test.each([
  [1, false, '1900-01-01T00:00:00.000Z'],
  [59, false, '1900-02-28T00:00:00.000Z'],
  [60, false, '1900-02-28T00:00:00.000Z'],
  [61, false, '1900-03-01T00:00:00.000Z'],
  [46_346.25, false, '2026-11-20T06:00:00.000Z'],
  [0, true, '1904-01-01T00:00:00.000Z'],
  [44_884, true, '2026-11-20T00:00:00.000Z'],
])('day number %d, from 1904 %s, is %s', (serial, from1904, iso) => {
  expect(dateOfSerial(serial, from1904).toISOString()).toBe(iso);
});

test('[Q-S39] what XML cannot hold is escaped, and what looks escaped', () => {
  expect(escapedCharacter(7)).toBe('_x0007_');
  expect(escapeXstring('a\u0007\n_x0041_ _x00 \ud800')).toBe('a_x0007_\n_x005F_x0041_ _x00 \ufffd');
});

test('[Q-S39] a text that begins like a formula is known by its first sign', () => {
  expect(['=1', '＋1', '\0', "'=1", 'a=1'].map(looksLikeFormula)).toEqual([true, true, true, false, false]);
});

test.each<[string, number[] | string, string | undefined]>([
  ['UTF-8', '<?xml version="1.0"?>', undefined],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x3c], undefined],
  ['UTF-16', [0x3c, 0], 'parts is not written in UTF-8'],
  ['UTF-16, the other way round', [0, 0x3c], 'parts is not written in UTF-8'],
  ['UTF-16 with its mark', [0xff, 0xfe, 0x3c], 'parts is not written in UTF-8'],
  ['the same, the other way round', [0xfe, 0xff, 0x3c], 'parts is not written in UTF-8'],
  ['a single byte', [0xff], undefined],
  ['a type', '<!DOCTYPE a>', 'declares entities in parts'],
  ['an entity', '<!ENTITY a "b">', 'declares entities in parts'],
])('[Q-S37] a part of %s is read, or refused', (_what, content, refusal) => {
  const check = () => checkXml('parts', Buffer.from(content as string));
  if (refusal === undefined) expect(check()).toBeUndefined();
  else expect(check).toThrow(refusal);
});

const ole = (inside = '') => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(inside, 'utf16le')]);
test.each([
  ['nothing', Buffer.alloc(0), 'The file is empty.'],
  ['a protected workbook', ole('EncryptedPackage Workbook'), 'protected with a password'],
  ['an old document', ole('WordDocument'), 'This is a Word document'],
  ['an old workbook', ole('Workbook'), 'old format .xls'],
  ['an older workbook', ole('Book'), 'old format .xls'],
  ['another old file', ole(), 'old Office document'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'This is a PDF'],
  ['a page', Buffer.from('\n<TABLE>'), 'web page'],
  [
    'a workbook of 2003',
    Buffer.from('<a xmlns="urn:schemas-microsoft-com:office:spreadsheet">'),
    'spreadsheet of 2003',
  ],
  ['a table of text', Buffer.from('Name,Role\r\n\tx'), 'text file, such as .csv'],
  ['anything else', Buffer.from('Name\0'), 'This is not an .xlsx spreadsheet.'],
  ['text that is binary further on', Buffer.from(`${'a'.repeat(2_048)}\0`), 'text file, such as .csv'],
])('[Q-S36] %s is told from a workbook by its bytes', (_what, file, sentence) => {
  expect(refusalOfBytes(file)?.message).toContain(sentence);
});

test('[Q-S36] a zip archive may be a workbook', () => expect(refusalOfBytes(Buffer.from('PK\u0003'))).toBeUndefined());

const types = '[Content_Types].xml';
test.each<[string[], string | undefined]>([
  [[types, '_rels/.rels', 'xl/workbook.xml'], undefined],
  [[types, '_rels/.rels', 'xl/vbaProject.bin'], 'holds macros'],
  [[types, '_rels/.rels', 'xl/embeddings/a.bin'], 'holds embedded files'],
  [[types, '_rels/.rels', 'xl/workbook.bin'], 'binary workbook .xlsb'],
  [[types, '_rels/.rels', 'word/document.xml'], 'This is a Word document'],
  [[types, '_rels/.rels', 'ppt/presentation.xml'], 'This is a presentation'],
  [['mimetype', 'content.xml'], 'OpenDocument'],
  [[types], 'does not say where its workbook is'],
  [['_rels/.rels'], 'zip archive, not a spreadsheet'],
  [['a/Book.xlsx', 'readme.txt'], 'Unpack it and import'],
  [[], 'zip archive, not a spreadsheet'],
])('[Q-S36] an archive of %j is a workbook, or told from one', (names, sentence) => {
  const refusal = refusalOfParts(new Map(names.map((name) => [name, {} as never])));
  if (sentence === undefined) expect(refusal).toBeUndefined();
  else expect(refusal?.message).toContain(sentence);
});

test('shared texts are their letters, without looks and sounds, however the bytes are cut', async () => {
  const xml = `<sst>ignored<si>before<t>Ken</t>between<t>ya_x000D_</t>after</si><si/><si><r><rPr>look</rPr><t>To</t></r>
    <rPh><t>sound</t></rPh><r><t>g<ext/>o</t></r></si><si><t>_x00</t></si></sst>`;
  for (const length of [1, 7, 1_000]) {
    const cut = async function* () {
      for (let at = 0; at < xml.length; at += length) yield Buffer.from(xml.slice(at, at + length));
    };
    expect(await readSharedTexts('texts', cut())).toEqual(['Kenya\r', '', 'Togo', '_x00']);
  }
});

test('[Q-S37] no more shared texts are read than a workbook may have', async () => {
  const read = (count: number) =>
    readSharedTexts('texts', Readable.from([Buffer.from(`<sst>${'<si/>'.repeat(count)}`), Buffer.from('</sst>')]));
  expect(await read(250_000)).toHaveLength(250_000);
  await expect(read(250_001)).rejects.toThrow('The workbook holds more than 250,000 texts.');
});

test('[Q-S37] shared texts that end too early are refused', async () => {
  const pieces = Readable.from([Buffer.from('<sst><si><t>Kenya</t></si>')]);
  await expect(readSharedTexts('texts', pieces)).rejects.toThrow('texts ends too early');
});
