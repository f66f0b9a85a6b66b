import { describe, expect, it } from 'vitest';
import { elements } from '../../../server/domain/workbook/xml-scan.ts';
import { growing } from '../../support/growth.ts';

/** Parts that no spreadsheet has, by how often what they repeat stands there. */
const hostile: [string, (times: number) => string][] = [
  ['a name without end', (times) => `<sheet ${'a'.repeat(times)}>`],
  ['a name of parts', (times) => `<sheet ${'a-'.repeat(times / 2)}>`],
  ['a name of prefixes', (times) => `<sheet ${'a:'.repeat(times / 2)}>`],
  ['blanks before no value', (times) => `<sheet a${' '.repeat(times)}>`],
  ['a value without end', (times) => `<sheet a="${"b='".repeat(times / 3)}>`],
  ['tags without end', (times) => '<sheet '.repeat(times / 7)],
  ['a prefix without end', (times) => `<${'a'.repeat(times)}`],
];

describe('elements of a workbook part', () => {
  it.each(hostile)('%s: eight times the text takes no 24 times as long', async (name, text) => {
    expect(await growing((xml) => elements(xml, 'sheet'), [{ name, text }], 10_000)).toEqual([]);
  });

  it('are read with their prefixes left out, and what is escaped', () => {
    const xml = `<x:sheet name="A &amp; B" r:id='rId1'/><sheet\n name = "C" sheetId="2"/>`;
    expect(elements(xml, 'sheet').map((one) => [...one])).toEqual([
      [
        ['name', 'A & B'],
        ['id', 'rId1'],
      ],
      [
        ['name', 'C'],
        ['sheetId', '2'],
      ],
    ]);
  });
});
