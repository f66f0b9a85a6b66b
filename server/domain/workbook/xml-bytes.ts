/**
 * Takes XML apart as it is unpacked, piece by piece, so that a part of 100 MB is never in memory as
 * a whole. Knows what workbooks are written with: elements, attributes, text, comments and CDATA.
 */
import { counted } from '#rules/words.ts';
import { damaged, notASpreadsheet, tooMuch } from './workbook-refusals.ts';

const [LT, GT, SLASH, BANG, QUESTION, DOUBLE, SINGLE] = [0x3c, 0x3e, 0x2f, 0x21, 0x3f, 0x22, 0x27];
/** Bytes of a tag with its attributes, and of the text between two; Excel's cells end at 32,767. */
const LONGEST = 1_000_000;
/** What is held of a text or a tag that goes on: enough to name the cell of an absurd text. */
const MOST_HELD = 16_000_000;
const END_OF = { '<!--': '-->', '<![CDATA[': ']]>' } as const;

/** Names are without their prefixes; attributes are as they are written. */
export interface XmlEvents {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
  /** Whether text is of interest where the reader stands. */
  readonly wantsText: boolean;
}

/** Throws a Refusal for another encoding, declarations of entities, and tags that never end. */
export class XmlBytes {
  /** Begun and ended, an empty one counting once. */
  tags = 0;
  readonly #name: string;
  readonly #events: XmlEvents;
  /** Not read yet: no end of it was seen. */
  #rest: Buffer[] = [];
  /** What ends the comment or CDATA that the reader is in. */
  #until: (typeof END_OF)[keyof typeof END_OF] | undefined;
  #isBegun = false;
  #last = '';

  constructor(name: string, events: XmlEvents) {
    this.#name = name;
    this.#events = events;
  }

  push(piece: Buffer): void {
    // whatever is open is ended by this letter
    if (this.#isBegun && !this.#until && !piece.includes(GT)) {
      this.#rest.push(piece);
      this.#refuseOver(MOST_HELD);
      return;
    }
    const all = this.#rest.length > 0 ? Buffer.concat([...this.#rest, piece]) : piece;
    if (!this.#isBegun && all.length < 4) {
      this.#rest = [all];
      return;
    }
    if (!this.#isBegun) this.#begin(all);
    const read = this.#read(all);
    this.#rest = read < all.length ? [all.subarray(read)] : [];
    this.#refuseOver(LONGEST);
  }

  /** Refuses a tag or a text that goes on for too long, before all of it is held. */
  #refuseOver(most: number): void {
    if (this.#rest.reduce((bytes, { length }) => bytes + length, 0) <= most) return;
    if (this.#rest[0]?.[0] === LT) throw damaged(`${this.#name} holds a tag that does not end`);
    throw tooMuch(`${this.#name} holds a text of more than ${counted(most, 'byte')}.`);
  }

  /** The part is whole: the last tag that was read closes `root`. */
  end(root: string): void {
    const isBlank = Buffer.concat(this.#rest).toString('latin1').trim() === '';
    if (!isBlank || this.#until || this.#last !== root) throw damaged(`${this.#name} ends too early`);
  }

  #begin(xml: Buffer): void {
    this.#isBegun = true;
    if (xml[0] === 0 || xml[1] === 0 || xml[0] === 0xfe || xml[0] === 0xff)
      throw damaged(`${this.#name} is not written in UTF-8`);
  }

  /** How far it was read: to the end of the last tag, comment or CDATA. */
  #read(xml: Buffer): number {
    let at = 0;
    while (at < xml.length) {
      if (this.#until) {
        at = this.#throughSection(xml, at, this.#until);
        if (this.#until) return at;
        continue;
      }
      const tag = xml.indexOf(LT, at);
      if (tag < 0) return this.#events.wantsText ? at : xml.length;
      const end = xml[tag + 1] === BANG ? this.#section(xml, tag) : endOfTag(xml, tag);
      if (end < 0) return at;
      if (tag > at && this.#events.wantsText) this.#events.text(decode(xml.toString('utf8', at, tag)));
      at = end;
      if (!this.#until) this.#tag(xml, tag, end);
    }
    return at;
  }

  /** After the beginning of a comment or CDATA; -1 where it is not known yet what begins. */
  #section(xml: Buffer, tag: number): number {
    for (const [begin, end] of Object.entries(END_OF)) {
      const there = xml.toString('latin1', tag, tag + begin.length);
      if (there === begin) {
        this.#until = end;
        return tag + begin.length;
      }
      if (begin.startsWith(there)) return -1;
    }
    throw notASpreadsheet(`The file declares entities in ${this.#name}, which no spreadsheet does. It is not read.`);
  }

  #throughSection(xml: Buffer, from: number, until: string): number {
    const end = xml.indexOf(until, from, 'latin1');
    // the end may begin in this piece; text is not cut inside of a letter
    const to = end < 0 ? lastWhole(xml, Math.max(from, xml.length - until.length + 1)) : end;
    if (until === END_OF['<![CDATA['] && this.#events.wantsText) this.#events.text(xml.toString('utf8', from, to));
    if (end >= 0) this.#until = undefined;
    return end < 0 ? Math.max(from, to) : end + until.length;
  }

  #tag(xml: Buffer, begin: number, end: number): void {
    if (xml[begin + 1] === QUESTION) return;
    this.tags++;
    const isEnd = xml[begin + 1] === SLASH;
    const isEmpty = xml[end - 2] === SLASH;
    const inside = xml.toString('latin1', begin + (isEnd ? 2 : 1), end - (isEmpty ? 2 : 1));
    const blank = inside.search(/\s/);
    const full = blank < 0 ? inside : inside.slice(0, blank);
    const name = full.slice(full.indexOf(':') + 1);
    if (!isEnd) this.#events.open(name, blank < 0 ? '' : inside.slice(blank));
    if (isEnd || isEmpty) {
      this.#events.close(name);
      this.#last = name;
    } else this.#last = '';
  }
}

/** After its '>', which may stand in an attribute too; -1 where it is not there yet. */
function endOfTag(xml: Buffer, begin: number): number {
  let quote = 0;
  for (let at = begin + 1; at < xml.length; at++) {
    const code = xml[at];
    if (quote) {
      if (code === quote) quote = 0;
    } else if (code === GT) return at + 1;
    else if (code === DOUBLE || code === SINGLE) quote = code;
  }
  return -1;
}

/** The last place up to `to` that is not inside of a letter of several bytes. */
function lastWhole(xml: Buffer, to: number): number {
  let at = to;
  while (((xml[at] ?? 0) & 0xc0) === 0x80) at--;
  return at;
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text with its references to characters resolved. */
export const decode = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (whole, hex, decimal, name) => {
        if (name) return named[name.toLowerCase()] ?? whole;
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
    : text;

const patterns = new Map<string, RegExp>();

/** The value of an attribute, by its own name without prefix. */
export function attributeOf(attributes: string, name: string): string | undefined {
  // as nearly every writer writes it
  const plain = attributes.indexOf(` ${name}="`);
  if (plain >= 0) {
    const from = plain + name.length + 3;
    return decode(attributes.slice(from, attributes.indexOf('"', from)));
  }
  if (!attributes.includes(name)) return undefined;
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  const found = pattern.exec(attributes);
  return found ? decode(found[1] ?? found[2] ?? '') : undefined;
}
