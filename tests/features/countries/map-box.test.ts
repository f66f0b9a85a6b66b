import { expect, test } from 'vitest';
import { boxOf, isIn, viewBoxOf, world, zoomOf } from '#src/features/countries/map/map-box.ts';
import { mapSize } from '#src/features/countries/map/shapes.ts';

test('[B63] a box holds its countries, in the shape of the map and within it', () => {
  const codes = ['KEN', 'ZAF', 'MAR', 'EGY', 'SEN'];
  const box = boxOf(codes);
  expect(codes.filter((code) => !isIn(box, code))).toEqual([]);
  expect(isIn(box, 'JPN')).toBe(false);
  expect(box.width / box.height).toBeCloseTo(mapSize.width / mapSize.height);
  expect([box.x, box.y, mapSize.width - box.x - box.width].every((edge) => edge >= 0)).toBe(true);
  expect(zoomOf(box)).toBeGreaterThan(1.2);
  expect(zoomOf(world)).toBe(1);
});

test('[B63] a region that goes on at the other edge shows its larger part', () => {
  const box = boxOf(['AUS', 'NZL', 'FJI', 'COK']);
  expect(['AUS', 'NZL', 'FJI', 'COK'].map((code) => isIn(box, code))).toEqual([true, true, true, false]);
});

test('[B63] a region of one country keeps its neighbours in view, and none at all is the world', () => {
  expect(boxOf(['LUX']).width).toBe(320);
  expect(boxOf(['XXX'])).toBe(world);
  expect(viewBoxOf(world)).toBe('0 0 2000 907');
});
