/** The small parts of a workbook, read as a whole: what they declare, and their elements. */
import { damaged, notASpreadsheet } from './workbook-refusals.ts';
import { decode } from './xml-bytes.ts';

/** Refuses other encodings, and declarations, whose entities can multiply or read files. */
export function checkXml(name: string, xml: Buffer): void {
  if (xml.length > 1 && (xml[0] === 0 || xml[1] === 0 || xml[0] === 0xfe || xml[0] === 0xff))
    throw damaged(`${name} is not written in UTF-8`);
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY'))
    throw notASpreadsheet(`The file declares entities in ${name}, which no spreadsheet does. It is not read.`);
}

/**
 * The attributes of every element of a name, by their own names without prefix. No match is tried
 * inside of a name nor read past the next tag, so that the time grows with the length alone.
 */
export function elements(xml: string, name: string): Map<string, string>[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s([^<>]*))?/?>`, 'g'));
  return [...tags].map(([, attributes = '']) => {
    const pairs = attributes.matchAll(/(?<![\w:-])(?:\w+:)?([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
    return new Map([...pairs].map(([, key = '', one, other]) => [key, decode(one ?? other ?? '')]));
  });
}
