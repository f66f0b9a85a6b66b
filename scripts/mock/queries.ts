/** What query parameters do to a response: filters, search, order and pages. */
import type { Contract } from '../../drift/core/contract.ts';
import { textOf } from '../../drift/live/reads/statements.ts';
import { type Filter, isWithin } from '../../drift/live/reads/x-filter.ts';
import { at } from '../../drift/live/select.ts';
import { foldText } from '../../openapi/rules/fold-text.ts';
import type { Facts } from './facts.ts';
import { put } from './parts.ts';
import { answerable, idsAt, type Row, rowsAt, type Shape } from './shapes.ts';

const PAGING = ['offset', 'pageSize'];

export interface Asking {
  query: URLSearchParams;
  userId: number;
  /** What is known of a record. */
  of: Facts['of'];
}

/** Narrows a response to what the query asks for; returns the parameters that it cannot obey. */
export function applyQuery(contract: Contract, shape: Shape, body: unknown, asking: Asking): string[] {
  const { query } = asking;
  const ignored: string[] = [];
  let isNarrowed = false;
  for (const { name, pointer } of shape.operation.parameters.filter((one) => one.in === 'query')) {
    const node = contract.at(pointer).node;
    const text = query.get(name) ?? defaultOf(contract, pointer);
    if (text === null || PAGING.includes(name)) continue;
    const filter = node['x-filter'] as Filter | undefined;
    const passes = filter && passing(filter, text, asking);
    if (filter && passes) {
      narrow(body, filter.rows.replace(/\/\*$/, ''), passes);
      isNarrowed = true;
    } else if (name === 'sort' && sort(body, text)) continue;
    else if (query.has(name) && text !== 'false' && text !== '') ignored.push(name);
  }
  if (shape.operation.paged) page(contract, shape, body, query, isNarrowed);
  return ignored;
}

/** Query parameters of a read that say nothing here of its rows, or of their order. */
export const unknownQueries = (contract: Contract, { operation, examples }: Shape): string[] =>
  operation.parameters.flatMap(({ name, in: place, pointer }) => {
    if (place !== 'query' || PAGING.includes(name)) return [];
    if (name === 'sort') return unknownOrders(contract, pointer, examples);
    const filter = contract.at(pointer).node['x-filter'] as Filter | undefined;
    return examples.length > 0 && filter && passing(filter, '', nothingAsked) ? [] : [name];
  });

const nothingAsked: Asking = { query: new URLSearchParams(), userId: 0, of: () => undefined };

/** Parameters that must be sent, with the values that rows of the examples have. */
export const requiredRows = (shape: Shape) =>
  shape.asked.map(({ list, parameter }) => {
    const ids = answerable(shape).flatMap(({ body }) => idsAt(body, list));
    return { name: parameter, values: [...new Set(ids)] };
  });

/** `sort` with the values that no order is known of, or by itself where none is. */
function unknownOrders(contract: Contract, pointer: string, [example]: Shape['examples']): string[] {
  const [row] = example ? rowsAt(example, '/Data') : [];
  const values = (contract.at(`${pointer}/schema`).node.enum ?? []) as string[];
  const unknown = values.filter((value) => !row || !sortedBy(row, value));
  if (unknown.length === 0) return [];
  return unknown.length === values.length ? ['sort'] : [`sort (${unknown.join(', ')})`];
}

const defaultOf = (contract: Contract, pointer: string): string | null => {
  const value = contract.at(`${pointer}/schema`).node.default;
  return value === undefined ? null : String(value);
};

function narrow(body: unknown, pointer: string, passes: (row: Row) => boolean): void {
  const rows = rowsAt(body, pointer);
  rows.splice(0, rows.length, ...rows.filter(passes));
}

/** Which rows a value of a filter lets through; undefined where that is not known here. */
function passing(filter: Filter, text: string, { userId, of }: Asking): ((row: Row) => boolean) | undefined {
  const { property, caller, orNull, below } = filter;
  if (filter.text) {
    const template = filter.text;
    const wanted = foldText(text.trim());
    return (row) => foldText(textOf(template, row)).includes(wanted);
  }
  if (caller) return (row) => text !== 'true' || caller.some((name) => at(row, name) === userId);
  if (filter.since || filter.until) return (row) => isWithin(filter, row, text);
  const values = valuesIn(filter, text);
  if (values.length === 0 && (property || below)) return () => true;
  if (below) {
    const numbers = values.map((id) => `${of(below.record, [id], below.attribute)}.`);
    return (row) => numbers.some((number) => `${at(row, below.property)}.`.startsWith(number));
  }
  if (!property) return undefined;
  return (row) => {
    const value = at(row, property) ?? null;
    const own = Array.isArray(value) ? value : [value];
    return own.some((one) => values.includes(String(one))) || (orNull === true && value === null);
  };
}

/** The values that a filter is asked for, those of ids as numbers. */
export const askedIds = (filter: Filter, text: string): number[] => valuesIn(filter, text).map(Number);

/** The values of a list as it is written: those of '1: [2,null]' are 2 and null. */
function valuesIn({ as = '*' }: Filter, text: string): string[] {
  const [before = ''] = as.split('[');
  // '0: [null]' chooses nothing
  if (as.includes('[') && !text.startsWith(before)) return [];
  const inner = as.includes('[') ? (/\[(.*)\]/.exec(text)?.[1] ?? '') : text;
  return inner
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** `-statusSince`: by the property that is meant, falling; false where the rows have none. */
function sort(body: unknown, text: string): boolean {
  const rows = at(body, 'Data');
  if (!Array.isArray(rows)) return false;
  const [first] = rows as Row[];
  const name = first && sortedBy(first, text);
  if (first && !name) return false;
  const sign = text.startsWith('-') ? -1 : 1;
  if (name) rows.sort((a, b) => sign * compare(a[name], b[name]));
  return true;
}

/** The property called as the value of `sort` or as its name, or the only one that ends so. */
function sortedBy(row: Row, text: string): string | undefined {
  const wanted = text.replace(/^-/, '').toLowerCase();
  const names = Object.keys(row);
  const called = (word: string) => names.find((name) => name.toLowerCase() === word);
  const ending = names.filter((name) => name.toLowerCase().endsWith(wanted));
  return called(wanted) ?? called(`${wanted}name`) ?? (ending.length === 1 ? ending[0] : undefined);
}

const collator = new Intl.Collator('en', { numeric: true });

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a ?? ''), String(b ?? ''));
}

function page(contract: Contract, shape: Shape, body: unknown, query: URLSearchParams, isNarrowed: boolean): void {
  const parameter = (name: string) => shape.operation.parameters.find((one) => one.name === name)?.pointer ?? '';
  const numberOf = (name: string) => Number(query.get(name) ?? defaultOf(contract, parameter(name)) ?? 0);
  const rows = rowsAt(body, '/Data');
  const all = rows.length;
  const [offset, size] = [numberOf('offset'), numberOf('pageSize') || all];
  rows.splice(0, rows.length, ...rows.slice(offset, offset + size));
  const told = at(body, 'Count');
  // an example may tell of more rows than it shows
  if (isNarrowed || typeof told !== 'number' || offset >= all) put(body as Row, 'Count', all);
}
