import { brotliDecompressSync } from 'node:zlib';

/** Tags that a table directory of WOFF 2.0 names by number (section 4.1); `cmap` is the first. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const NAMED_BY_TEXT = 63;
const HEADER_SIZE = 48;
const UNTRANSFORMED = 3;

/** The characters that a font in the format WOFF 2.0 can draw, as its table `cmap` lists them. */
export function charactersOf(font: Buffer): Set<number> {
  const { cmapOffset, dataStart } = readDirectory(font);
  const dataSize = font.readUInt32BE(20);
  const tables = brotliDecompressSync(font.subarray(dataStart, dataStart + dataSize));
  return readCmap(tables.subarray(cmapOffset));
}

function readDirectory(font: Buffer): { cmapOffset: number; dataStart: number } {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a font in the format WOFF 2.0');
  const count = font.readUInt16BE(12);
  let at = HEADER_SIZE;
  let offset = 0;
  let cmapOffset: number | undefined;
  const number = () => {
    for (let value = 0; ; ) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  for (let place = 0; place < count; place++) {
    const flags = font.readUInt8(at++);
    const tag = flags & 0x3f;
    const version = flags >> 6;
    if (tag === NAMED_BY_TEXT) at += 4;
    const size = number();
    const isTransformed = tag === GLYF || tag === LOCA ? version !== UNTRANSFORMED : version !== 0;
    if (tag === CMAP) cmapOffset = offset;
    offset += isTransformed ? number() : size;
  }
  if (cmapOffset === undefined) throw new Error('a font without a table cmap');
  return { cmapOffset, dataStart: at };
}

function readCmap(cmap: Buffer): Set<number> {
  const characters = new Set<number>();
  for (let place = 0; place < cmap.readUInt16BE(2); place++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + place * 8));
    const format = table.readUInt16BE(0);
    if (format === 4) for (const [from, to] of segmentsOf(table)) addRange(characters, from, to);
    if (format === 12)
      for (let group = 0; group < table.readUInt32BE(12); group++)
        addRange(characters, table.readUInt32BE(16 + group * 12), table.readUInt32BE(20 + group * 12));
  }
  return characters;
}

/** Format 4 of `cmap`: the ends of all segments, two bytes, then their starts. */
function segmentsOf(table: Buffer): [number, number][] {
  const size = table.readUInt16BE(6);
  return Array.from({ length: size / 2 }, (_, place) => [
    table.readUInt16BE(16 + size + place * 2),
    table.readUInt16BE(14 + place * 2),
  ]);
}

function addRange(characters: Set<number>, from: number, to: number): void {
  for (let character = from; character <= Math.min(to, 0xfffe); character++) characters.add(character);
  for (let character = Math.max(from, 0x10000); character <= to; character++) characters.add(character);
}
