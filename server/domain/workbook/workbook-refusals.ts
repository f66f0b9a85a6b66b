/**
 * Refusals of a whole file: 413 where it holds too much, 415 where it is no .xlsx, with what it is
 * by its first bytes and its parts [Q-S36].
 */
import { Refusal } from '../../threads/refusal.ts';

export const notASpreadsheet = (detail: string) => new Refusal(415, 'not-a-spreadsheet', detail);
export const tooMuch = (detail: string) => new Refusal(413, 'too-large', detail);
export const damaged = (how: string) => notASpreadsheet(`The file is damaged: ${how}.`);

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const inUtf16 = (text: string) => Buffer.from(text, 'utf16le');

/** Why these bytes are no zip archive, in a sentence; undefined where they begin like one. */
export function refusalOfBytes(file: Buffer): Refusal | undefined {
  if (file.length === 0) return notASpreadsheet('The file is empty.');
  if (file.subarray(0, 2).toString('latin1') === 'PK') return undefined;
  if (file.subarray(0, 8).equals(OLE)) return notASpreadsheet(sentenceOfOle(file));
  return notASpreadsheet(sentenceOfText(file.subarray(0, 2_048)));
}

/** The container of the old formats, and of whatever is encrypted. */
function sentenceOfOle(file: Buffer): string {
  if (file.includes(inUtf16('EncryptedPackage')))
    return 'The workbook is protected with a password. Save it without one.';
  if (file.includes(inUtf16('WordDocument'))) return 'This is a Word document, not a spreadsheet.';
  if (file.includes(inUtf16('Workbook')) || file.includes(inUtf16('Book')))
    return 'This is a workbook of the old format .xls. Save it as .xlsx.';
  return 'This is an old Office document, not an .xlsx spreadsheet.';
}

function sentenceOfText(beginning: Buffer): string {
  const text = beginning.toString('latin1');
  if (text.startsWith('%PDF')) return 'This is a PDF, not a spreadsheet.';
  if (/<!doctype html|<html|<table|<head|<meta/i.test(text))
    return 'This is a web page under the name of a spreadsheet. Open it and save it as .xlsx.';
  if (text.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    return 'This is an XML spreadsheet of 2003. Open it and save it as .xlsx.';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell binary files from text
  if (!/[\u0000-\u0008\u000e-\u001f]/.test(text))
    return 'This is a text file, such as .csv. Open it in a spreadsheet program and save it as .xlsx.';
  return 'This is not an .xlsx spreadsheet.';
}

const kinds: [part: RegExp, sentence: string][] = [
  [
    /(^|\/)vbaProject|^xl\/(macrosheets|dialogsheets|activeX)\//i,
    'The workbook holds macros. Save it as .xlsx without them.',
  ],
  [/^xl\/embeddings\//i, 'The workbook holds embedded files. Remove them and save it again.'],
  [/^xl\/workbook\.bin$/i, 'This is a binary workbook .xlsb. Save it as .xlsx.'],
  [/^word\//i, 'This is a Word document, not a spreadsheet.'],
  [/^ppt\//i, 'This is a presentation, not a spreadsheet.'],
  [/^mimetype$/, 'This is an OpenDocument file, such as .ods. Save it as .xlsx.'],
];

/** Why an archive of these parts is no .xlsx; undefined where it may be one. */
export function refusalOfParts(parts: ReadonlyMap<string, unknown>): Refusal | undefined {
  const names = [...parts.keys()];
  for (const [part, sentence] of kinds) if (names.some((name) => part.test(name))) return notASpreadsheet(sentence);
  if (parts.has('[Content_Types].xml') && parts.has('_rels/.rels')) return undefined;
  if (parts.has('[Content_Types].xml')) return damaged('it does not say where its workbook is');
  if (names.some((name) => /\.(xlsx|xls|zip)$/i.test(name)))
    return notASpreadsheet('This is a zip archive. Unpack it and import the workbook that is in it.');
  return notASpreadsheet('This is a zip archive, not a spreadsheet.');
}
