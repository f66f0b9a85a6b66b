import { mapSize, places } from './shapes.ts';

/** A part of the map, in its units. */
export type Box = { x: number; y: number; width: number; height: number };

export const world: Box = { x: 0, y: 0, ...mapSize };

/** Around the outermost countries, of which the places are the middles. */
const MARGIN = 45;
/** No closer than this, or a region of one country would fill the screen. */
const LEAST_WIDTH = 320;
const SHAPE = mapSize.width / mapSize.height;

/**
 * The part of the map that holds these countries, in the map's own shape; the world where none has
 * a place. Of a region that goes on at the other edge of the map the larger part is shown.
 */
export function boxOf(codes: readonly string[]): Box {
  const points = largerPart(codes.flatMap((code) => (places[code] ? [places[code]] : [])));
  if (points.length === 0) return world;
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  const width = Math.min(mapSize.width, Math.max(LEAST_WIDTH, right - left, (bottom - top) * SHAPE));
  const height = width / SHAPE;
  return {
    x: within((left + right - width) / 2, mapSize.width - width),
    y: within((top + bottom - height) / 2, mapSize.height - height),
    width,
    height,
  };
}

const rangeOf = (values: number[]): [number, number] => [Math.min(...values) - MARGIN, Math.max(...values) + MARGIN];
const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** Without what lies beyond the widest gap, where the whole is wider than half of the map. */
function largerPart(points: [x: number, y: number][]): [x: number, y: number][] {
  const sorted = points.toSorted(([a], [b]) => a - b);
  const [first, last] = [sorted[0]?.[0] ?? 0, sorted.at(-1)?.[0] ?? 0];
  if (last - first <= mapSize.width / 2) return sorted;
  const gaps = sorted.slice(1).map(([x], at) => x - (sorted[at]?.[0] ?? 0));
  const at = gaps.indexOf(Math.max(...gaps)) + 1;
  return at > sorted.length / 2 ? sorted.slice(0, at) : sorted.slice(at);
}

/** Does the middle of the country lie in the box? */
export function isIn({ x, y, width, height }: Box, code: string): boolean {
  const [across, down] = places[code] ?? [-1, -1];
  return across >= x && across <= x + width && down >= y && down <= y + height;
}

export const viewBoxOf = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');

/** How much larger the box is shown than the world. */
export const zoomOf = ({ width }: Box): number => mapSize.width / width;
