/**
 * Rows that must be asked for, such as the countries of a comparison: those of the example that
 * holds most of them, and of other records what is known of these.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../../drift/core/contract.ts';
import { propertyIn, type Stated } from './attributes.ts';
import type { Answered, Facts } from './facts.ts';
import { copyOf } from './parts.ts';
import { askedIds } from './queries.ts';
import {
  capital,
  idsAt,
  isNullable,
  isRequired,
  type ListPart,
  propertyOf,
  type Row,
  rowsAt,
  type Shape,
} from './shapes.ts';

/** Rows of one list that are asked for by their Id. */
interface Wanted {
  list: ListPart;
  /** What they are records of. */
  kind: string;
  ids: number[];
  /** Is none asked for that nothing tells of? Such a one has no row. */
  isWhole: boolean;
}

/** The records that are asked for, as far as they are known. */
export const wantedRows = (facts: Facts, shape: Shape, query: URLSearchParams): Wanted[] =>
  shape.asked.flatMap(({ list, parameter, filter }) => {
    const kind = facts.own(list.item)[0]?.of;
    if (!kind) return [];
    const asked = [...new Set(askedIds(filter, query.get(parameter) ?? ''))];
    const known = asked.filter((id) => facts.has(kind, id));
    return [{ list, kind, ids: known.sort(byOrder(facts, kind)), isWhole: known.length === asked.length }];
  });

/** Is a record asked for that there is not, by a parameter that is refused then (`whenUnknown`)? */
export const asksForUnknown = (facts: Facts, { asked }: Shape, query: URLSearchParams): boolean =>
  asked.some(({ list, parameter, filter }) => {
    const kind = filter.whenUnknown === 404 ? facts.own(list.item)[0]?.of : undefined;
    return kind !== undefined && askedIds(filter, query.get(parameter) ?? '').some((id) => !facts.has(kind, id));
  });

/** Editions the latest first, as the contract says in words; other records by their names. */
const byOrder = (facts: Facts, kind: string) => (one: number, other: number) => {
  const of = (id: number, attribute: string) => facts.of(kind, [id], attribute);
  // an edition without an end is the latest
  const endOf = (id: number) => String(of(id, 'EndDate') ?? '9999');
  if (kind === 'edition') return endOf(other).localeCompare(endOf(one));
  return String(of(one, 'Name')).localeCompare(String(of(other, 'Name')), 'en');
};

/**
 * The response with the rows that are asked for.
 * @returns also whether all that the rows of each of these records state is known
 */
export function withAsked(
  contract: Contract,
  facts: Facts,
  { shape, params, userId }: Omit<Answered, 'body'>,
  wanted: Wanted[],
): { body: unknown; isKnown: boolean } {
  const example = closestTo(shape, wanted);
  const before = { shape, params, userId, body: expanded(example, wanted, false) };
  const answered = { ...before, body: expanded(example, wanted, true) };
  facts.fill(answered, before);
  const [first] = wanted;
  if (first && !isDeepStrictEqual(idsAt(example, first.list), idsAt(answered.body, first.list)))
    forgetUntold(contract, facts, answered, wanted);
  forgetOthers(contract, facts, answered, example, wanted);
  narrow(contract, facts, answered, example, wanted);
  return { body: answered.body, isKnown: wanted.every((one) => isTold(facts, answered, one)) };
}

/**
 * The example with as many rows in the first list, whose rows others name by their place, and most
 * of all others.
 */
function closestTo({ examples, lists }: Shape, wanted: Wanted[]): unknown {
  const [first] = wanted;
  const isWhole = (body: unknown) =>
    lists.every(({ pointer }) => !rowsAt(examples[0], pointer)[0] || rowsAt(body, pointer)[0]);
  const rank = (body: unknown) => {
    const held = wanted.flatMap((one) => one.ids.filter((id) => idsAt(body, one.list).includes(id)));
    const isAsLong = first && idsAt(body, first.list).length === first.ids.length;
    return held.length + (isAsLong ? 1_000_000 : 0);
  };
  return examples.filter(isWhole).sort((a, b) => rank(b) - rank(a))[0];
}

/**
 * The example with a row of each record; `isOwn`: with its id in place of that of the row it is
 * made from.
 */
function expanded(example: unknown, wanted: Wanted[], isOwn: boolean): unknown {
  const body = copyOf(example);
  for (const one of wanted) {
    const all = idsAt(example, one.list);
    const replace = (rows: Row[], key: string) => {
      const old = [...rows];
      const made = one.ids.map((id) => {
        const row = copyOf(old.find((own) => own[key] === id) ?? old[0] ?? {});
        return isOwn ? { ...row, [key]: id } : row;
      });
      rows.splice(0, rows.length, ...made);
    };
    const key = `${capital(one.kind)}Id`;
    for (const rows of arraysIn(body))
      if (
        isDeepStrictEqual(
          rows.map((row) => row[key]),
          all,
        )
      )
        replace(rows, key);
    replace(rowsAt(body, one.list.pointer), 'Id');
  }
  return body;
}

