/** The planets of the Galaxy's server, and what it does with them. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { GalaxyFault } from './galaxy-faults.ts';

type Row = Record<string, unknown>;
interface Planet extends Row {
  id: number;
  name: string;
}

export const galaxyText = readFileSync(fileURLToPath(import.meta.resolve('@scalar/galaxy/3.1.yaml')), 'utf8');

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema(parse(galaxyText), 'galaxy');
export const validatorOf = (name: string) => ajv.compile({ $ref: `galaxy#/components/schemas/${name}` });
const isPlanet = validatorOf('Planet');

export const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const without = (row: Row, ...names: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
const instant = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

/** What is read-only is not taken from a body, at any depth. */
function planetOf(body: Row, id: number): Row {
  const row: Row = { ...without(body, 'id', 'lastUpdated'), id };
  if (isObject(row.creator)) row.creator = without(row.creator, 'id');
  if (Array.isArray(row.satellites))
    row.satellites = row.satellites.map((one, at) => (isObject(one) ? satelliteOf(one, id * 1000 + at, id) : one));
  return row;
}

export function satelliteOf(body: Row, id: number, planet: number): Row {
  const row: Row = { ...without(body, 'id'), id };
  if (isObject(row.orbit) && isObject(row.orbit.planet))
    row.orbit = { ...row.orbit, planet: planetOf(row.orbit.planet, planet) };
  return row;
}

const types = ['terrestrial', 'gas_giant', 'ice_giant', 'dwarf', 'super_earth'];
const seeded = (at: number): Planet => ({
  id: at,
  name: `Planète ${at}`,
  description: at % 4 === 0 ? null : `The ${at}th planet, which is further out than the one before it`,
  type: types[at % 5],
  habitabilityIndex: (at % 10) / 10 + 0.05,
  physicalProperties: { mass: at + 0.5, radius: at + 0.25, temperature: { min: at * 10, max: at * 20 } },
  atmosphere: [{ compound: 'CO2', percentage: at + 0.5 }],
  discoveredAt: new Date(Date.UTC(1900 + at, 1, 3, 4, 5, 6)).toISOString(),
  image: null,
  satellites: at % 3 === 0 ? [{ id: at * 1000, name: `Moon of ${at}`, diameter: 22.5, type: 'moon' }] : [],
  tags: ['solar-system', `tag-${at % 3}`],
  lastUpdated: instant(at),
});

const isKnown = (name: string) => name in seeded(1) || name === 'creator' || name.endsWith('CallbackUrl');

export const problem = (status: number, title: string, detail: string) =>
  Response.json({ type: `https://example.com/errors/${status}`, title, status, detail }, { status });
export const badRequest = (detail: string) => problem(400, 'Bad Request', detail);
export const absent = () => problem(404, 'Not Found', 'The resource you are trying to access does not exist.');

export type Is = (name: GalaxyFault) => boolean;

