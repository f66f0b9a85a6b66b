/** How a list is written: where its rows stand, what counts them, which parameters page it. */
import type { Contract, Operation, Parameter } from '../../core/contract.ts';
import { lastWord, plain, usual } from './names.ts';
import { facetsOf, itemsOf, membersIn, responseSchema, typesIn } from './schema.ts';
import type { ApiSettings } from './settings.ts';

export type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface ListShape {
  /** Names of the members that lead to the rows; none where the body is the list. */
  path: string[];
  /** The schema of a row. */
  row: string;
  /** The member beside the rows that counts them all: `total`, or `meta/total`. */
  total: string | undefined;
  /** The member that leads to the next page, likewise. */
  next: string | undefined;
  offset: Parameter | undefined;
  limit: Parameter | undefined;
  page: Parameter | undefined;
  cursor: Parameter | undefined;
}

/** The list that an operation returns; undefined where it returns none. */
export function listShape(contract: Contract, operation: Operation, api: ApiSettings): ListShape | undefined {
  const schema = operation.method === 'get' ? responseSchema(operation) : undefined;
  const found = schema && rowsIn(contract, schema, operation, api);
  if (!found) return undefined;
  const members = [...membersIn(contract, found.owner)];
  const beside = members.filter(([name]) => usual.beside.has(plain(name)));
  const inner = beside.flatMap(([name, one]) =>
    [...membersIn(contract, one)].map(([key, schema]) => [`${name}/${key}`, schema] as const),
  );
  const named = (names: Set<string>, types: string[]) =>
    [...members, ...inner].find(
      ([name, one]) =>
        names.has(plain(name.slice(name.indexOf('/') + 1))) && typesIn(contract, one).some((t) => types.includes(t)),
    )?.[0];
  const query = (key: 'offset' | 'limit' | 'page' | 'cursor', types: string[]) =>
    operation.parameters.find(
      ({ in: where, name, schema: own }) =>
        where === 'query' &&
        (api.paging?.[key] === undefined ? usual[key].has(plain(name)) : name === api.paging[key]) &&
        typesIn(contract, own).some((type) => types.includes(type)),
    );
  const isWrapped = found.path.length > 0;
  return {
    path: found.path,
    row: found.row,
    total: isWrapped ? (api.total ?? named(countsOf(found.path.at(-1) ?? ''), ['integer', 'number'])) : undefined,
    next: isWrapped ? named(usual.next, ['string']) : undefined,
    offset: query('offset', ['integer', 'number']),
    limit: query('limit', ['integer', 'number']),
    page: query('page', ['integer', 'number']),
    cursor: query('cursor', ['string']),
  };
}

/** What counts rows is often called after them: `articlesCount`, `totalArticles`. */
const countsOf = (rows: string): Set<string> => new Set([...usual.total, `${plain(rows)}count`, `total${plain(rows)}`]);

interface Found {
  path: string[];
  row: string;
  owner: string;
}

function rowsIn(
  contract: Contract,
  schema: string,
  operation: Operation,
  api: ApiSettings,
  depth = 0,
): Found | undefined {
  const items = itemsOf(contract, schema);
  if (items && typesIn(contract, schema).includes('array')) return { path: [], row: items, owner: schema };
  const members = [...membersIn(contract, schema)];
  const lists = members.flatMap(([name, pointer]) => {
    const row = typesIn(contract, pointer).includes('array') ? itemsOf(contract, pointer) : undefined;
    return row && typesIn(contract, row).includes('object') ? [{ name, row }] : [];
  });
  const word = plain(lastWord(operation.path));
  const named = lists.find(({ name }) =>
    api.rows === undefined ? usual.rows.has(plain(name)) || plain(name) === word : name === api.rows,
  );
  if (named) return { path: [named.name], row: named.row, owner: schema };
  const inner = members.find(([name]) => ['embedded', 'data', 'result', 'page'].includes(plain(name)));
  const nested = inner && depth < 2 ? rowsIn(contract, inner[1], operation, api, depth + 1) : undefined;
  return inner && nested && { ...nested, path: [inner[0], ...nested.path] };
}

const at = (body: unknown, path: string[]): unknown =>
  path.reduce((value, key) => (value as Row | undefined)?.[key], body);

const stepsTo = (member: string): string[] => member.split('/');

/** The rows of a body; undefined where it has none. */
export function rowsOf({ path }: ListShape, body: unknown): Row[] | undefined {
  const rows = at(body, path);
  return Array.isArray(rows) ? rows.filter(isRow) : undefined;
}

/** How many rows there are in all, by the body or by a header. */
export function totalOf({ path, total }: ListShape, body: unknown, headers: Headers): number | undefined {
  const said = total === undefined ? headers.get('x-total-count') : at(body, [...path.slice(0, -1), ...stepsTo(total)]);
  return typeof said === 'number' ? said : typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : undefined;
}

/** Where the next page is, by the body. */
export const nextOf = ({ path, next }: ListShape, body: unknown): unknown =>
  next === undefined ? undefined : at(body, [...path.slice(0, -1), ...stepsTo(next)]);

export const isPaged = ({ limit, offset, page, cursor }: ListShape): boolean =>
  [limit, offset, page, cursor].some((one) => one !== undefined);

/** The largest page that the contract allows, or a large one. */
export function largestPage(contract: Contract, { limit }: ListShape): number {
  const { maximum } = limit ? facetsOf(contract, limit.schema) : {};
  return typeof maximum === 'number' ? maximum : 100;
}
