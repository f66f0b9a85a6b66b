/** Checks a part's XML without a parser, before a parser gets it, and finds the sheets. */
import { MAX_COLUMNS, MAX_ROWS } from './workbook-limits.ts';
import { damaged, notASpreadsheet, tooMuch } from './workbook-refusals.ts';

const [LT, EQUALS, DOUBLE, SINGLE, SPACE] = [0x3c, 0x3d, 0x22, 0x27, 0x20];

/** Refuses other encodings, and declarations, whose entities can multiply or read files. */
export function checkXml(name: string, xml: Buffer): void {
  if (xml.length > 1 && (xml[0] === 0 || xml[1] === 0 || xml[0] === 0xfe || xml[0] === 0xff))
    throw damaged(`${name} is not written in UTF-8`);
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY'))
    throw notASpreadsheet(`The file declares entities in ${name}, which no spreadsheet does. It is not read.`);
}

/** Refuses XML without the end of its root: cut after a row, it would look like fewer rows. */
export function checkEnd(name: string, xml: Buffer, root: string): void {
  const end = xml.subarray(-200).toString('latin1').trimEnd();
  if (!new RegExp(`(<(\\w+:)?${root}[^<]*/>|</(\\w+:)?${root}\\s*>)$`).test(end))
    throw damaged(`${name} ends too early`);
}

export const countTags = (xml: Buffer): number => {
  let tags = 0;
  for (let at = 0; at < xml.length; at++) if (xml[at] === LT) tags++;
  return tags;
};

/** Refuses cells far outside any table, up to which readers fill. Returns the number of tags. */
export function checkReach(sheet: string, xml: Buffer): number {
  let tags = 0;
  for (let at = 0; at < xml.length; at++) {
    if (xml[at] === LT) tags++;
    else if (xml[at] === EQUALS && xml[at - 1] === 0x72 && (xml[at - 2] ?? 0) <= SPACE) checkPlace(sheet, xml, at + 1);
  }
  return tags;
}

/** `r="XFD1048576"` of a cell, or `r="12"` of a row. */
function checkPlace(sheet: string, xml: Buffer, quote: number): void {
  if (xml[quote] !== DOUBLE && xml[quote] !== SINGLE) return;
  let [column, row, at] = [0, 0, quote + 1];
  for (let code = xml[at] ?? 0; code >= 0x41 && code <= 0x5a; code = xml[++at] ?? 0) column = column * 26 + code - 0x40;
  for (let code = xml[at] ?? 0; code >= 0x30 && code <= 0x39; code = xml[++at] ?? 0) row = row * 10 + code - 0x30;
  if (column <= MAX_COLUMNS && row <= MAX_ROWS) return;
  const place = xml.subarray(quote + 1, Math.min(at, quote + 20)).toString('latin1');
  throw tooMuch(
    `${sheet}!${place} is outside of what is read: ${MAX_ROWS.toLocaleString('en')} rows and ${MAX_COLUMNS} columns. Delete what stands there.`,
  );
}

/**
 * The attributes of every element of a name, by their own names without prefix. No match is tried
 * inside of a name nor read past the next tag, so that the time grows with the length alone.
 */
export function elements(xml: string, name: string): Map<string, string>[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^<>]*)>`, 'g'));
  return [...tags].map(([, attributes = '']) => {
    const pairs = attributes.matchAll(/(?<![\w:-])(?:\w+:)?([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
    return new Map([...pairs].map(([, key = '', one, other]) => [key, decode(one ?? other ?? '')]));
  });
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const decode = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
