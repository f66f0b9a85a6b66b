import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Of 256 steps of a colour, how many become one: a third of the bytes, and no eye tells. */
export const COLOUR_STEP = 8;

/** Was it made by `smallPng`, whose own part says so? */
export const isSmall = (png: Buffer): boolean => png.includes(MARK);

type Pixels = { width: number; height: number; bytes: Buffer; perPixel: number };

/**
 * A picture as a browser writes it (8 bits a channel, with or without alpha, all opaque), with
 * fewer colours and, where they are no more than 256, as a palette.
 */
export function smallPng(png: Buffer): Buffer {
  const { width, height, bytes, perPixel } = pixelsOf(png);
  const colours = new Map<number, number>();
  const indices = Buffer.alloc(height * (width + 1));
  const channels = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * perPixel;
      const to = y * (width * 3 + 1) + 1 + x * 3;
      for (let at = 0; at < 3; at++) channels[to + at] = coarse(bytes[from + at] ?? 0);
      const colour = channels.readUIntBE(to, 3);
      if (!colours.has(colour)) colours.set(colour, colours.size);
      indices[y * (width + 1) + 1 + x] = colours.get(colour) ?? 0;
    }
  if (colours.size > 256) return pngOf({ width, height, type: 2 }, [['IDAT', packed(channels)]]);
  const palette = Buffer.alloc(colours.size * 3);
  for (const [colour, at] of colours) palette.writeUIntBE(colour, at * 3, 3);
  return pngOf({ width, height, type: 3 }, [
    ['PLTE', palette],
    ['IDAT', packed(indices)],
  ]);
}

const coarse = (value: number) => Math.min(255, Math.round(value / COLOUR_STEP) * COLOUR_STEP);
const packed = (lines: Buffer) => deflateSync(lines, { level: 9, memLevel: 9 });

const MARK = 'tEXtSoftware\0small-png';
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function pngOf(head: { width: number; height: number; type: number }, parts: [name: string, data: Buffer][]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(head.width, 0);
  header.writeUInt32BE(head.height, 4);
  header.set([8, head.type], 8);
  const all: typeof parts = [
    ['IHDR', header],
    [MARK.slice(0, 4), Buffer.from(MARK.slice(4), 'latin1')],
    ...parts,
    ['IEND', Buffer.alloc(0)],
  ];
  return Buffer.concat([SIGNATURE, ...all.map(([name, data]) => chunk(name, data))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

function pixelsOf(png: Buffer): Pixels {
  const data: Buffer[] = [];
  const [width, height, type] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25]];
  if (type !== 2 && type !== 6) throw new Error(`A picture of colour type ${type} is none of a browser's.`);
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const perPixel = type === 6 ? 4 : 3;
  return { width, height, perPixel, bytes: unfiltered(inflateSync(Buffer.concat(data)), width * perPixel, perPixel) };
}

/** Each line begins with its filter: a guess by neighbours to the left and above (RFC 2083). */
function unfiltered(filtered: Buffer, perLine: number, perPixel: number): Buffer {
  const height = filtered.length / (perLine + 1);
  const bytes = Buffer.alloc(height * perLine);
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (perLine + 1)] ?? 0;
    for (let x = 0; x < perLine; x++) {
      const at = y * perLine + x;
      const left = x < perPixel ? 0 : (bytes[at - perPixel] ?? 0);
      const above = y === 0 ? 0 : (bytes[at - perLine] ?? 0);
      const corner = x < perPixel || y === 0 ? 0 : (bytes[at - perLine - perPixel] ?? 0);
      bytes[at] = (filtered[y * (perLine + 1) + 1 + x] ?? 0) + predicted(filter, left, above, corner);
    }
  }
  return bytes;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
