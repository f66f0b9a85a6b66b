import { expect, test } from 'vitest';
import { initialsOf } from '#src/components/ui/initials.tsx';

test.each([
  ['Rui Tanaka', 'RT'],
  ['Wilhelmina Alexandra Theodora van der Schaaf', 'WS'],
  ['ольга смирнова', 'ОС'],
  ['陈伟', '陈'],
  ['ليلى الخطيب', 'ل\u200cا'],
  ['  Operator ', 'O'],
  ['', ''],
])('[B44] the initials of ‘%s’', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
