import { expect, it } from 'vitest';
import { XmlBytes } from '../../../server/domain/workbook/xml-bytes.ts';

const reader = () => new XmlBytes('part', { wantsText: true, open: () => {}, close: () => {}, text: () => {} });

/** Pieces as they come, none of which ends what is open; returns how many were taken. */
function push(begin: string): number {
  const xml = reader();
  xml.push(Buffer.from(`<?xml version="1.0"?><a>${begin}`));
  for (let pieces = 0; pieces < 1000; pieces += 1) {
    try {
      xml.push(Buffer.alloc(65_536, 'x'));
    } catch (error) {
      expect((error as Error).message).toMatch(
        /part holds a (text of more than 16,000,000 bytes|tag that does not end)/,
      );
      return pieces;
    }
  }
  return 1000;
}

it.each(['text', '<tag '])('what goes on after “%s” is refused before more than 16 megabytes are held', (begin) => {
  expect(push(begin)).toBeLessThan(250);
});
