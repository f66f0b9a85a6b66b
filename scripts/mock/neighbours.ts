/** Where a row stands in a list, and what is beside it (`x-neighbours`). */
import type { Contract } from '../../drift/core/contract.ts';
import type { Filter } from '../../drift/live/reads/x-filter.ts';
import { at } from '../../drift/live/select.ts';
import type { Answered } from './facts.ts';
import { put } from './parts.ts';
import { type Asking, applyQuery } from './queries.ts';
import type { Responses } from './responses.ts';
import { inOrder, type Params, type Row, rowsAt, type Shape } from './shapes.ts';

interface Source {
  operation: string;
  params: Record<string, string>;
  query: Record<string, unknown>;
  rows: string;
}

interface Neighbours {
  next: string;
  previous: string;
  /** Where the answer tells the place, counted from 1, and the number of all rows. */
  place?: string;
  count?: string;
  by: Record<string, string>;
  of: Source[];
}

const neighboursOf = ({ operation }: Shape) => operation.node['x-neighbours'] as Neighbours | undefined;

/**
 * Puts into an answer what is beside its row, in the first of the lists that holds it.
 * @returns query parameters that the list does not obey; undefined where there is no list
 */
export function fillNeighbours(
  contract: Contract,
  responses: Responses,
  { shape, params, body, userId }: Answered,
  { query, of }: Asking,
): string[] | undefined {
  const told = neighboursOf(shape);
  let ignored: string[] | undefined;
  for (const source of told?.of ?? []) {
    const list = responses.shape(source.operation);
    if (!list || !told) continue;
    const address = Object.entries(source.params).map(([name, own]) => [name, params[own]]);
    const listed = responses.read(list, inOrder(list, Object.fromEntries(address) as Params), userId);
    const asked = askedOf(list, source, query);
    ignored = applyQuery(contract, list, listed, { query: asked, userId, of }).filter((name) => query.has(name));
    const rows = rowsAt(listed, pointerOf(source.rows));
    const index = rows.findIndex((row) => Object.entries(told.by).every(([name, ref]) => row[ref] === params[name]));
    if (index < 0) continue;
    const named = (row: Row | undefined) =>
      row ? Object.fromEntries(Object.values(told.by).map((ref) => [ref, row[ref]])) : null;
    const places: Row = { [told.next]: named(rows[index + 1]), [told.previous]: named(rows[index - 1]) };
    if (told.place) places[told.place] = index + 1;
    if (told.count) places[told.count] = at(listed, 'Count');
    for (const [pointer, value] of Object.entries(places)) put(body as Row, pointer.slice(1), value);
    return ignored;
  }
  return ignored;
}

const pointerOf = (rows: string) => rows.replace(/\/\*$/, '');

/** The query of the list, with what was asked of the same names. */
function askedOf({ operation }: Shape, { query }: Source, asked: URLSearchParams): URLSearchParams {
  const all = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  for (const [name, value] of asked) if (operation.parameters.some((one) => one.name === name)) all.set(name, value);
  return all;
}

/** A list of whose row an answer tells, and the properties that decide whose rows it holds. */
interface Beside {
  list: Shape;
  callers: string[];
}

export const listsBeside = (contract: Contract, responses: Responses, shape: Shape): Beside[] =>
  (neighboursOf(shape)?.of ?? []).flatMap(({ operation, query }) => {
    const list = responses.shape(operation);
    const narrowing = list?.operation.parameters.filter(({ name }) => query[name] === true) ?? [];
    const callers = narrowing.flatMap(
      ({ pointer }) => (contract.at(pointer).node['x-filter'] as Filter | undefined)?.caller ?? [],
    );
    return list ? [{ list, callers }] : [];
  });
