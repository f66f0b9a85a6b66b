/**
 * Reads workbooks part by part, without pictures, links to other files or pivot tables [Q-S37]
 * (ADR-240). Runs in a worker.
 */
import { posix } from 'node:path';
import { counted } from '#rules/words.ts';
import { type Part, piecesOf, readDirectory, unpack } from './archive.ts';
import { dateStyles } from './cell-styles.ts';
import { readSharedTexts } from './shared-texts.ts';
import { type ReadSheet, readSheetRows, type SheetContext } from './sheet-rows.ts';
import { MAX_CELLS } from './workbook-limits.ts';
import { damaged, notASpreadsheet, refusalOfBytes, refusalOfParts, tooMuch } from './workbook-refusals.ts';
import { checkXml, elements } from './xml-scan.ts';

/** `<c><v></v></c>`: four tags a cell. */
const TAGS_OF_ONE = 4;

type Parts = ReadonlyMap<string, Part>;

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
  const frame = readFrame(parts);
  const chosen = new Set(choose(frame.sheets.map(({ name }) => name)));
  const wanted = frame.sheets.filter(({ name }) => chosen.has(name));
  if (wanted.length === 0) return [];
  const context: SheetContext = {
    texts:
      frame.texts && parts.has(frame.texts)
        ? await readSharedTexts(frame.texts, piecesOf(partOf(frame.texts, parts)))
        : [],
    dates: frame.styles && parts.has(frame.styles) ? dateStyles(readPart(frame.styles, parts)) : [],
    from1904: frame.from1904,
  };
  return readSheets(wanted, parts, context);
}

async function readSheets(wanted: SheetPart[], parts: Parts, context: SheetContext): Promise<ReadSheet[]> {
  const sheets: ReadSheet[] = [];
  const counted = cellLimit();
  for (const { name, part } of wanted)
    sheets.push(await readSheetRows({ name, part, pieces: piecesOf(partOf(part, parts)) }, context, counted()));
  return sheets;
}

/**
 * Returns, for one sheet after another, what is told how many tags of it were read so far. That
 * throws a Refusal once all of them hold more cells than are read.
 */
export function cellLimit(): () => (tags: number) => void {
  let before = 0;
  let tags = 0;
  return () => {
    before += tags;
    return (now) => {
      tags = now;
      if (before + tags > MAX_CELLS * TAGS_OF_ONE)
        throw tooMuch(`The sheets hold more than ${counted(MAX_CELLS, 'cell')}.`);
    };
  };
}

interface SheetPart {
  name: string;
  part: string;
}

/** What every reader begins with: where the sheets, the shared texts and the looks are. */
interface Frame {
  sheets: SheetPart[];
  texts?: string | undefined;
  styles?: string | undefined;
  /** Its days are counted from 1904. */
  from1904: boolean;
}

function readFrame(parts: Parts): Frame {
  if (readPart('[Content_Types].xml', parts).includes('macroEnabled'))
    throw notASpreadsheet('The workbook holds macros. Save it as .xlsx without them.');
  const root = relations(readPart('_rels/.rels', parts), '').find(({ type }) => type === 'officeDocument');
  if (!root) throw damaged('it does not say where its workbook is');
  const folder = posix.dirname(root.target);
  const links = posix.join(folder, '_rels', `${posix.basename(root.target)}.rels`);
  const related = relations(readPart(links, parts), folder);
  const targets = new Map(related.map(({ id, target }) => [id, target]));
  const workbook = readPart(root.target, parts);
  const sheets = elements(workbook, 'sheet').map((sheet) => ({
    name: sheet.get('name') ?? '',
    part: targets.get(sheet.get('id') ?? '') ?? '',
  }));
  if (sheets.length === 0) throw damaged('it has no sheets');
  const of = (kind: string) => related.find(({ type }) => type === kind)?.target;
  const from1904 = /^(1|true)$/.test(elements(workbook, 'workbookPr')[0]?.get('date1904') ?? '');
  return { sheets, texts: of('sharedStrings'), styles: of('styles'), from1904 };
}

function partOf(name: string, parts: Parts): Part {
  const part = parts.get(name);
  if (!part) throw damaged(`it has no ${name}`);
  return part;
}

/** A part that is small in every workbook, as text. */
function readPart(name: string, parts: Parts): string {
  const xml = unpack(partOf(name, parts));
  checkXml(name, xml);
  return xml.toString('utf8');
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