/** Planets of their own. */
export function planetsOf(is: Is) {
  let planets = Array.from({ length: 23 }, (_, at) => seeded(at + 1));
  let next = 24;
  let second = 100;
  let requests = 0;
  const hidden = new Set<number>();
  const read = new Map<number, Planet>();
  const listed = new Map<number, Planet>();
  let lastDeleted: Planet | undefined;

  const headers = (): Record<string, string> => ({
    'X-Request-ID': is('request-id-number') ? String(requests) : randomUUID(),
    'X-Cache-Control': 'no-cache',
  });
  const find = (id: string) => (/^\d+$/.test(id) ? planets.find((one) => one.id === Number(id)) : undefined);

  function shown(planet: Planet): Row {
    const row: Row = { ...planet };
    if (is('name-missing')) delete row.name;
    if (is('habitability-percent') && typeof row.habitabilityIndex === 'number') row.habitabilityIndex *= 100;
    if (is('discovered-millis') && row.discoveredAt) row.discoveredAt = Date.parse(String(row.discoveredAt));
    if (is('satellites-null') && Array.isArray(row.satellites) && row.satellites.length === 0) row.satellites = null;
    if (is('extra-member')) row.created_at = row.lastUpdated;
    return row;
  }

  function inList(planet: Planet): Row {
    if (is('put-list-cached') && !listed.has(planet.id)) listed.set(planet.id, planet);
    const row: Row = { ...(listed.get(planet.id) ?? planet) };
    if (is('list-id-text')) row.id = String(row.id);
    if (is('type-capitals') && row.type) row.type = String(row.type).toUpperCase();
    if (is('updated-zoneless')) row.lastUpdated = String(row.lastUpdated).slice(0, 19).replace('T', ' ');
    if (is('list-cut') && row.description) row.description = String(row.description).slice(0, 20);
    return row;
  }

  function list(url: URL): Response {
    requests++;
    const number = (name: string, otherwise: number) => {
      const sent = url.searchParams.get(name);
      return sent !== null && /^\d+$/.test(sent) ? Number(sent) : otherwise;
    };
    const limit = is('limit-ignored') ? 10 : number('limit', is('default-limit') ? 20 : 10);
    const offset = is('offset-ignored') ? 0 : number('offset', 0);
    let rows = planets.filter(({ id }) => !hidden.has(id));
    if (is('delete-in-list') && lastDeleted) rows = [...rows, lastDeleted];
    if (is('unstable-order')) rows = [...rows.slice(requests % 7), ...rows.slice(0, requests % 7)];
    const from = (is('offset-pages') ? offset * limit : offset) + (is('offset-by-one') && offset > 0 ? 1 : 0);
    const data = rows.slice(from, from + limit).map(inList);
    const total = is('total-of-page') ? data.length : rows.length;
    const more = offset + limit < rows.length;
    const nextOffset = is('next-same') ? offset : offset + limit;
    const meta = { limit, offset, total, next: more ? `/planets?limit=${limit}&offset=${nextOffset}` : null };
    return Response.json(is('bare-list') ? data : { data, meta }, {
      headers: {
        ...headers(),
        'X-Pagination-Total': is('total-header') ? `${total} planets` : String(total),
        'X-Pagination-Page': String(limit > 0 ? Math.floor(offset / limit) + 1 : 1),
        'X-Pagination-Per-Page': String(limit),
      },
    });
  }

  function show(id: string): Response {
    if (is('bad-id-500') && !/^\d+$/.test(id)) return problem(500, 'Error', 'invalid input syntax for type integer');
    let planet = find(id);
    if (is('put-read-cached') && planet) {
      if (!read.has(planet.id)) read.set(planet.id, planet);
      planet = read.get(planet.id);
    }
    if (!planet) {
      if (is('absent-null')) return Response.json(null);
      if (is('absent-500')) return problem(500, 'Error', 'Cannot read properties of undefined');
      if (is('error-html'))
        return new Response('<h1>404</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } });
      if (is('error-status-text')) return Response.json({ title: 'Not Found', status: '404' }, { status: 404 });
      return absent();
    }
    const updated = String(planet.lastUpdated);
    return Response.json(shown(planet), {
      headers: {
        ...headers(),
        ETag: is('put-etag-same') ? `"${planet.id}"` : `"${planet.id}-${Date.parse(updated)}"`,
        'Last-Modified': is('last-modified-http') ? new Date(updated).toUTCString() : updated,
      },
    });
  }

  /** The body as it is kept, or a refusal. */
  function planetIn(body: unknown, id: number, isNew: boolean): Planet | Response {
    if (!isObject(body)) return badRequest('A planet is an object.');
    const row = planetOf(body, id);
    const checked = { ...row };
    if (isNew && is('create-name-optional')) checked.name ??= 'Unnamed';
    if (isNew && is('create-enum-open') && typeof checked.type === 'string') delete checked.type;
    if (isNew && is('create-range-open') && typeof checked.habitabilityIndex === 'number')
      delete checked.habitabilityIndex;
    if (isNew && is('create-unknown-open'))
      for (const name of Object.keys(checked)) if (!isKnown(name)) delete checked[name];
    if (!isPlanet(checked) || (isNew && is('create-type-wanted') && row.type === undefined)) {
      if (isNew && is('create-invalid-500')) return problem(500, 'Error', 'null value in column');
      return badRequest(ajv.errorsText(isPlanet.errors) || 'type is required');
    }
    if (isNew && is('create-name-optional')) row.name ??= checked.name;
    if (isNew && is('create-unknown-open')) for (const name of Object.keys(row)) if (!isKnown(name)) delete row[name];
    row.lastUpdated = instant(second++);
    return row as Planet;
  }

  function kept(planet: Planet): Planet {
    const row: Row = { ...planet };
    if (is('create-forgets-tags')) delete row.tags;
    if (is('create-forgets-nested') && isObject(row.physicalProperties))
      row.physicalProperties = without(row.physicalProperties, 'temperature');
    if (is('create-null-empty') && row.description === null) row.description = '';
    if (is('create-cut')) row.name = String(row.name).slice(0, 12);
    if (is('create-ascii')) row.name = String(row.name).replace(/[^\x20-\x7e]/g, '?');
    if (is('create-date-local') && typeof row.discoveredAt === 'string')
      row.discoveredAt = row.discoveredAt.replace(/[+-]\d\d:\d\d$/, 'Z');
    if (is('create-rounded') && typeof row.habitabilityIndex === 'number')
      row.habitabilityIndex = Math.round(row.habitabilityIndex * 10) / 10;
    return row as Planet;
  }

  function create(body: unknown, origin: string): Response {
    const made = planetIn(body, next, true);
    if (made instanceof Response) return made;
    if (is('create-id-taken') && isObject(body) && typeof body.id === 'number') made.id = body.id;
    else next++;
    const stored = kept(made);
    if (!is('create-echo')) planets.push(stored);
    if (is('create-twice')) planets.push({ ...stored, id: next++ });
    if (is('create-not-listed')) hidden.add(stored.id);
    if (is('delete-revived') && lastDeleted) planets.push(lastDeleted);
    const location = `${origin}/planets/${is('create-location-wrong') ? 1 : made.id}`;
    return Response.json(made, {
      status: is('create-200') ? 200 : 201,
      headers: {
        'X-Request-ID': randomUUID(),
        'X-Processing-Time': '1',
        ...(!is('create-no-location') && { Location: location }),
      },
    });
  }

  function change(id: string, body: unknown): Response {
    const old = find(id);
    if (!old && !is('put-creates')) return absent();
    const put = planetIn(body, old?.id ?? Number(id), false);
    if (put instanceof Response) return put;
    if (!old) {
      planets.push(put);
      return Response.json(put);
    }
    const changed: Planet = is('put-merges') ? { ...old, ...put } : { ...put };
    if (is('put-null-kept'))
      for (const name of Object.keys(put)) if (put[name] === null) changed[name] = old[name] ?? null;
    if (is('put-tags-appended')) changed.tags = [...((old.tags as []) ?? []), ...((put.tags as []) ?? [])];
    if (is('put-updated-same')) changed.lastUpdated = old.lastUpdated;
    if (!is('put-not-saved')) planets = planets.map((one) => (one === old ? changed : one));
    if (is('put-all')) planets = planets.map((one) => ({ ...one, description: changed.description ?? null }));
    if (is('put-204')) return new Response(null, { status: 204 });
    return Response.json(is('put-old-answer') ? old : changed);
  }

  function remove(id: string): Response {
    const at = planets.findIndex((one) => one.id === Number(id));
    if (!find(id)) return is('delete-absent-204') ? new Response(null, { status: 204 }) : absent();
    if (!is('delete-nothing')) {
      lastDeleted = planets[at];
      planets.splice(at, is('delete-neighbour') ? 2 : 1);
    }
    return is('delete-200') ? Response.json('deleted') : new Response(null, { status: 204 });
  }

  function portray(id: string, imageUrl: string): void {
    planets = planets.map((one) =>
      one === find(id) ? { ...one, image: imageUrl, lastUpdated: instant(second++) } : one,
    );
  }

  return { list, show, create, change, remove, find, portray };
}
