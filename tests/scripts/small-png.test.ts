import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { COLOUR_STEP, smallPng } from '../../scripts/support/small-png.ts';

const chunk = (name: string, data: Buffer) => {
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), data])), 4);
  return Buffer.concat([ends.subarray(0, 4), Buffer.from(name), data, ends.subarray(4)]);
};

const SIZE = 5;
const FILTERS = [0, 1, 2, 3, 4];
/** Red grows to the right, green downwards. */
const colourAt = (x: number, y: number) => [x * 50 + 3, y * 40, 200];

/** A picture whose lines are filtered each in another way. */
function filteredPng(): Buffer {
  const at = (x: number, y: number, channel: number) => (x < 0 || y < 0 ? 0 : (colourAt(x, y)[channel] ?? 0));
  const paeth = (left: number, above: number, corner: number) => {
    const distances = [left, above, corner].map((one) => Math.abs(left + above - corner - one));
    return [left, above, corner][distances.indexOf(Math.min(...distances))] ?? 0;
  };
  const lines = FILTERS.map((filter, y) => {
    const values = Array.from({ length: SIZE * 3 }, (_, byte) => {
      const [x, channel] = [Math.floor(byte / 3), byte % 3];
      const [left, above, corner] = [at(x - 1, y, channel), at(x, y - 1, channel), at(x - 1, y - 1, channel)];
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      return (at(x, y, channel) - guess) & 255;
    });
    return Buffer.from([filter, ...values]);
  });
  const header = Buffer.from([0, 0, 0, SIZE, 0, 0, 0, SIZE, 8, 2, 0, 0, 0]);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

const partOf = (png: Buffer, name: string) => {
  const at = png.indexOf(name);
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
};

test('a picture keeps its colours but for what no eye sees, as a palette', () => {
  const small = smallPng(filteredPng());
  expect(partOf(small, 'IHDR')[9]).toBe(3);
  const palette = partOf(small, 'PLTE');
  const lines = inflateSync(partOf(small, 'IDAT'));
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      for (const [channel, value] of colourAt(x, y).entries()) {
        const index = lines[y * (SIZE + 1) + 1 + x] ?? 0;
        expect(Math.abs((palette[index * 3 + channel] ?? 0) - value)).toBeLessThanOrEqual(COLOUR_STEP / 2);
      }
});

test('a picture of another kind is refused', () => {
  const small = smallPng(filteredPng());
  expect(() => smallPng(small)).toThrow(/colour type 3/);
});
