import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDifference } from '#src/lib/word-difference.ts';

const told = (earlier: string, later: string) =>
  wordDifference(earlier, later)
    .map(({ kind, text }) => (kind === 'same' ? text : `[${kind === 'added' ? '+' : '-'}${text}]`))
    .join('');

test.each([
  ['The act names an agency.', 'The act names an agency.', 'The act names an agency.'],
  ['The act names an agency.', 'The new act names an agency.', 'The[+ new] act names an agency.'],
  ['The act names an agency.', 'The act names it.', 'The act names[- an agency.][+ it.]'],
  ['', 'Said first.', '[+Said first.]'],
  ['Said first.', '', '[-Said first.]'],
  ['One two.', 'One two. Three.', 'One two.[+ Three.]'],
  ['x b a c q b z', 'y b a c', '[-x][+y] b a c[- q b z]'],
  ['新法', '法法', '[-新][+法]法'],
  ['道路交通安全法', '道路安全法', '道路[-交通]安全法'],
])('tells what turns %j into %j', (earlier, later, difference) => {
  expect(told(earlier, later)).toBe(difference);
});

test('what is same or removed makes up the earlier text, what is same or added the later one', () => {
  const text = fc
    .array(fc.constantFrom('act', 'law', ' ', '\n', 'agency.', '法', '  '), { maxLength: 30 })
    .map((one) => one.join(''));
  fc.assert(
    fc.property(text, text, (earlier, later) => {
      const parts = wordDifference(earlier, later);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([earlier, later]);
    }),
    { numRuns: 500 },
  );
});

test('as much as can be is told as the same, and nothing is told of no words', () => {
  const mostInBoth = ([one, ...rest]: string[], other: string[]): number => {
    if (one === undefined) return 0;
    const at = other.indexOf(one);
    return Math.max(mostInBoth(rest, other), at < 0 ? 0 : 1 + mostInBoth(rest, other.slice(at + 1)));
  };
  const signs = fc.array(fc.constantFrom('甲', '乙', '丙'), { maxLength: 7 });
  fc.assert(
    fc.property(signs, signs, (earlier, later) => {
      const parts = wordDifference(earlier.join(''), later.join(''));
      const same = parts.filter(({ kind }) => kind === 'same').map(({ text }) => text);
      expect(same.join('')).toHaveLength(mostInBoth(earlier, later));
      expect(parts.map(({ text }) => text)).not.toContain('');
    }),
    { numRuns: 500 },
  );
});

test('of two texts of thousands of words each, which would take seconds to compare, one is told as put for the other', () => {
  const text = (word: string, words: number) =>
    Array.from({ length: words }, (_, at) => (at === words / 2 ? 'shared' : `${word}${at}`)).join(' ');
  const kinds = (words: number) => wordDifference(text('a', words), text('b', words)).map(({ kind }) => kind);
  expect(kinds(2000)).toContain('same');
  expect(kinds(5000)).toEqual(['removed', 'added']);
  const equal = text('a', 5000);
  expect(wordDifference(`${equal} old.`, `${equal} new.`).map(({ kind }) => kind)).toEqual([
    'same',
    'removed',
    'added',
  ]);
});
