/** A server that keeps the garden's contract. */
import { readFileSync } from 'node:fs';
import { schemasOf } from '../../core/schemas.ts';
import { readOnce } from '../support/read-once.ts';
import { received } from '../support/received.ts';

export const gardenText = readFileSync('drift/tests/generic/garden.yaml', 'utf8');
export const gardenKey = 'garden-key';
const contract = readOnce(gardenText);
const schemas = schemasOf(contract);

type Row = Record<string, unknown>;

const answer = (status: number, body?: unknown) =>
  body === undefined ? new Response(null, { status }) : Response.json(body, { status });
const refuse = (code: number, message: string) => answer(code, { code, message });

/** `fetch` of a garden of its own. */
export function gardenServer(): typeof fetch {
  let next = 10;
  const plants: Row[] = ['seed', 'green', 'in bloom'].map((state, at) => ({ id: at + 1, name: `Plant ${at}`, state }));
  const beds: Row[] = [1, 2, 3, 4, 5, 6, 7].map((at) => ({ id: `bed-${at}`, place: `Row ${at}`, length: at * 1.5 }));
  const plant = (id: unknown) => plants.find((one) => String(one.id) === String(id));

  const handlers: Record<string, (params: Row, query: URLSearchParams, body: Row) => Response> = {
    addPlant(_, __, body) {
      const made = { ...body, id: next++ };
      plants.push(made);
      return answer(200, made);
    },
    updatePlant(_, __, body) {
      const at = plants.findIndex((one) => one.id === body.id);
      if (at < 0) return refuse(404, 'no such plant');
      plants[at] = body;
      return answer(200, body);
    },
    findPlantsByState: (_, query) =>
      answer(
        200,
        plants.filter(({ state }) => state === query.get('state')),
      ),
    getPlantById: ({ plantId }) => (plant(plantId) ? answer(200, plant(plantId)) : refuse(404, 'no such plant')),
    deletePlant({ plantId }) {
      const found = plant(plantId);
      if (!found) return refuse(404, 'no such plant');
      plants.splice(plants.indexOf(found), 1);
      return answer(204);
    },
    listBeds(_, query) {
      const from = query.has('next') ? beds.findIndex(({ id }) => id === query.get('next')) : 0;
      if (from < 0) return refuse(400, 'no such page');
      const to = from + Number(query.get('limit') ?? 5);
      const more = beds[to]?.id;
      return answer(200, { beds: beds.slice(from, to), ...(more !== undefined && { next: more }) });
    },
    digBed(_, __, body) {
      const made = { ...body, id: `bed-${next++}` };
      beds.push(made);
      return answer(201, made);
    },
    showBed({ id }) {
      const found = beds.find((one) => one.id === id);
      return found ? answer(200, found) : refuse(404, 'no such bed');
    },
  };

  return async (input, init) => {
    const { method, url, headers, text: sent } = await received(input, init);
    const { pathname, searchParams } = url;
    const found = pathname.startsWith('/api/') ? contract.match(method, pathname) : undefined;
    if (!found) return refuse(404, 'no such address');
    if (headers.get('x-garden-key') !== gardenKey) return refuse(401, 'no key');
    const { operation, params } = found;
    for (const { name, in: where, required, schema } of operation.parameters) {
      const text = where === 'path' ? params[name] : searchParams.get(name);
      const { type } = contract.at(schema).node;
      const value = type === 'integer' && /^-?\d+$/.test(text ?? '') ? Number(text) : text;
      if (text === null || text === undefined ? required : schemas.check(schema, value).length > 0)
        return refuse(400, `${name} is wrong`);
    }
    const schema = operation.body?.media[0]?.schema;
    const body = schema === undefined ? {} : parsed(sent);
    if (body === undefined) return refuse(400, 'no JSON');
    if (schema !== undefined && schemas.check(schema, body).length > 0) return refuse(422, 'no right body');
    return handlers[operation.operationId]?.(params, searchParams, body as Row) ?? refuse(404, 'no such operation');
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
