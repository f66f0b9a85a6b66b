import { expect, test } from 'vitest';
import { foldEmail, foldName, seenOf } from '#rules/names.ts';

test.each([
  ['Road Safety Report 2026', '  road safety REPORT 2026\t'],
  ['Côte d’Ivoire', 'Co\u0302te d’Ivoire'],
  ['ОТЧЁТ', 'отчёт'],
  ['Report 2026', 'Report \t\u00a0 2026'],
  ['Report 2026', 'Rep\u200bort\ufeff 2026'],
  ['Report 2026', '\u202eReport\u202c 2026\u3164'],
  ['Report 2026', 'Ｒｅｐｏｒｔ\u3000２０２６'],
  ['Final report', 'ﬁnal report'],
  ['Report', 'Re\u00adpo\u0007rt'],
])('%j and %j are the same name', (one, other) => expect(foldName(one)).toBe(foldName(other)));

test.each([
  ['Report 2025', 'Report 2026'],
  ['Report', 'Re port'],
  ['Cote', 'Côte'],
  ['Straße', 'Strasse'],
])('%j and %j are two names', (one, other) => expect(foldName(one)).not.toBe(foldName(other)));

test('what is folded once is folded', () => {
  const all = Array.from({ length: 0x11000 }, (_, at) => String.fromCodePoint(at)).filter((one) => one.isWellFormed());
  const twice = all.map((sign) => `a ${sign} ${sign}b`).filter((text) => foldName(foldName(text)) !== foldName(text));
  expect(twice).toEqual([]);
});

test.each([
  ['\u200b\u2060\u3164', ''],
  [' Ministry\u200b ', 'Ministry'],
  ['a  b', 'a  b'],
])('of %j people see %j', (name, seen) => expect(seenOf(name)).toBe(seen));

test.each([
  ['Rui@Example.ORG', 'rui@example.org'],
  ['JOSÉ@example.org', 'josé@example.org'],
])('%j and %j are one e-mail address', (one, other) => expect(foldEmail(one)).toBe(foldEmail(other)));

test.each([
  ['mike@example.org', 'mi\u212ae@example.org'],
  ['mike@example.org', 'm\u0130ke@example.org'],
  ['rui@example.org', 'ｒｕｉ@example.org'],
  ['rui@example.org', 'rui\u200b@example.org'],
  ['groß@example.org', 'gross@example.org'],
])('%j and %j are two e-mail addresses', (one, other) => expect(foldEmail(one)).not.toBe(foldEmail(other)));
