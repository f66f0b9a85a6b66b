/**
 * Opens a workbook without the library that wrote it, and holds it against the rules of the format (ECMA-376, parts 1 and 2):
 * every entry unpacks to its declared size; all XML is well-formed; content types and relationships agree with the parts;
 * sheets have lawful, unique names; worksheet elements stand in the order of CT_Worksheet; rows and cells ascend and bear their
 * own place; shared texts and styles that are pointed at exist; counts are right; no cell holds a formula; links lead somewhere.
 */
import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { type Element, parseXml, textOf } from './strict-xml.ts';

export interface OpenedCell {
  value: string | number | boolean;
  /** The cell bears the mark that its text is one. */
  quoted: boolean;
}
export interface OpenedSheet {
  name: string;
  /** By row and column from 0, without holes. */
  rows: (OpenedCell | null)[][];
}

const order = [
  'dimension',
  'sheetViews',
  'sheetFormatPr',
  'cols',
  'sheetData',
  'autoFilter',
  'dataValidations',
  'hyperlinks',
  'pageMargins',
];
const rule = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`The workbook breaks a rule: ${what}`);
};

export async function openWorkbook(file: Uint8Array): Promise<OpenedSheet[]> {
  const parts = await unzip(file);
  const read = (name: string): Element => {
    const part = parts.get(name);
    if (!part) throw new Error(`The workbook has no ${name}`);
    return parseXml(part.toString('utf8'));
  };
  checkContentTypes(read('[Content_Types].xml'), parts);
  const root = relations(read('_rels/.rels'), '', parts).find(({ type }) => type === 'officeDocument');
  const workbook = root?.target ?? '';
  const folder = posix.dirname(workbook);
  const related = relations(read(`${folder}/_rels/${posix.basename(workbook)}.rels`), folder, parts);
  const targetOf = (type: string) => related.find((one) => one.type === type)?.target;
  const shared = readShared(targetOf('sharedStrings'), read);
  const quotes = readStyles(read(targetOf('styles') ?? ''));
  const sheets = childrenOf(childOf(read(workbook), 'sheets'), 'sheet');
  checkNames(sheets);
  return sheets.map((sheet) => {
    const relation = related.find(({ id }) => id === sheet.attributes.get('r:id'));
    rule(relation?.type === 'worksheet', 'a sheet leads to a worksheet');
    return {
      name: sheet.attributes.get('name') ?? '',
      rows: readSheet(read(relation?.target ?? ''), { shared, quotes, sheets }),
    };
  });
}

async function unzip(file: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(file), {
    lazyEntries: true,
    strictFileNames: true,
    validateEntrySizes: true,
  });
  const parts = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    rule(!parts.has(entry.fileName), 'a part is there once');
    parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return parts;
}

function checkContentTypes(types: Element, parts: Map<string, Buffer>): void {
  const byExtension = new Set(
    types.children.filter(({ name }) => name === 'Default').map((one) => one.attributes.get('Extension')),
  );
  const byName = new Set(
    types.children
      .filter(({ name }) => name === 'Override')
      .map((one) => one.attributes.get('PartName')?.slice(1) ?? ''),
  );
  for (const name of byName) rule(parts.has(name), `${name} has a type and is there`);
  for (const name of parts.keys())
    rule(
      name === '[Content_Types].xml' || byName.has(name) || byExtension.has(name.split('.').at(-1)),
      `${name} has a type`,
    );
}

function relations(root: Element, folder: string, parts: Map<string, Buffer>) {
  const all = childrenOf(root, 'Relationship').map(({ attributes }) => ({
    id: attributes.get('Id'),
    type: posix.basename(attributes.get('Type') ?? ''),
    target: posix.join(folder, attributes.get('Target') ?? ''),
  }));
  for (const { target } of all) rule(parts.has(target), `${target} is related and there`);
  rule(new Set(all.map(({ id }) => id)).size === all.length, 'relations have Ids of their own');
  return all;
}

function readShared(name: string | undefined, read: (name: string) => Element): string[] {
  if (!name) return [];
  const table = read(name);
  const texts = childrenOf(table, 'si').map((item) => xstring(textOf(childOf(item, 't'))));
  rule(Number(table.attributes.get('uniqueCount')) === texts.length, 'uniqueCount counts the shared texts');
  for (const text of texts) rule(text.length <= 32_767, 'a text has at most 32,767 characters');
  return texts;
}

