import { expect, test } from 'vitest';
import { csvLine } from '../../server/domain/csv.ts';

test('[B65] a line of CSV holds its cells in their order, numbers and absent values plain', () => {
  expect(csvLine(['Kenya', 1, -2, null, ''])).toBe('Kenya,1,-2,,\r\n');
  expect(csvLine([null, 0])).toBe(',0\r\n');
  expect(csvLine([])).toBe('\r\n');
});

test.each([
  ['one, two', '"one, two"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  [' padded; ', ' padded; '],
])('[B65] of %j the field is %j', (text, field) => expect(csvLine([text])).toBe(`${field}\r\n`));

test.each([
  ['=1', "'=1"],
  ["'=1", "''=1"],
  ["''@a", "'''@a"],
  ["'plain", "'plain"],
  ["a'=1", "a'=1"],
  ['-2, 3', `"'-2, 3"`],
])('[B65] of %j, which a spreadsheet might run, the field is %j', (text, field) => {
  expect(csvLine([text])).toBe(`${field}\r\n`);
});
