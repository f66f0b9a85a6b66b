/** Files that are no workbooks, broken ones, and such as would unpack to more than a machine has. */
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { type Part, pack, readDirectory, stored, unpack } from '../../../server/domain/workbook/archive.ts';
import { ratings, workbook } from '../transfer/support.ts';

const good = await readDirectory(Buffer.from(await workbook(ratings(['1.1.4', 1, 'Yes', 'As the law says.']))));

export const MB = 1024 * 1024;
const sheetPart = 'xl/worksheets/sheet1.xml';
const open =
  '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
const close = '</sheetData></worksheet>';

const packed = (name: string, text: string | Buffer): Part => {
  const part = stored(name, Buffer.from(text as string));
  return { ...part, method: 8, packed: deflateRawSync(part.packed) };
};
/** The good workbook with parts changed or added. */
const withParts = (...parts: Part[]) =>
  pack(new Map([...good, ...parts.map((part) => [part.name, part] as const)]).values());
export const withSheet = (rows: string) => withParts(packed(sheetPart, open + rows + close));
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const ole = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_500), utf16(stream), Buffer.alloc(512)]);
const manyEntries = () =>
  pack(Array.from({ length: 10_000 }, (_, index) => stored(`part${index}.xml`, Buffer.alloc(0))));
const isWhole = { finishFlush: constants.Z_FULL_FLUSH };
/** So many MB of blanks between two texts, packed: each MB is the same block, which refers to none before it. */
const packedBlanks = (before: string, megabytes: number, after: string): Buffer => {
  const blanks = deflateRawSync(Buffer.alloc(MB, ' '), isWhole);
  const start = deflateRawSync(Buffer.from(before), isWhole);
  return Buffer.concat([start, ...Array(megabytes).fill(blanks), deflateRawSync(Buffer.from(after))]);
};
const bomb = () => withParts({ name: sheetPart, method: 8, packed: packedBlanks('', 600, ''), size: 600 * MB, crc: 0 });
const lying = () => {
  const crc = crc32(close, crc32(Buffer.alloc(90 * MB, ' '), crc32(open)));
  return withParts({ name: sheetPart, method: 8, packed: packedBlanks(open, 90, close), size: 1_000, crc });
};
const entity = (declaration: string) =>
  withParts(
    packed(
      sheetPart,
      `<?xml version="1.0"?><!DOCTYPE worksheet [${declaration}]>${open}<row r="1"><c r="A1" t="inlineStr"><is><t>&x;</t></is></c></row>${close}`,
    ),
  );
const sharedTexts = (count: number) =>
  packed(
    'xl/sharedStrings.xml',
    `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${'<si><t>a</t></si>'.repeat(count)}</sst>`,
  );
const contentTypes = () => unpack(good.get('[Content_Types].xml') as Part);
const inner = () => pack(good.values());

