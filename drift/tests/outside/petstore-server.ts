/** A server that follows the Petstore's document to the letter, or makes one mistake. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PetstoreFault } from './petstore-faults.ts';

interface Pet {
  id: number;
  name: string;
  tag?: string;
}

export const petstoreText = readFileSync(
  fileURLToPath(import.meta.resolve('@readme/oas-examples/3.0/yaml/petstore-expanded.yaml')),
  'utf8',
);

const isInt32 = (text: string) => /^-?\d+$/.test(text) && Math.abs(Number(text)) < 2 ** 31;

/** `fetch` of a pet store of its own. */
export function petstoreServer(fault?: PetstoreFault): typeof fetch {
  const is = (name: PetstoreFault) => fault === name;
  let pets: Pet[] = Array.from({ length: 9 }, (_, at) => ({
    id: at + 1,
    name: `Pet ${at + 1}`,
    ...(at % 4 < 3 && { tag: ['dog', 'dogfish', 'cat'][at % 4] }),
  })) as Pet[];
  let next = 10;
  const unfiltered = new Set<number>();
  const deleted: Pet[] = [];

  const refuse = (code: number, message: string) =>
    Response.json(is('error-code-missing') ? { message } : { code, message }, { status: code });
  const find = (id: string) => pets.find((one) => String(one.id) === id);

  function list(query: URLSearchParams): Response {
    const limit = query.get('limit');
    if (limit !== null && (!isInt32(limit) || Number(limit) < 0)) return refuse(400, 'limit is a number of results');
    const most = limit === null || is('limit-ignored') ? pets.length : Number(limit) + (is('limit-plus-one') ? 1 : 0);
    let rows = is('delete-filtered') && query.has('tags') ? [...pets, ...deleted] : pets;
    if (is('limit-first')) rows = rows.slice(0, most);
    if (query.has('tags') && !is('tags-ignored')) {
      const tags = is('tags-first') ? query.getAll('tags').slice(0, 1) : query.getAll('tags');
      const fits = (tag: string) => tags.some((one) => (is('tags-prefix') ? tag.startsWith(one) : tag === one));
      rows = rows.filter(({ id, tag }) => tag !== undefined && fits(tag) && !unfiltered.has(id));
    }
    const shown = rows.slice(0, most).map((one) => (is('tag-null') ? { ...one, tag: one.tag ?? null } : one));
    return Response.json(is('wrapped') ? { items: shown } : shown);
  }

  function add(body: { name?: unknown; tag?: unknown } | undefined): Response {
    let name = body?.name ?? (is('name-optional') && body ? 'Pet' : undefined);
    if (is('name-number') && typeof name === 'number') name = String(name);
    const tag = body?.tag;
    if (typeof name !== 'string' || (tag !== undefined && typeof tag !== 'string'))
      return refuse(400, 'a pet has a name, and may have a tag');
    if (is('tag-wanted') && tag === undefined) return refuse(400, 'tag is required');
    if (is('name-unique') && pets.some((one) => one.name === name)) return refuse(409, 'the name is taken');
    const pet: Pet = { id: is('id-collides') ? pets.length + 1 : next++, name, ...(tag !== undefined && { tag }) };
    const stored = { ...pet };
    if (is('tag-forgotten')) delete stored.tag;
    if (is('name-lower')) stored.name = name.toLowerCase();
    if (is('name-trimmed')) stored.name = name.trim();
    if (is('not-filtered')) unfiltered.add(pet.id);
    pets.push(stored);
    if (is('create-empty')) return new Response(null, { status: 200 });
    return Response.json(pet, { status: is('create-201') ? 201 : 200 });
  }

  function show(id: string): Response {
    const pet = find(id);
    if (pet) return Response.json(is('id-text') ? { ...pet, id: String(pet.id) } : pet);
    if (is('absent-null')) return Response.json(null);
    if (is('absent-500')) return refuse(500, 'Cannot read properties of undefined');
    return refuse(404, 'no such pet');
  }

  function remove(id: string): Response {
    const pet = find(id);
    if (!pet) return is('delete-absent-204') ? new Response(null, { status: 204 }) : refuse(404, 'no such pet');
    if (!is('delete-nothing')) {
      deleted.push(pet);
      pets = pets.filter((one) => (is('delete-by-name') ? one.name !== pet.name : one !== pet));
    }
    return is('delete-200') ? Response.json(pet) : new Response(null, { status: 204 });
  }

  async function answer(method: string, url: URL, request: Request): Promise<Response> {
    const [, api, collection, id, ...more] = url.pathname.split('/');
    if (api !== 'api' || collection !== 'pets' || more.length > 0) return refuse(404, 'no such address');
    if (id === undefined && method === 'GET') return list(url.searchParams);
    if (id === undefined && method === 'POST') {
      const body = (await request.json().catch(() => undefined)) as unknown;
      const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
      return isObject ? add(body) : refuse(400, 'a pet is an object');
    }
    if (id !== undefined && method === 'GET') return show(id);
    if (id !== undefined && method === 'DELETE') return remove(id);
    return refuse(405, 'not offered');
  }

  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (request.method !== 'HEAD') return answer(request.method, url, request);
    const { status, headers } = await answer('GET', url, request);
    return new Response(null, { status, headers });
  };
}