/** Arrays of records at whatever depth. */
function arraysIn(node: unknown): Row[][] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(arraysIn);
  return Array.isArray(node) && typeof node[0] === 'object' ? [node as Row[], ...below] : below;
}

const statedOf = (facts: Facts, answered: Answered) =>
  facts.statedIn(answered).map((one) => ({ ...one, row: one.place.path.at(-1) as Row }));

/** Takes away what a row says that is not known of it; false where the contract wants it there. */
function forget(contract: Contract, item: string, row: Row, name: string): boolean {
  const property = propertyOf(contract, item, name);
  if (property && isNullable(contract, property)) row[name] = null;
  else if (isRequired(contract, item, name)) return false;
  else delete row[name];
  return true;
}

/** What no statement tells of rows of other lists was told of the records of the example. */
function forgetUntold(contract: Contract, facts: Facts, answered: Answered, wanted: Wanted[]): void {
  const stated = statedOf(facts, answered);
  for (const { pointer, item } of answered.shape.lists) {
    if (wanted.some(({ list }) => list.pointer === pointer)) continue;
    for (const row of rowsAt(answered.body, pointer)) {
      const told = propertiesTold(stated.filter((one) => one.row === row));
      for (const name of Object.keys(row)) {
        const property = propertyOf(contract, item, name);
        const hasStated = Array.isArray(row[name]) && stated.some((one) => (row[name] as Row[]).includes(one.row));
        if (property && !told.has(name) && !hasStated) forget(contract, item, row, name);
      }
    }
  }
}

/** What is not known of a record that the example lacks was told there of another one. */
function forgetOthers(contract: Contract, facts: Facts, answered: Answered, example: unknown, wanted: Wanted[]): void {
  const known = statedOf(facts, answered).map(({ of, ids, row, statement }) => {
    const says = Object.entries(statement.says).filter(([name]) => ids && facts.of(of, ids, name) !== undefined);
    return { row, names: [...[statement.id].flat(), ...says.map(([, expression]) => propertyIn(expression))] };
  });
  for (const { list } of wanted) {
    const held = idsAt(example, list);
    for (const row of rowsAt(answered.body, list.pointer)) {
      if (held.includes(row.Id)) continue;
      const told = new Set(known.flatMap((one) => (one.row === row ? one.names : [])));
      for (const name of Object.keys(row)) {
        if (told.has(name) || !propertyOf(contract, list.item, name)) continue;
        // a text that must be there is empty rather than that of another record
        if (!forget(contract, list.item, row, name) && typeof row[name] === 'string') row[name] = '';
      }
    }
  }
}

const propertiesTold = (stated: Stated[]): Set<unknown> =>
  new Set(
    stated.flatMap(({ statement }) => [...[statement.id].flat(), ...Object.values(statement.says).map(propertyIn)]),
  );

/** Of rows of which nothing is stated those that belong to what is asked for: to its region. */
function narrow(contract: Contract, facts: Facts, answered: Answered, example: unknown, wanted: Wanted[]): void {
  const stated = new Set(statedOf(facts, answered).map(({ row }) => row));
  for (const { pointer, item } of answered.shape.lists) {
    for (const [owner, name, rows] of rowsAt(answered.body, pointer).flatMap(listsOf)) {
      const [first] = rows;
      if (!first || stated.has(first)) continue;
      for (const { list } of wanted) {
        const [usual] = rowsAt(example, list.pointer);
        const [by] = Object.keys(first).filter((one) => typeof first[one] === 'string' && one in (usual ?? {}));
        const own = rowsAt(answered.body, list.pointer).map((row) => by && row[by]);
        if (by) rows.splice(0, rows.length, ...rows.filter((row) => own.includes(row[by])));
      }
      if (rows.length === 0 && !isRequired(contract, item, name)) delete owner[name];
    }
  }
}

const listsOf = (owner: Row) =>
  Object.entries(owner).flatMap(([name, value]): [Row, string, Row[]][] =>
    Array.isArray(value) && typeof value[0] === 'object' ? [[owner, name, value as Row[]]] : [],
  );

/**
 * Is all known that the rows of each record state of it? What names it by its id counts, and not
 * what all rows share, such as the edition.
 */
function isTold(facts: Facts, answered: Answered, { kind, ids: asked, isWhole }: Wanted): boolean {
  const key = `${capital(kind)}Id`;
  const own = statedOf(facts, answered).filter(
    ({ row, ids, statement }) => ids && key in row && [statement.id].flat().includes(key),
  );
  const isKnown = ({ of, ids = [], statement }: Stated) =>
    Object.keys(statement.says).every((name) => facts.of(of, ids, name) !== undefined);
  return isWhole && asked.every((id) => own.filter(({ row }) => row[key] === id).every(isKnown));
}
