import shapes from './shapes.json' with { type: 'json' };

/**
 * The world as scripts/map-shapes.ts makes it from Natural Earth (public domain) in the Equal Earth
 * projection.
 */
const { mapSize, otherLand } = shapes;

/** Where each country is, by ISO 3166 alpha-3. */
const places = shapes.places as unknown as Record<string, [x: number, y: number]>;

/** The outline of each, by the same code; a country that has none here is shown as a dot. */
const outlines: Record<string, string> = shapes.outlines;

/** `otherLand` is land that has no code of its own. */
export { mapSize, otherLand, outlines, places };
