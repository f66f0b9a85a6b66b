import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '../../src/app/pages.ts';
import type { Box } from './boxes.ts';
import { differences } from './compare-boxes.ts';
import { screens } from './screens.ts';

const box = (name: string, over: Partial<Box> = {}): Box => ({
  ...{ name, x: 10, y: 100, width: 80, height: 32 },
  ...{ ink: [0, 0, 0, 255], ground: [255, 255, 255, 255] },
  ...over,
});
const compared = (one: Partial<Box>, other: Partial<Box>) =>
  differences([box("button 'Save'", one)], [box("button 'Save'", other)], 900);

test('what two engines round otherwise is the same picture', () => {
  expect(compared({}, { x: 13, y: 104, width: 77, height: 36, ink: [2, 0, 1, 255] })).toEqual([]);
  expect(compared({ y: 800 }, { y: 811 })).toEqual([]);
});

test('what is moved, of another size or colour, or missing is named', () => {
  expect(compared({}, { x: 16 })).toEqual(["button 'Save': x 10 → 16"]);
  expect(compared({}, { y: 90, height: 50 })).toEqual(["button 'Save': y 100 → 90, height 32 → 50"]);
  expect(compared({}, { ground: [240, 255, 255, 255] })).toEqual([
    "button 'Save': ground 255,255,255,255 → 240,255,255,255",
  ]);
  expect(differences([box('a')], [box('b')], 900)).toEqual(['a is missing', 'b is there alone']);
});

test('what lies below the window may be kept ready by one engine alone', () => {
  expect(differences([box('a', { y: 950 })], [], 900)).toEqual([]);
});

test('every page and every address of the product has a screen', () => {
  const opened = new Set(screens.map(({ page }) => page));
  expect(Object.values(pages).filter((page) => !opened.has(page))).toEqual([]);

  const addresses = globSync('src/routes/{404,500,unauthorized,_app/**/*}.tsx').map((file) =>
    file
      .replaceAll('\\', '/')
      .replace(/^src\/routes\/(_app\/)?|(\.index)?\.tsx$/g, '')
      .replaceAll('_.', '.')
      .replaceAll('.', '/'),
  );
  expect(addresses.length).toBeGreaterThan(20);
  const leadsTo = (address: string) => new RegExp(`^/${address.replaceAll(/\$\w+/g, '[^/]+')}$`);
  const paths = screens.map(({ address }) => new URL(address, 'http://localhost').pathname);
  expect(addresses.filter((address) => !paths.some((path) => leadsTo(address).test(path)))).toEqual([]);
});
