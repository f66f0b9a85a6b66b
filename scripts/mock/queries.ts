/** What query parameters do to a response: filters, search, order and pages. */
import type { Contract } from '../../drift/core/contract.ts';
import { textOf } from '../../drift/live/reads/statements.ts';
import type { Filter } from '../../drift/live/reads/x-filter.ts';
import { at } from '../../drift/live/select.ts';
import { foldText } from '../../openapi/rules/fold-text.ts';
import { put } from './facts.ts';
import { rowsAt } from './responses.ts';
import type { Row, Shape } from './shapes.ts';

const PAGING = ['offset', 'pageSize'];

/** Narrows a response to what the query asks for; returns the parameters that it cannot obey. */
export function applyQuery(contract: Contract, shape: Shape, body: unknown, query: URLSearchParams, userId: number) {
  const ignored: string[] = [];
  let isNarrowed = false;
  for (const { name, pointer } of shape.operation.parameters.filter((one) => one.in === 'query')) {
    const node = contract.at(pointer).node;
    const text = query.get(name) ?? defaultOf(contract, pointer);
    if (text === null || PAGING.includes(name)) continue;
    const filter = node['x-filter'] as Filter | undefined;
    const passes = filter && passing(filter, text, userId);
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
    return examples.length > 0 && filter && passing(filter, '', 0) ? [] : [name];
  });

/** Parameters that must be sent, with the values that rows of the example have. */
export const requiredRows = (contract: Contract, { operation, examples }: Shape) =>
  operation.parameters.flatMap(({ name, in: place, pointer }) => {
    const { required, 'x-filter': filter } = contract.at(pointer).node as { required?: boolean; 'x-filter'?: Filter };
    const { property = '', rows = '' } = filter ?? {};
    if (place !== 'query' || !required || !property) return [];
    return [{ name, values: rowsAt(examples[0], rows.replace(/\/\*$/, '')).map((row) => row[property]) }];
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
function passing(filter: Filter, text: string, userId: number): ((row: Row) => boolean) | undefined {
  const { property, caller, orNull } = filter;
  if (filter.text) {
    const template = filter.text;
    const wanted = foldText(text.trim());
    return (row) => foldText(textOf(template, row)).includes(wanted);
  }
  if (caller) return (row) => text !== 'true' || caller.some((name) => at(row, name) === userId);
  if (!property) return undefined;
  const values = valuesIn(filter, text);
  if (values.length === 0) return () => true;
  return (row) => {
    const value = at(row, property) ?? null;
    return values.includes(String(value)) || (orNull === true && value === null);
  };
}

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
