/** Values that belong together, chosen from the rows of lists, and the requests made with them. */
import type { Operation } from '../core/contract.ts';
import { at } from './select.ts';

export type Value = string | number;

/** `x-values-from` of the contract. */
export interface Source {
  operation: string;
  // A column (/Data/*/Id) or one value (/Id) of its response.
  pointer: string;
  query?: Record<string, Value | boolean>;
  /** Properties of the rows that are taken first. */
  where?: Record<string, unknown>;
  /** One row of each value of this property is taken. */
  spread?: string;
  /**
   * The value means something only together with those that led to it: an indicator of this
   * edition.
   */
  scoped?: boolean;
  /**
   * Its rows go with preferred values only (those that `where` chose): a notification is about the
   * active edition.
   */
  current?: boolean;
}

/** Values that belong together, by slot; a slot is the first source of a parameter. */
export interface Context {
  values: ReadonlyMap<string, Value>;
  preferred: boolean;
  /**
   * No list gave ids, so they are the contract's examples: a mock knows them, an API may not.
   */
  isGuess?: boolean;
}

export type Params = Record<string, Value>;

export interface Values {
  /**
   * Sets of path parameters that belong together, each with its context, the preferred first; empty
   * where none is known.
   */
  setsFor(operation: Operation): Promise<{ params: Params; context: Context }[]>;
  /** What else a request of the operation carries in this context (`x-sample-request`). */
  sampleRequest(
    operation: Operation,
    context: Context,
  ): Promise<{ query?: Record<string, Value | boolean>; json?: unknown }>;
  /** Whether an id means something only within the others of its address. */
  isScoped(operation: Operation, name: string): boolean;
  /** Why `setsFor` has nothing. */
  reasonFor(operation: Operation): string;
}

/** How many rows of a list are sampled. */
export const most = 4;

export const isValue = (value: unknown): value is Value => typeof value === 'string' || typeof value === 'number';

/**
 * Samples `count` rows: the first two (those that `where` prefers come first), one of each value of
 * `spread`, and evenly spaced ones.
 */
export function picked(rows: unknown[], { where, spread }: Source, count = most): unknown[] {
  const fits = (row: unknown) => Object.entries(where ?? {}).every(([name, wanted]) => at(row, name) === wanted);
  const ordered = [...rows.filter(fits), ...rows.filter((row) => !fits(row))];
  const kinds = spread ? [...Map.groupBy(ordered, (row) => at(row, spread)).values()].map(([first]) => first) : [];
  const spaced = Array.from(
    { length: count },
    (_, index) => ordered[Math.floor(((index + 1) * ordered.length) / (count + 1))],
  );
  const rest = [...kinds, ...spaced].filter((row) => row !== undefined);
  return [...new Set([...ordered.slice(0, 2), ...rest])].slice(0, count);
}

/** Mostly preferred ones; the second and the sixth are of the others. */
export function mixed<T extends { context: Context }>(sets: T[]): T[] {
  const preferred = sets.filter(({ context }) => context.preferred);
  const others = sets.filter(({ context }) => !context.preferred);
  return [
    ...preferred.slice(0, 1),
    ...others.slice(0, 1),
    ...preferred.slice(1, 4),
    ...others.slice(1, 2),
    ...preferred.slice(4),
    ...others.slice(2),
  ];
}

/** The first of each list, then the second of each, … */
export function alternately<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => (index < list.length ? [list[index] as T] : [])),
  ).flat();
}

/** The slots that a template of `x-sample-request` names, each once. */
export const slotsIn = (template: unknown): string[] => [
  ...new Set([...(JSON.stringify(template) ?? '').matchAll(/\{(\w+ [^\s}]+)/g)].map(([, slot]) => slot ?? '')),
];

// {listMilestones /*/Id} stands for the value of the slot, {… *2} for up to two different ones,
// joined by commas.
export function filled(template: unknown, contexts: Context[]): unknown {
  if (Array.isArray(template)) return template.map((one) => filled(one, contexts));
  if (typeof template === 'object' && template !== null)
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, filled(value, contexts)]));
  if (typeof template !== 'string') return template;
  const whole = /^\{(\w+ [^\s}]+)\}$/.exec(template)?.[1];
  if (whole) return contexts[0]?.values.get(whole) ?? null;
  return template.replaceAll(/\{(\w+ [^\s}]+)(?: \*(\d+))?\}/g, (_, slot: string, count = '1') => {
    const all = [...new Set(contexts.map(({ values }) => values.get(slot)).filter(isValue))];
    return all.slice(0, Number(count)).join(',');
  });
}
