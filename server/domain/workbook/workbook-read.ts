/**
 * Reads workbooks, the only importer of the reading library. The library gets an archive of checked
 * parts alone, without pictures, links to other files or pivot tables [Q-S37]. Runs in a worker.
 */

import { posix } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { Refusal } from '../../threads/refusal.ts';
import { type Part, pack, readDirectory, stored, unpack } from './archive.ts';
import { letters } from './column-letters.ts';
import { refusalOfBytes, refusalOfParts } from './file-kind.ts';
import { MAX_CELLS, MAX_COLUMNS, MAX_ROWS, MAX_SHARED_TEXTS } from './workbook-limits.ts';
import { damaged, notASpreadsheet, tooMuch } from './workbook-refusals.ts';
import { checkEnd, checkReach, checkXml, countTags, elements } from './xml-scan.ts';

export type Value = string | number | boolean | Date | null;

export interface ReadSheet {
  name: string;
  /** By row and column from 0; each row as long as the longest. */
  rows: Value[][];
  /** What Excel shows where a formula failed ('#N/A'), by 'row,column'. */
  failures: ReadonlyMap<string, string>;
}

/** `<c><v></v></c>` and `<si><t></t></si>`: four tags each. */
const TAGS_OF_ONE = 4;

/**
 * The chosen sheets of a file, in its order. `choose` gets all names and returns those to read.
 * Throws a Refusal where the file is no .xlsx, is damaged, or holds more than is read.
 */
export async function readWorkbook(file: Buffer, choose: (names: string[]) => string[]): Promise<ReadSheet[]> {
  const noArchive = refusalOfBytes(file);
  if (noArchive) throw noArchive;
  const parts = await readDirectory(file);
  const otherKind = refusalOfParts(parts);
  if (otherKind) throw otherKind;
  const { frame, sheets } = readFrame(parts);
  const chosen = new Set(choose(sheets.map(({ name }) => name)));
  const wanted = sheets.filter(({ name }) => chosen.has(name));
  return readSheets(
    pack([...frame, ...contentOf(wanted, parts)]),
    wanted.map(({ name }) => name),
  );
}

interface SheetPart {
  name: string;
  part: string;
}

/** The parts that every reader begins with, and where the sheets are. */
function readFrame(parts: ReadonlyMap<string, Part>): { frame: Part[]; sheets: SheetPart[] } {
  const read = (name: string): string => {
    const part = parts.get(name);
    if (!part) throw damaged(`it has no ${name}`);
    const xml = unpack(part);
    checkXml(name, xml);
    return xml.toString('utf8');
  };
  if (read('[Content_Types].xml').includes('macroEnabled'))
    throw notASpreadsheet('The workbook holds macros. Save it as .xlsx without them.');
  const root = relations(read('_rels/.rels'), '').find(({ type }) => type === 'officeDocument');
  if (!root) throw damaged('it does not say where its workbook is');
  const folder = posix.dirname(root.target);
  const links = posix.join(folder, '_rels', `${posix.basename(root.target)}.rels`);
  const related = relations(read(links), folder);
  const targets = new Map(related.map(({ id, target }) => [id, target]));
  const sheets = elements(read(root.target), 'sheet').map((sheet) => ({
    name: sheet.get('name') ?? '',
    part: targets.get(sheet.get('id') ?? '') ?? '',
  }));
  if (sheets.length === 0) throw damaged('it has no sheets');
  const others = related
    .filter(({ type }) => type === 'sharedStrings' || type === 'styles')
    .map(({ target }) => target);
  const names = ['[Content_Types].xml', '_rels/.rels', root.target, links, ...others.filter((name) => parts.has(name))];
  return { frame: [...new Set(names)].map((name) => vetted(name, parts)), sheets };
}

interface Relation {
  id: string;
  type: string;
  target: string;
}

const relations = (xml: string, folder: string): Relation[] =>
  elements(xml, 'Relationship').map((one) => {
    const target = one.get('Target') ?? '';
    return {
      id: one.get('Id') ?? '',
      type: posix.basename(one.get('Type') ?? ''),
      target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
    };
  });

/** A part unpacked and looked through, as the library may have it. */
function vetted(name: string, parts: ReadonlyMap<string, Part>): Part {
  const part = parts.get(name);
  if (!part) throw damaged(`it has no ${name}`);
  const xml = unpack(part);
  checkXml(name, xml);
  if (!/sharedStrings/i.test(name)) return stored(name, xml);
  checkEnd(name, xml, 'sst');
  if (countTags(xml) > MAX_SHARED_TEXTS * TAGS_OF_ONE)
    throw tooMuch(`The workbook holds more than ${MAX_SHARED_TEXTS.toLocaleString('en')} texts.`);
  return stored(name, xml);
}

function contentOf(sheets: SheetPart[], parts: ReadonlyMap<string, Part>): Part[] {
  let tags = 0;
  return sheets.map(({ name, part }) => {
    const content = vetted(part, parts);
    checkEnd(part, content.packed, 'worksheet');
    tags += checkReach(name, content.packed);
    if (tags > MAX_CELLS * TAGS_OF_ONE)
      throw tooMuch(`The sheets hold more than ${MAX_CELLS.toLocaleString('en')} cells.`);
    return content;
  });
}

const range = `A1:${letters(MAX_COLUMNS - 1)}${MAX_ROWS}`;

async function readSheets(archive: Buffer, names: string[]): Promise<ReadSheet[]> {
  if (names.length === 0) return [];
  try {
    const { sheets } = await readXlsx(archive, { sheets: names, range });
    return sheets.map(({ name, rows, cells }) => ({
      name,
      rows,
      failures: new Map(
        [...(cells ?? [])].filter(([, { type }]) => type === 'error').map(([key, { value }]) => [key, String(value)]),
      ),
    }));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw damaged('its sheets cannot be read');
  }
}
