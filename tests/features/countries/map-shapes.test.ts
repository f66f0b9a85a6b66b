import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { mapShapes, shapesFile } from '../../../scripts/map-shapes.ts';
import { countries } from '../../../server/db/countries.ts';
import { mapSize, outlines, places } from '../../../src/features/countries/map/shapes.ts';

test('the shapes in the sources are those that the script makes', () => {
  expect(readFileSync(shapesFile, 'utf8')).toBe(mapShapes());
});

test('they cost less than 60 kB on their way', () => {
  expect(gzipSync(readFileSync(shapesFile)).length).toBeLessThan(60_000);
});

test('every member of the United Nations has its place on the map', () => {
  const members = countries.filter(({ member }) => member).map(({ iso_code }) => iso_code);
  expect(members.filter((code) => !places[code])).toEqual([]);
  for (const [x, y] of Object.values(places)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(mapSize.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(mapSize.height);
  }
});

test('great countries have an outline, small states are dots', () => {
  expect(Object.keys(outlines)).toEqual(expect.arrayContaining(['KEN', 'NOR', 'PER', 'JPN', 'FJI']));
  for (const code of ['TUV', 'NRU', 'MCO', 'MLT', 'SGP']) expect(outlines).not.toHaveProperty(code);
});
