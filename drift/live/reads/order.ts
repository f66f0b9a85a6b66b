/** Lists stand in the order that the contract gives them (`x-order`). */
import { show } from '../../core/finding.ts';
import type { Pool } from '../pool.ts';
import { rolesFor } from '../roles.ts';
import { chosen, performed, type Run, report } from '../run.ts';
import { select } from '../select.ts';
import { type Read, sendOnce } from './reading.ts';
import { type Facts, resolve } from './statements.ts';

/**
 * One entry of `x-order`: the rows, and what they go by, `-` before what falls;
 * `edition.CreationDate(Id)` is what responses state about the record with that Id.
 */
export interface Order {
  rows: string;
  by: string[];
}

/** Holds every response against the order of its operation; requests nothing. */
export function checkOrder(run: Run, reads: Read[], { stated }: Pick<Facts, 'stated'>): void {
  for (const read of reads) {
    const { operation, body } = read;
    for (const { rows, by } of (operation.node['x-order'] ?? []) as Order[]) {
      performed(run, operation.operationId, 'list.order');
      const cell: Cell = (row, ref) => resolve(ref, { read, path: [row], where: rows }, stated);
      for (const list of listsOf(body, rows)) {
        const wrong = list.findIndex((row, index) => index > 0 && compareRows(list[index - 1], row, by, cell) > 0);
        if (wrong < 1) continue;
        const said = (row: unknown) => show(by.map((key) => cell(row, key.replace(/^-/, ''))));
        report(run, operation, {
          check: 'list.order',
          message: `${rows} is not in the order of ${by.join(', ')}: ${said(list[wrong])} comes after ${said(list[wrong - 1])}`,
          place: rows,
          contract: `${operation.pointer}/x-order`,
        });
      }
    }
  }
}

/**
 * Where only some operations were chosen: lists of the others, which state the records that an
 * order goes by.
 */
export async function readsForOrder(run: Run, reads: Read[], each: Pool): Promise<Read[]> {
  const orders = reads.flatMap(({ operation }) => (operation.node['x-order'] ?? []) as Order[]);
  if (!orders.some(({ by }) => by.some((key) => key.includes('(')))) return [];
  const requested = new Set([...reads.map(({ operation }) => operation), ...chosen(run)]);
  const lists = [...run.contract.operations.values()].filter(
    (operation) =>
      operation.reads && operation.node['x-order'] && !operation.path.includes('{') && !requested.has(operation),
  );
  const done = await each(lists, async (operation) => {
    const [as] = rolesFor(run, operation);
    if (!as || operation.parameters.some(({ required }) => required)) return [];
    const reading = { operation, as, params: {}, context: { values: new Map(), preferred: true } };
    const result = await sendOnce(run, reading);
    return result?.ok ? [{ ...reading, body: result.body, exchange: result.exchange }] : [];
  });
  return done.flat();
}

/** The arrays whose items the pointer names. */
export const listsOf = (body: unknown, rows: string): unknown[][] =>
  select(body, rows.replace(/\/\*$/, '')).flatMap(({ value }) => (Array.isArray(value) ? [value] : []));

type Cell = (row: unknown, ref: string) => unknown;

export function compareRows(a: unknown, b: unknown, by: string[], cell: Cell): number {
  for (const key of by) {
    const name = key.replace(/^-/, '');
    const [left, right] = [cell(a, name), cell(b, name)];
    // of a record that nothing is stated about nothing can be said
    if (name.includes('(') && (left === undefined || right === undefined)) return 0;
    const difference = compareValues(left, right);
    if (difference !== 0) return key.startsWith('-') ? -difference : difference;
  }
  return 0;
}

/**
 * Names go as English dictionaries have them, whatever the machine; accents and case count last.
 */
const names = new Intl.Collator('en');
const numbered = /^(\d+(?:\.\d+)*)(?: |$)/;

/**
 * Numbers by value, instants by time, `1.10.2 …` by its parts, other texts as names; null first.
 */
function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return -1;
  if (b === null || b === undefined) return 1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  const [one, other] = [numbered.exec(left)?.[1], numbered.exec(right)?.[1]];
  if (one && other) return compareParts(one.split('.').map(Number), other.split('.').map(Number));
  return names.compare(left, right);
}

function compareParts(a: number[], b: number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? -1) - (b[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
