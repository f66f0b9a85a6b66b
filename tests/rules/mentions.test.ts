import { expect, test } from 'vitest';
import { faultOfTags, mentionsIn } from '#rules/mentions.ts';

const names = ['Ana Lima', 'Ana Lima Duarte', 'Tomás Silva', '陈伟', 'Al', ''];

/** Each mention as what the text spells, whom it means and where its @ stands. */
const told = (content: string, known = names) =>
  mentionsIn(content, known).map(({ at, end, name, alike }) => [
    at,
    content.slice(at, end),
    [name, ...alike].join(' | '),
  ]);

test.each([
  ['Ana Lima without an @', []],
  ['@', []],
  ['@Ana', []],
  ['@Ana Lim', []],
  ['@Ana Lima', [[0, '@Ana Lima', 'Ana Lima']]],
  ['@Ana Limas', [[0, '@Ana Lima', 'Ana Lima']]],
  ['see @Ana Lima Duarte.', [[4, '@Ana Lima Duarte', 'Ana Lima Duarte']]],
  ['@ana lima', [[0, '@ana lima', 'Ana Lima']]],
  [
    '@ana lima, @AL',
    [
      [0, '@ana lima', 'Ana Lima'],
      [11, '@AL', 'Al'],
    ],
  ],
  ['@also, @al2, @AL𝒜', []],
  ['@tomas silva!', [[0, '@tomas silva', 'Tomás Silva']]],
  ['@Toma\u0301s Silva', [[0, '@Toma\u0301s Silva', 'Tomás Silva']]],
  ['@ana lima\u0301', [[0, '@ana lima\u0301', 'Ana Lima']]],
  ['@陈伟请看', [[0, '@陈伟', '陈伟']]],
  [
    '@Ana Lima@Ana Lima',
    [
      [0, '@Ana Lima', 'Ana Lima'],
      [9, '@Ana Lima', 'Ana Lima'],
    ],
  ],
  ['@nobody and @Al', [[12, '@Al', 'Al']]],
  ['mail@ana lima', [[4, '@ana lima', 'Ana Lima']]],
] as [string, unknown[]][])('[S170] [S224] %j', (content, mentions) => {
  expect(told(content)).toEqual(mentions);
});

test('[S170] names that differ by case and accents alone: the one that is spelt, else all of them', () => {
  const alike = ['Ana Lima', 'Ana Líma', 'ANA LIMA'];
  expect(told('@Ana Líma and @ana lima', alike)).toEqual([
    [0, '@Ana Líma', 'Ana Líma'],
    [14, '@ana lima', 'Ana Lima | Ana Líma | ANA LIMA'],
  ]);
});

test('a name outside the basic plane counts by letters', () => {
  expect(told('@𠮷田 and @𝒜na x', ['𠮷田', '𝒜na'])).toEqual([
    [0, '@𠮷田', '𠮷田'],
    [9, '@𝒜na', '𝒜na'],
  ]);
});

const people = ['Ana Lima', 'Ana Lima Duarte', 'ANA LIMA', 'Rui Tanaka'].map((name, id) => ({ id, name }));
const [unknown, unmentioned] = [
  'may only name active users of this report edition',
  'may only name users whom the comment mentions',
];

test.each<[string, number[], string | undefined]>([
  ['nobody is tagged', [], undefined],
  ['@Rui Tanaka, see this', [3], undefined],
  ['@Rui Tanaka and @Ana Lima', [3, 0], undefined],
  ['@Rui Tanaka', [3, 9], unknown],
  ['@Rui Tanaka', [9], unknown],
  ['@Rui Tanaka', [3, 0], unmentioned],
  ['Rui Tanaka', [3], unmentioned],
  // the longer name is meant, or any of those that differ by case alone
  ['@Ana Lima Duarte', [1], undefined],
  ['@Ana Lima Duarte', [0], unmentioned],
  ['@ana lima', [0], undefined],
  ['@ana lima', [2], undefined],
])('[S224] [Q-S42] in %j may be tagged %j: %s', (content, ids, fault) => {
  expect(faultOfTags(content, ids, people)).toBe(fault);
});
