/** Lists stand in the order that the contract gives them (`x-order`). */
import { show } from '../../core/finding.ts';
import { performed, type Run, report } from '../run.ts';
import { at, select } from '../select.ts';
import type { Read } from './reading.ts';

/** One entry of `x-order`: the rows, and what they go by, `-` before what falls. */
interface Order {
  rows: string;
  by: string[];
}

/** Holds every answer against the order of its operation; asks nothing. */
export function checkOrder(run: Run, reads: Read[]): void {
  for (const { operation, body } of reads) {
    for (const { rows, by } of (operation.node['x-order'] ?? []) as Order[]) {
      performed(run, operation.operationId, 'list.order');
      for (const list of listsOf(body, rows)) {
        const wrong = list.findIndex((row, index) => index > 0 && compareRows(list[index - 1], row, by) > 0);
        if (wrong < 1) continue;
        const told = (row: unknown) => show(by.map((key) => at(row, key.replace(/^-/, ''))));
        report(run, operation, {
          check: 'list.order',
          message: `${rows} is not in the order of ${by.join(', ')}: ${told(list[wrong])} comes after ${told(list[wrong - 1])}`,
          place: rows,
          contract: `${operation.pointer}/x-order`,
        });
      }
    }
  }
}

/** The arrays whose items the pointer names. */
const listsOf = (body: unknown, rows: string): unknown[][] =>
  select(body, rows.replace(/\/\*$/, '')).flatMap(({ value }) => (Array.isArray(value) ? [value] : []));

export function compareRows(a: unknown, b: unknown, by: string[]): number {
  for (const key of by) {
    const name = key.replace(/^-/, '');
    const difference = compareValues(at(a, name), at(b, name));
    if (difference !== 0) return key.startsWith('-') ? -difference : difference;
  }
  return 0;
}

/** Names go as English dictionaries have them, whatever the machine; accents and case count last. */
const names = new Intl.Collator('en');
const numbered = /^(\d+(?:\.\d+)*)(?: |$)/;

/** Numbers by value, instants by time, `1.10.2 …` by its parts, other texts as names; null first. */
export function compareValues(a: unknown, b: unknown): number {
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
