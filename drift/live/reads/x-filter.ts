/** What `x-filter` of the contract says, and how its rows and values are read and written. */
import type { Operation, Parameter } from '../../core/contract.ts';
import type { Run } from '../run.ts';
import { at, select } from '../select.ts';
import type { Value } from '../values.ts';
import { ofPatterns } from './query-values.ts';
import { textOf } from './statements.ts';

/** `x-filter` of a query parameter. Exactly one of the six that choose rows. */
export interface Filter {
  /** Which rows of the response it chooses. */
  rows: string;
  /** Rows whose property is one of the values, or a list that holds one of them. */
  property?: string;
  /** Rows where the property is null tell of several values: they may be let through or not. */
  orNull?: boolean;
  /** Rows whose instant is this one or later. */
  since?: string;
  /** Rows whose instant is earlier. */
  until?: string;
  /** Rows where one of these properties is the caller; the parameter is a boolean. */
  caller?: string[];
  /** Rows whose text (a template of properties) holds the value, whatever its case. */
  text?: string;
  /**
   * Rows whose number begins with that of the record; of those records whose attributes are what
   * the response holds there.
   */
  below?: { property: string; record: string; attribute: string; of: Record<string, string> };
  /** How a list of values is written, `*` for the values: `[*]`. */
  as?: string;
  /** The status that refuses an id of no record; without it, such an id chooses nothing. */
  whenUnknown?: 404;
}

export interface Filtering {
  name: string;
  pointer: string;
  filter: Filter;
  required: boolean;
}

export const filtersOf = (run: Run, operation: Operation): Filtering[] =>
  operation.parameters.flatMap(({ name, pointer, required }: Parameter) => {
    const filter = run.contract.at(pointer).node['x-filter'] as Filter | undefined;
    return filter ? [{ name, pointer, filter, required }] : [];
  });

/**
 * The query that filters nothing: what is true by default and chooses the caller's rows is switched
 * off.
 */
export function neutral(run: Run, operation: Operation): Record<string, Value | boolean> {
  const own = filtersOf(run, operation).filter(({ filter }) => filter.caller);
  return Object.fromEntries(own.map(({ name }) => [name, false]));
}

/** Whether a row that does not fit may be among them all the same. */
export const mayPass = ({ filtering: { filter } }: Chosen, row: unknown): boolean =>
  filter.orNull === true && at(row, filter.property ?? '') === null;

/** One value of a filter that some row has, or none. */
export type Chosen = { filtering: Filtering; values: unknown[] };

/** As many from here and there. */
export const some = <T>(rows: T[], most: number): T[] =>
  rows.filter((_, index) => index % Math.ceil(rows.length / most) === Math.floor(Math.ceil(rows.length / most) / 2));

export const rowsOf = (body: unknown, rows: string): unknown[] => select(body, rows).map(({ value }) => value);

/**
 * Rows of a list that is filtered elsewhere too may hold less: then their key is what the filter
 * goes by.
 */
export const keyOf = (own: Chosen[]) => (row: unknown) => {
  const { property } = own[0]?.filtering.filter ?? {};
  return own[0]?.filtering.required && property ? JSON.stringify(at(row, property)) : JSON.stringify(row);
};

export function written({ as, caller, text }: Filter, values: unknown[]): Value | boolean {
  if (caller) return values[0] === true;
  if (text) return String(values[0]);
  return (as ?? '*').replace('*', values.map((value) => String(value)).join(','));
}

/**
 * What is searched for in a text of properties: parts of the rows at hand in either case, letters
 * that patterns are made of, accents.
 */
export function textTries(text: string, rows: unknown[]): string[][] {
  const texts = rows.map((row) => textOf(text, row));
  const middle = (texts.at(-1) ?? '').slice(2, 12).trim();
  const accented = texts.find((one) => /[^\u0020-\u007e]/.test(one))?.match(/\S*[^\u0020-\u007e]\S*/)?.[0];
  // each property that the text is made of, by itself
  const parts = [...text.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => String(at(rows.at(-1), name) ?? ''));
  const all = [middle.toUpperCase(), middle.toLowerCase(), '%', '_', ...ofPatterns, ...parts.filter(Boolean)];
  return [...all, ...(accented ? [accented] : [])].map((one) => [one]);
}

/** The instant of a row itself, which tells "from" and "before" from their neighbours. */
export const instantTries = ({ since, until }: Filter, rows: unknown[]): unknown[][] =>
  rows.length > 0 ? [[at(rows[Math.floor(rows.length / 2)], since ?? until ?? '')]] : [];

/** Whether a row's own instant is within the bound. */
export function isWithin({ since, until }: Filter, row: unknown, bound: unknown): boolean {
  const own = Date.parse(String(at(row, since ?? until ?? '')));
  return since === undefined ? own < Date.parse(String(bound)) : own >= Date.parse(String(bound));
}

/** The value of a filter that lets this row through; of a text its first letters. */
export function chosenBy(row: unknown, filtering: Filtering, length = 8): Chosen {
  const { caller, text, property } = filtering.filter;
  const value = caller ? true : text ? textOf(text, row).slice(0, length).trim() : at(row, property ?? '');
  return { filtering, values: [value].flat() };
}
