import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { counted, formatNumber, listed, nounFor } from '#rules/words.ts';

test('a number groups its thousands, as Intl writes it', () => {
  expect(formatNumber(28_950)).toBe('28,950');
  const plain = new Intl.NumberFormat('en-AU');
  for (const value of [0, 7, 999, 1000, -1234, 28_950, 1_000_000, 123_456_789, 1.5, 1234.5678, -0.25])
    expect(formatNumber(value)).toBe(plain.format(value));
});

test('one is in the singular, none and several in the plural', () => {
  expect([0, 1, 2].map((count) => nounFor(count, 'rating'))).toEqual(['ratings', 'rating', 'ratings']);
  expect(counted(1, 'country', 'countries')).toBe('1 country');
  expect(counted(1_200, 'country', 'countries')).toBe('1,200 countries');
});

test('a list names all, or as many as asked for and counts the others', () => {
  expect(listed(['Chad'])).toBe('Chad');
  expect(listed(['Chad', 'Fiji', 'Kenya'], 3)).toBe('Chad, Fiji and Kenya');
  expect(listed(['Chad', 'Fiji', 'Kenya', 'Peru', 'Togo'], 2)).toBe('Chad, Fiji and 3 others');
});

describe('counts, numbers and lists are worded in one place', () => {
  const byHand = [
    // the forms of Intl that word something; what it orders is no text
    /\.toLocale\w*\(|new Intl\.(?!Collator)/,
    // 'is' or 'are', '' or 's', by a count of one
    /(?:[!=]==|[a-z] >) 1 \? ['"`]/,
    // a count before a noun that is always in the plural
    /\$\{[^{}]*(?:\blength|[cC]ount|\bsize|\brows)\} [a-z]+s\b/,
  ];
  const findIn = (code: string) => code.split('\n').filter((line) => byHand.some((one) => one.test(line)));

  test('by server and rules', () => {
    const files = globSync(['server/**/*.ts', 'openapi/rules/*.ts']).filter(
      (file) => file !== 'openapi/rules/words.ts',
    );
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap((file) => findIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`))).toEqual([]);
  });

  const HOLE = '$';
  test.each([
    "count.toLocaleString('en')",
    "new Intl.ListFormat('en-GB').format(names)",
    `\`${HOLE}{keys.length} key${HOLE}{keys.length === 1 ? '' : 's'}\``,
    "const words = count !== 1 ? 'are' : 'is';",
    `\`${HOLE}{noun}${HOLE}{count > 1 ? 's' : ''}\``,
    `\`all, ${HOLE}{indicators.length} indicators\``,
    `\`${HOLE}{CountryCount} countries\``,
  ])('%s is found', (line) => expect(findIn(line)).toEqual([line]));

  test('what orders and what is no text is not', () => {
    const code = "new Intl.Collator('en');\nconst id = rows.length === 1 ? rows[0] : null;\ncounted(count, 'row')";
    expect(findIn(code)).toEqual([]);
  });
});