/** What it is, its bytes, and how it is refused. */
export const hostileFiles: [
  what: string,
  make: () => Buffer | Promise<Buffer>,
  status: number,
  sentence: string | RegExp,
][] = [
  ['an empty file', () => Buffer.alloc(0), 415, 'The file is empty.'],
  ['noise', () => Buffer.from('000102030405fffefd', 'hex'), 415, 'This is not an .xlsx spreadsheet.'],
  [
    'a text file',
    () => Buffer.from('Edition,ISO Code\nRoad,KEN\n'),
    415,
    'This is a text file, such as .csv. Open it in a spreadsheet program and save it as .xlsx.',
  ],
  [
    'a web page',
    () => Buffer.from('\n<HTML><body><table><tr><td>1</td></tr></table>'),
    415,
    'This is a web page under the name of a spreadsheet. Open it and save it as .xlsx.',
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ'), 415, 'This is a PDF, not a spreadsheet.'],
  [
    'XML of 2003',
    () => Buffer.from('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'),
    415,
    'This is an XML spreadsheet of 2003. Open it and save it as .xlsx.',
  ],
  ['an .xls', () => ole('Workbook'), 415, 'This is a workbook of the old format .xls. Save it as .xlsx.'],
  [
    'an encrypted workbook',
    async () =>
      Buffer.from(
        await writeXlsx({ sheets: [{ name: 'Ratings', rows: [['a']] }], encryption: { password: 'x', spinCount: 10 } }),
      ),
    415,
    'The workbook is protected with a password. Save it without one.',
  ],
  ['an old Word document', () => ole('WordDocument'), 415, 'This is a Word document, not a spreadsheet.'],
  [
    'a .docx',
    () =>
      pack([
        stored('[Content_Types].xml', contentTypes()),
        stored('_rels/.rels', Buffer.alloc(0)),
        stored('word/document.xml', Buffer.from('<w/>')),
      ]),
    415,
    'This is a Word document, not a spreadsheet.',
  ],
  [
    'an .ods',
    () => pack([stored('mimetype', Buffer.from('application/vnd.oasis.opendocument.spreadsheet'))]),
    415,
    'This is an OpenDocument file, such as .ods. Save it as .xlsx.',
  ],
  [
    'an .xlsb',
    () => withParts(stored('xl/workbook.bin', Buffer.alloc(8))),
    415,
    'This is a binary workbook .xlsb. Save it as .xlsx.',
  ],
  [
    'a zip of other things',
    () => pack([stored('readme.txt', Buffer.from('hello'))]),
    415,
    'This is a zip archive, not a spreadsheet.',
  ],
  [
    'a workbook in a zip',
    () => pack([stored('ratings.xlsx', inner())]),
    415,
    'This is a zip archive. Unpack it and import the workbook that is in it.',
  ],
  [
    'macros',
    () => withParts(stored('xl/vbaProject.bin', Buffer.alloc(16))),
    415,
    'The workbook holds macros. Save it as .xlsx without them.',
  ],
  [
    'macros by type alone',
    () =>
      withParts(
        stored(
          '[Content_Types].xml',
          Buffer.from(
            contentTypes().toString().replace('spreadsheetml.sheet.main', 'ms-excel.sheet.macroEnabled.main'),
          ),
        ),
      ),
    415,
    'The workbook holds macros. Save it as .xlsx without them.',
  ],
  [
    'sheets of macros',
    () => withParts(stored('xl/macrosheets/sheet1.xml', Buffer.alloc(16))),
    415,
    'The workbook holds macros. Save it as .xlsx without them.',
  ],
  [
    'an archive in the workbook',
    () => withParts(stored('xl/embeddings/inner.zip', inner())),
    415,
    'The workbook holds embedded files. Remove them and save it again.',
  ],
  ['600 MB in 0.6 MB', bomb, 413, /^The file unpacks to 601 MB; at most 100 MB are read\.$/],
  [
    '90 MB that pack to nothing',
    () => withSheet(' '.repeat(90 * MB)),
    413,
    `${sheetPart} unpacks to more than 200 times its size, as no sheet of data does.`,
  ],
  ['a size that lies', lying, 415, `The file is damaged: ${sheetPart} is larger than it says.`],
  ['10,000 parts', manyEntries, 413, 'The file has 10,000 parts; a workbook of ours has at most 1,000.'],
  [
    'a part twice',
    () => pack([...good.values(), stored(sheetPart, Buffer.from(open + close))]),
    415,
    `The file is damaged: it holds ${sheetPart} twice.`,
  ],
  ['a cut file', () => inner().subarray(0, 900), 415, 'The file is damaged: it cannot be unpacked.'],
  [
    'a flipped byte',
    () => withParts({ ...packed(sheetPart, open + close), crc: 1 }),
    415,
    `The file is damaged: ${sheetPart} has changed since it was written.`,
  ],
  [
    'a sheet that ends too early',
    () => withParts(packed(sheetPart, `${open}<row r="1"><c r="A1"><v>1</v></c></row>`)),
    415,
    `The file is damaged: ${sheetPart} ends too early.`,
  ],
  [
    'a sheet that is cut within a tag',
    () => withParts(packed(sheetPart, `${open}<row r="1"><c r="A1${close}`)),
    415,
    'The file is damaged: xl/worksheets/sheet1.xml ends too early.',
  ],
  [
    'a sheet that is not there',
    () => pack([...good.values()].filter(({ name }) => name !== sheetPart)),
    415,
    `The file is damaged: it has no ${sheetPart}.`,
  ],
  [
    'an encrypted part',
    () => encryptFirst(inner()),
    415,
    'The file is protected with a password. Save it without one.',
  ],
  [
    'entities from a file',
    () => entity('<!ENTITY x SYSTEM "file:///etc/passwd">'),
    415,
    `The file declares entities in ${sheetPart}, which no spreadsheet does. It is not read.`,
  ],
  [
    'a billion laughs',
    () =>
      entity(`<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY x "${'&b;'.repeat(100)}">`),
    415,
    `The file declares entities in ${sheetPart}, which no spreadsheet does. It is not read.`,
  ],
  [
    'another encoding',
    () => withParts(packed(sheetPart, utf16(`\ufeff${open}${close}`))),
    415,
    `The file is damaged: ${sheetPart} is not written in UTF-8.`,
  ],
  [
    'a cell in the last corner',
    () => withSheet('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    413,
    'Ratings!1048576 is outside of what is read: 200,000 rows and 64 columns. Delete what stands there.',
  ],
  [
    'a row of the last columns',
    () => withSheet(`<row r="1"><c r='XFD1'><v>1</v></c></row>`),
    413,
    'Ratings!XFD1 is outside of what is read: 200,000 rows and 64 columns. Delete what stands there.',
  ],
  [
    'a million shared texts',
    () => withParts(sharedTexts(1_000_000)),
    413,
    /^(The workbook holds more than 250,000 texts\.|xl\/sharedStrings\.xml unpacks to more than 200 times its size, as no sheet of data does\.)$/,
  ],
  ['a million texts that hardly pack', millionTexts, 413, 'The workbook holds more than 250,000 texts.'],
  [
    'three million cells',
    () => withParts(stored(sheetPart, Buffer.from(open + '<row><c><v>1</v></c></row>'.repeat(2_100_000) + close))),
    413,
    /^(The sheets hold more than 2,000,000 cells\.|The file is larger than 25 MB\.)$/,
  ],
];

function millionTexts(): Buffer {
  return withParts(stored('xl/sharedStrings.xml', Buffer.from(`<sst>${'<si><t>a</t></si>'.repeat(1_000_000)}</sst>`)));
}

/** Sets the flag that says that the first part is encrypted. */
function encryptFirst(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  const central = copy.indexOf(Buffer.from('504b0102', 'hex'));
  copy.writeUInt16LE(copy.readUInt16LE(central + 8) | 1, central + 8);
  return copy;
}

/** Those that would take the most memory. */
export const heavyFiles = [bomb, lying, manyEntries, millionTexts];
