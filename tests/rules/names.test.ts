import { expect, test } from 'vitest';
import { foldName } from '#rules/names.ts';

test.each([
  ['Road Safety Report 2026', '  road safety REPORT 2026\t'],
  ['Côte d’Ivoire', 'Co\u0302te d’Ivoire'],
  ['ОТЧЁТ', 'отчёт'],
])('%j and %j are the same name', (one, other) => expect(foldName(one)).toBe(foldName(other)));

test.each([
  ['Report 2025', 'Report 2026'],
  ['Report', 'Re port'],
  ['Cote', 'Côte'],
  ['Straße', 'Strasse'],
])('%j and %j are two names', (one, other) => expect(foldName(one)).not.toBe(foldName(other)));
