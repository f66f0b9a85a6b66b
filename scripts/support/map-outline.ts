import { type ExtendedFeature, type GeoProjection, geoPath } from 'd3-geo';

export type Point = [x: number, y: number];
export type Ring = Point[];

/** Smaller rings, in square units, are left out beside a greater one: rocks off a coast. */
const SMALLEST_RING = 5;

/**
 * The rings of a shape on the flat map, their points on whole units. Neighbours keep the same
 * points along their border.
 */
export function ringsOf(shape: ExtendedFeature, projection: GeoProjection): Ring[] {
  const rings: Ring[] = [];
  const add = (x: number, y: number) => rings.at(-1)?.push([Math.round(x), Math.round(y)]);
  geoPath(projection, {
    beginPath: () => undefined,
    closePath: () => undefined,
    arc: () => undefined,
    moveTo: (x, y) => {
      rings.push([]);
      add(x, y);
    },
    lineTo: add,
  })(shape);
  return rings.map(withoutNeedless);
}

/**
 * Where to put a dot or a name, the middle of the greatest ring, and the area of all rings in
 * square units.
 */
export function centreOf(rings: Ring[]): { x: number; y: number; area: number } {
  const [greatest = []] = rings.toSorted((a, b) => areaOf(b) - areaOf(a));
  const area = rings.reduce((sum, ring) => sum + areaOf(ring), 0);
  let [x, y, weight] = [0, 0, 0];
  edges(greatest).forEach(([[ax, ay], [bx, by]]) => {
    const cross = ax * by - bx * ay;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
    weight += 3 * cross;
  });
  const [first = [0, 0]] = greatest;
  return weight === 0
    ? { x: first[0], y: first[1], area }
    : { x: Math.round(x / weight), y: Math.round(y / weight), area };
}

/** The rings as the `d` of an SVG path, in steps from point to point. */
export function outline(rings: Ring[]): string {
  const greatest = Math.max(...rings.map(areaOf));
  return rings
    .filter((ring) => ring.length > 2 && areaOf(ring) >= Math.min(SMALLEST_RING, greatest))
    .map((ring) => {
      const [[x, y] = [0, 0], ...others] = ring;
      let [fromX, fromY] = [x, y];
      const steps = others.map(([toX, toY]) => {
        const step = `${toX - fromX}${toY < fromY ? '' : ' '}${toY - fromY}`;
        [fromX, fromY] = [toX, toY];
        return step;
      });
      return `M${x} ${y}l${steps.join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}

/** Without points that repeat the one before or lie on the line between their neighbours. */
function withoutNeedless(ring: Ring): Ring {
  const kept: Ring = [];
  for (const point of ring) {
    if (same(point, kept.at(-1))) continue;
    while (isBetween(kept.at(-2), kept.at(-1), point)) kept.pop();
    kept.push(point);
  }
  while (kept.length > 1 && same(kept.at(-1), kept[0])) kept.pop();
  return kept;
}

const same = (a: Point | undefined, b: Point | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

const isBetween = (a: Point | undefined, b: Point | undefined, c: Point): boolean =>
  Boolean(a && b && (b[0] - a[0]) * (c[1] - b[1]) === (b[1] - a[1]) * (c[0] - b[0]));

const edges = (ring: Ring): [Point, Point][] => ring.map((point, at) => [point, ring[(at + 1) % ring.length] ?? point]);

const areaOf = (ring: Ring): number =>
  Math.abs(edges(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)) / 2;
