import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { goKeys } from '#src/app/keys/go-keys.ts';
import { pages } from '#src/app/pages.ts';
import { type KeyEntry, keyEntries, type Where } from '#src/lib/keys/table.ts';

const combinations = keyEntries.flatMap(([id, { keys, where }]) => keys.map((keys) => ({ id, keys, where })));
const meet = (one: Where, other: Where) =>
  one === other ||
  one === 'everywhere' ||
  other === 'everywhere' ||
  // the dashboard is a list
  [one, other].sort().join() === 'dashboard,list';

/** Browsers' own, on Windows, Linux or a Mac, which a page cannot or must not take. */
const BROWSER = [
  ...['Mod+t', 'Mod+n', 'Mod+w', 'Mod+Shift+t', 'Mod+Shift+n', 'Mod+Shift+w', 'Mod+l', 'Mod+r', 'Mod+Shift+r', 'Mod+p'],
  ...[
    'Mod+f',
    'Mod+g',
    'Mod+s',
    'Mod+o',
    'Mod+d',
    'Mod+h',
    'Mod+j',
    'Mod+u',
    'Mod+a',
    'Mod+c',
    'Mod+v',
    'Mod+x',
    'Mod+z',
  ],
  ...[
    'Mod+y',
    'Mod+Shift+i',
    'Mod+Shift+j',
    'Mod+Shift+c',
    'Mod+0',
    'Mod++',
    'Mod+-',
    'Mod+Tab',
    'Alt+f',
    'Alt+e',
    'Alt+v',
  ],
  ...['Alt+s', 'Alt+b', 'Alt+t', 'Alt+h', 'Alt+d', 'Tab', 'Space', 'F5', 'F6', 'F11', 'F12'],
];
/** NVDA, JAWS and VoiceOver hold these together with another key. */
const SCREEN_READER = /Insert|CapsLock|Ctrl\+Alt|Mod\+Alt|Alt\+Shift|Num/;

describe('the table of keys', () => {
  test('[B10] docs/keys.md names the keys of each entry', () => {
    const words = readFileSync('docs/keys.md', 'utf8')
      .replaceAll('`', '')
      .replaceAll(/Ctrl(?=\+)/g, 'Mod');
    const isNamed = (keys: string) =>
      keys.startsWith('g ')
        ? new RegExp(`^\\| g then (?:\\w )*${keys.at(-1)} `, 'm').test(words)
        : words
            .toLowerCase()
            .split(/[\s|,]+/)
            .includes(keys.toLowerCase());
    expect(combinations.filter(({ keys }) => !isNamed(keys)).map(({ id, keys }) => `${id}: ${keys}`)).toEqual([]);
  });

  test('[B10] no two that work in one place share a combination', () => {
    const clashes = combinations.flatMap((one, at) =>
      combinations
        .slice(at + 1)
        .filter((other) => one.id !== other.id && one.keys === other.keys && meet(one.where, other.where))
        .map((other) => `${one.keys}: ${one.id}, ${other.id}`),
    );
    expect(clashes).toEqual([]);
  });

  test('[B10] none is what another one begins with', () => {
    const starts = new Set(combinations.flatMap(({ keys }) => (keys.includes(' ') ? keys.split(' ')[0] : [])));
    expect(combinations.filter(({ keys }) => starts.has(keys))).toEqual([]);
  });

  test('[B10] none is the browser’s or a screen reader’s', () => {
    for (const { keys, where } of combinations) {
      // in a grid they do to cells what the browser's do to text, as in a spreadsheet
      if (where !== 'plan') expect(BROWSER).not.toContain(keys);
      expect(keys).not.toMatch(SCREEN_READER);
    }
  });

  test('[B10] what works in any field holds Ctrl', () => {
    const inFields = keyEntries.filter(([, entry]) => (entry as KeyEntry).inFields);
    expect(inFields.length).toBeGreaterThan(0);
    for (const [, { keys }] of inFields) for (const key of keys) expect(key).toMatch(/^Mod\+/);
  });

  test('[B10] every page that needs no record has a key', () => {
    const ofRecords = ['country', 'indicator'];
    const led = Object.values(goKeys).map(({ page }) => page);
    for (const [name, page] of Object.entries(pages)) expect(led.includes(page), name).toBe(!ofRecords.includes(name));
  });
});
