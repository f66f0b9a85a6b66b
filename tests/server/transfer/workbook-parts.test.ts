/** What a workbook is read from, called directly: no thread and no database. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Part, pack, piecesOf, readDirectory, stored, unpack } from '../../../server/domain/workbook/archive.ts';
import { readSheetRows } from '../../../server/domain/workbook/sheet-rows.ts';
import { cellLimit, readWorkbook } from '../../../server/domain/workbook/workbook-read.ts';
import { hostileFiles } from '../support/hostile-files.ts';
import { cut } from '../support/pieces.ts';

const MB = 1024 * 1024;
const deflated = (name: string, text: string): Part => ({
  ...stored(name, Buffer.from(text)),
  method: 8,
  packed: deflateRawSync(Buffer.from(text)),
});

describe('an archive', () => {
  const parts = [stored('a.xml', Buffer.from('<a/>')), deflated('é/b.xml', `<b>${'x'.repeat(200_000)}</b>`)];

  test('is read as it was packed', async () => {
    const read = await readDirectory(pack(parts));
    expect([...read]).toEqual(parts.map((part) => [part.name, part]));
    for (const part of read.values()) {
      const pieces: Buffer[] = [];
      for await (const piece of piecesOf(part)) pieces.push(piece);
      expect(Buffer.concat(pieces).equals(unpack(part))).toBe(true);
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(65_536);
    }
    expect(unpack(parts[0] as Part).toString()).toBe('<a/>');
    const file = pack([stored('a', Buffer.from('b'))]);
    const [central, end] = ['504b0102', '504b0506'].map((start) => file.indexOf(Buffer.from(start, 'hex'))) as [
      number,
      number,
    ];
    const versions = [file.readUInt16LE(4), file.readUInt16LE(central + 4), file.readUInt16LE(central + 6)];
    expect(versions).toEqual([20, 20, 20]);
    const [ofThisDisk, entries, length, at] = [8, 10]
      .map((field) => file.readUInt16LE(end + field))
      .concat([12, 16].map((field) => file.readUInt32LE(end + field)));
    expect([ofThisDisk, entries, length, at]).toEqual([1, 1, end - central, central]);
    expect(unpack(stored('empty', Buffer.alloc(0)))).toHaveLength(0);
  });

  const [plain, packed] = parts as [Part, Part];
  test.each<[string, Part, string, string?]>([
    ['is packed in another way', { ...packed, method: 9 }, 'é/b.xml is packed in an unknown way'],
    ['says less than it holds', { ...packed, size: 1_000 }, 'é/b.xml is larger than it says'],
    ['says nothing', { ...packed, size: 0 }, 'é/b.xml is larger than it says'],
    ['says more than it holds', { ...packed, size: 200_008 }, 'é/b.xml has not the size that it says'],
    ['is no stream', { ...packed, packed: Buffer.from('\xff\xff\xff', 'latin1') }, 'é/b.xml cannot be unpacked'],
    ['was changed', { ...packed, crc: packed.crc + 1 }, 'é/b.xml has changed since it was written'],
    ['is stored and was changed', { ...plain, crc: 0 }, 'a.xml has changed since it was written'],
    [
      ...(['is stored and says less', { ...plain, size: 3 }, 'a.xml has not the size that it says'] as const),
      'a.xml is larger than it says',
    ],
  ])('[Q-S37] with a part that %s is damaged', async (_what, part, sentence, sentenceOfPieces = sentence) => {
    const readAll = async () => {
      for await (const _ of piecesOf(part));
    };
    expect(() => unpack(part)).toThrow(`The file is damaged: ${sentence}.`);
    await expect(readAll()).rejects.toThrow(`The file is damaged: ${sentenceOfPieces}.`);
  });

  test('[Q-S37] has no more parts, bytes and emptiness than a workbook has', async () => {
    const empty = (count: number) =>
      pack(Array.from({ length: count }, (_, index) => stored(`${index}`, Buffer.alloc(0))));
    const saying = (...sizes: [size: number, packed: number][]) =>
      pack(sizes.map(([size, bytes], at) => ({ ...stored(`${at}`, Buffer.alloc(bytes)), method: 8, size })));
    const read = (file: Buffer) => readDirectory(file).then(({ size }) => size);
    expect(await read(empty(1_000))).toBe(1_000);
    await expect(read(empty(1_001))).rejects.toThrow('The file has 1,001 parts; a workbook of ours has at most 1,000.');
    expect(await read(saying([50 * MB, MB], [50 * MB, MB]))).toBe(2);
    await expect(read(saying([50 * MB, MB], [50 * MB + 1, MB]))).rejects.toThrow(
      'The file unpacks to 101 MB; at most 100 MB are read.',
    );
    expect(await read(saying([MB, 1], [2_000_000, 10_000]))).toBe(2);
    await expect(read(saying([2_000_001, 10_000]))).rejects.toThrow('0 unpacks to more than 200 times its size');
    await expect(read(saying([MB + 1, 5_000]))).rejects.toThrow('0 unpacks to more than 200 times its size');
  });

  test('[Q-S36] that leads to no content or to a directory that is none is damaged', async () => {
    const file = pack([stored('a.xml', Buffer.from('<a/>'))]);
    const changed = (at: number, value: number) => {
      const copy = Buffer.from(file);
      copy.writeUInt32LE(value, at);
      return readDirectory(copy);
    };
    const central = file.indexOf(Buffer.from('504b0102', 'hex'));
    await expect(changed(0, 0)).rejects.toThrow('The file is damaged: a.xml cannot be found in it.');
    await expect(changed(central, 0)).rejects.toThrow('The file is damaged: its directory cannot be read.');
    await expect(readDirectory(file.subarray(0, 60))).rejects.toThrow('The file is damaged: it cannot be unpacked.');
  });
});

// Those that are only refused for their size take seconds to make.
test.each(hostileFiles.filter(([what]) => !/million|MB|lies/.test(what)))(
  '[Q-S36] [Q-S37] %s is refused as it is read',
  async (_what, make, status, sentence) => {
    const reading = readWorkbook(await make(), (names) => names);
    await expect(reading).rejects.toMatchObject({ status, message: sentence });
  },
);

describe('a workbook', () => {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
  const sheet = (value: string) => `<worksheet><sheetData><row><c>${value}</c></row></sheetData></worksheet>`;
  const contents: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<a>${relation('r0', 'other', 'x.xml')}${relation('r1', 'officeDocument', '/xl/book.xml')}</a>`,
    'xl/book.xml':
      '<workbook><workbookPr date1904="1"/><sheets><sheet name="A" r:id="r1"/><sheet name="B" r:id="r2"/></sheets></workbook>',
    'xl/_rels/book.xml.rels': `<a>${relation('r1', 'worksheet', 'a.xml')}${relation('r2', 'worksheet', '/xl/b.xml')}${relation('r3', 'sharedStrings', 'texts.xml')}${relation('r4', 'styles', 'styles.xml')}</a>`,
    'xl/texts.xml': '<sst><si><t>Kenya</t></si></sst>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/a.xml': sheet('<v>1</v>').replace('<c>', '<c t="s"><v>0</v></c><c s="0">'),
    'xl/b.xml': sheet('<v>2</v>'),
  };
  const read = (changed: Record<string, string | undefined> = {}, chosen = ['B', 'A']) =>
    readWorkbook(
      pack(
        Object.entries({ ...contents, ...changed }).flatMap(([name, text]) =>
          text === undefined ? [] : [deflated(name, text)],
        ),
      ),
      () => chosen,
    );

  test('is read with its texts and looks, the chosen sheets in its own order', async () => {
    const sheets = await read();
    expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
      ['A', [['Kenya', new Date('1904-01-02T00:00:00.000Z')]]],
      ['B', [[2]]],
    ]);
    expect((await read({}, ['B'])).map(({ name }) => name)).toEqual(['B']);
    expect(await read({ 'xl/a.xml': '<broken', 'xl/texts.xml': '<broken' }, [])).toEqual([]);
  });

  test.each([
    ['date1904="true"', '1904-01-02'],
    ['date1904="0"', '1900-01-01'],
    ['', '1900-01-01'],
  ])('with %j counts its days from its own year', async (attribute, day) => {
    const book = (contents['xl/book.xml'] as string).replace('date1904="1"', attribute);
    const [first] = await read({ 'xl/book.xml': book });
    expect(first?.rows[0]?.[1]).toEqual(new Date(day));
    expect((await read({ 'xl/book.xml': book.replace('<workbookPr', '<other') }))[0]?.rows[0]?.[1]).toEqual(
      new Date('1900-01-01'),
    );
  });

  test('needs neither texts nor looks, nor what it says of them', async () => {
    const valuesOf = async (changed: Record<string, string | undefined>) => (await read(changed))[0]?.rows[0];
    expect(await valuesOf({ 'xl/texts.xml': undefined, 'xl/styles.xml': undefined })).toEqual([null, 1]);
    const links = (contents['xl/_rels/book.xml.rels'] as string).replace(/sharedStrings|styles(?=")/g, 'other');
    expect(await valuesOf({ 'xl/_rels/book.xml.rels': links })).toEqual([null, 1]);
  });

  test.each<[Record<string, string>, string]>([
    [{ '_rels/.rels': '<a/>' }, 'The file is damaged: it does not say where its workbook is.'],
    [{ 'xl/book.xml': '<workbook/>' }, 'The file is damaged: it has no sheets.'],
    [
      { 'xl/book.xml': '<!DOCTYPE a><workbook/>' },
      'The file declares entities in xl/book.xml, which no spreadsheet does. It is not read.',
    ],
    [{ 'xl/book.xml': '<workbook><sheet name="A"/></workbook>' }, 'The file is damaged: it has no .'],
    [{ '[Content_Types].xml': '<a>macroEnabled</a>' }, 'The workbook holds macros. Save it as .xlsx without them.'],
  ])('[Q-S36] with %j is refused', async (changed, sentence) => {
    await expect(read(changed)).rejects.toMatchObject({ message: sentence, status: 415 });
  });
});

describe('the rows of a sheet', () => {
  const told: number[] = [];
  const read = (rows: string, { length = 100_000, root = 'worksheet', from1904 = false } = {}) => {
    told.length = 0;
    const xml = `<worksheet><sheetData>${rows}</sheetData></${root}>`;
    const context = { texts: ['first', 'second'], dates: [false, true], from1904 };
    return readSheetRows({ name: 'Ratings', part: 'sheet1', pieces: cut(xml, length) }, context, (tags) =>
      told.push(tags),
    );
  };

  test('are read by how each cell is written, however the bytes are cut', async () => {
    const xml = `<c><v>9</v></c><row r="2"><c r="B2" t="s"><v>1</v></c>no text<c t="str"><f>A1</f><v>a_x0041_&amp;</v> </c>
      <c r="$f$2" t="b"><v>1</v></c><c t="b"><v>TRUE</v></c><c t="b"><v>0</v></c><c t="s"><v/></c><c t="s"><v>2</v></c></row>
      <row><c t="e"><v>#N/A</v></c><c s="1"><v>1</v></c><c s="0"><v>1</v></c><c s="2"><v>-1.5</v></c><c><v>word</v></c><c/>
      <c t="inlineStr"><is> <t>Ken</t> <rPh><t>so</t><t>und</t></rPh><r> <t>ya_x0021_</t></r></is></c><c><t>no</t><v>5</v></c>
      <c r="ABCDE3"><v>6</v></c><c r="AA3"><v>7</v></c></row>`;
    for (const length of [1, 7, 100_000]) {
      const { name, rows, failures } = await read(xml, { length });
      expect(name).toBe('Ratings');
      expect(rows).toEqual([
        [],
        [null, 'second', 'aA&', null, null, true, true, false, null, null],
        [
          ...['#N/A', new Date('1900-01-01T00:00:00.000Z'), 1, -1.5, 'word', null, 'Kenya!', 5, 6],
          ...Array.from({ length: 17 }, () => null),
          7,
        ],
      ]);
      expect([...failures]).toEqual([['2,0', '#N/A']]);
      expect(told.at(-1)).toBe(92);
    }
    expect((await read('<row><c s="1"><v>0</v></c></row>', { from1904: true })).rows).toEqual([
      [new Date('1904-01-01T00:00:00.000Z')],
    ]);
  });

  test('stand where they say, or after the one before', async () => {
    const one = '<c><v>1</v></c></row>';
    const outside = '<is><c><v>2</v></c>';
    const { rows } = await read(
      `${outside}<row r="x">${one}</is>${outside}<row r="0">${one}</is><row r="1.5">${one}<row r="6">${one}<row r="7"><row/></row><row/>`,
    );
    expect(rows).toEqual([[1], [1], [1], [], [], [1], [], [], []]);
    expect(told.at(-1)).toBe(44);
  });

  test('[Q-S37] end at the last row and column that are read', async () => {
    const { rows } = await read('<row r="200000"><c r="BL200000"><v>1</v></c></row>');
    expect([rows.length, rows.at(-1)?.length]).toEqual([200_000, 64]);
    await expect(read('<row r="1"><c r="BM1"/></row>')).rejects.toThrow(
      'Ratings!BM1 is outside of what is read: 200,000 rows and 64 columns. Delete what stands there.',
    );
    await expect(read('<row r="200001"/>')).rejects.toThrow('Ratings!200001 is outside of what is read');
    const counted = cellLimit();
    counted()(3_999_998);
    counted()(3);
    const third = counted();
    third(3_999_999);
    expect(() => third(4_000_000)).toThrow('The sheets hold more than 2,000,000 cells.');
    await expect(read('', { root: 'sheet' })).rejects.toThrow('The file is damaged: sheet1 ends too early.');
  });
});