/** ST_Xstring. */
const xstring = (text: string) =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** Which cell formats bear the quote prefix. */
function readStyles(styles: Element): boolean[] {
  const names = ['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs'];
  const [, fonts, fills, borders] = names.map((name) => {
    const list = styles.children.find((child) => child.name === name);
    if (list) rule(Number(list.attributes.get('count')) === list.children.length, `${name} counts its own`);
    return list?.children.length ?? 0;
  });
  return childrenOf(childOf(styles, 'cellXfs'), 'xf').map(({ attributes }) => {
    rule(Number(attributes.get('fontId')) < (fonts ?? 0), 'a format has a font');
    rule(Number(attributes.get('fillId')) < (fills ?? 0), 'a format has a fill');
    rule(Number(attributes.get('borderId')) < (borders ?? 0), 'a format has a border');
    return attributes.get('quotePrefix') === '1';
  });
}

function checkNames(sheets: Element[]): void {
  const names = sheets.map(({ attributes }) => attributes.get('name') ?? '');
  for (const name of names) {
    rule(name.length >= 1 && name.length <= 31, `'${name}' has 1 to 31 characters`);
    rule(!/[:\\/?*[\]]|^'|'$/.test(name), `'${name}' has no forbidden characters`);
  }
  rule(new Set(names.map((name) => name.toLowerCase())).size === names.length, 'sheets have names of their own');
  rule(
    new Set(sheets.map(({ attributes }) => attributes.get('sheetId'))).size === names.length,
    'sheets have Ids of their own',
  );
}

interface Book {
  shared: string[];
  quotes: boolean[];
  sheets: Element[];
}

function readSheet(sheet: Element, book: Book): OpenedSheet['rows'] {
  const places = sheet.children.map(({ name }) => order.indexOf(name));
  rule(
    places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1)),
    'worksheet elements are known and in order',
  );
  checkLinks(sheet, book);
  const rows: OpenedSheet['rows'] = [];
  for (const row of childrenOf(childOf(sheet, 'sheetData'), 'row')) {
    const index = Number(row.attributes.get('r')) - 1;
    rule(index >= rows.length && index < 1_048_576, 'rows ascend');
    while (rows.length < index) rows.push([]);
    rows.push(readRow(row, index, book));
  }
  return rows;
}

function checkLinks(sheet: Element, { sheets }: Book): void {
  const names = new Set(sheets.map(({ attributes }) => attributes.get('name')));
  for (const link of sheet.children.find(({ name }) => name === 'hyperlinks')?.children ?? []) {
    const [, target = ''] = /^'(.*)'!A1$/.exec(link.attributes.get('location') ?? '') ?? [];
    rule(names.has(target.replaceAll("''", "'")), `the link to '${target}' leads to a sheet`);
  }
}

function readRow(row: Element, index: number, book: Book): (OpenedCell | null)[] {
  const cells: (OpenedCell | null)[] = [];
  for (const cell of childrenOf(row, 'c')) {
    const [, letters = '', number] = /^([A-Z]{1,3})(\d+)$/.exec(cell.attributes.get('r') ?? '') ?? [];
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    rule(Number(number) === index + 1 && column >= cells.length, 'cells bear their place and ascend');
    while (cells.length < column) cells.push(null);
    cells.push(readCell(cell, book));
  }
  return cells;
}

function readCell(cell: Element, { shared, quotes }: Book): OpenedCell | null {
  rule(!cell.children.some(({ name }) => name === 'f'), 'no cell holds a formula');
  const style = Number(cell.attributes.get('s') ?? 0);
  rule(style < quotes.length, 'a cell has a style that is there');
  const quoted = quotes[style] ?? false;
  if (cell.attributes.get('t') === 'inlineStr') {
    const written = xstring(textOf(childOf(childOf(cell, 'is'), 't')));
    rule(written.length <= 32_767, 'a text has at most 32,767 characters');
    return { value: written, quoted };
  }
  const value = cell.children.find(({ name }) => name === 'v');
  if (!value) return null;
  const text = textOf(value);
  const type = cell.attributes.get('t') ?? 'n';
  rule(['s', 'n', 'b'].includes(type), 'cells are texts, numbers or booleans');
  if (type === 'b') return { value: text === '1', quoted };
  if (type === 'n') return { value: Number(text), quoted };
  rule(Number(text) < shared.length, 'a shared text is there');
  return { value: shared[Number(text)] ?? '', quoted };
}

const childrenOf = (element: Element, name: string): Element[] => {
  rule(
    element.children.every((child) => child.name === name),
    `${element.name} holds ${name} only`,
  );
  return element.children;
};
function childOf(element: Element, name: string): Element {
  const child = element.children.find((one) => one.name === name);
  if (!child) throw new Error(`The workbook breaks a rule: ${element.name} has a ${name}`);
  return child;
}
