/** The texts that the cells of a workbook share (ECMA-376 part 1, 18.4), piece by piece. */

import { counted } from '#rules/words.ts';
import { MAX_SHARED_TEXTS } from './workbook-limits.ts';
import { tooMuch } from './workbook-refusals.ts';
import { XmlBytes, type XmlEvents } from './xml-bytes.ts';

/** Control characters as workbooks spell them: `_x000D_`. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** Reads `sharedStrings.xml`: the letters of each text, without how they look and sound. */
export async function readSharedTexts(name: string, pieces: AsyncIterable<Buffer>): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let [isText, isSound] = [false, false];
  const events: XmlEvents = {
    get wantsText() {
      return isText;
    },
    open(tag) {
      if (tag === 'si') text = '';
      else if (tag === 'rPh') isSound = true;
      else if (tag === 't') isText = !isSound;
    },
    close(tag) {
      if (tag === 'si') texts.push(unescaped(text));
      else if (tag === 'rPh') isSound = false;
      else if (tag === 't') isText = false;
    },
    text(more) {
      text += more;
    },
  };
  const xml = new XmlBytes(name, events);
  for await (const piece of pieces) {
    xml.push(piece);
    if (texts.length > MAX_SHARED_TEXTS)
      throw tooMuch(`The workbook holds more than ${counted(MAX_SHARED_TEXTS, 'text')}.`);
  }
  xml.end('sst');
  return texts;
}
