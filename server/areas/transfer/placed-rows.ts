import type { CellErrors } from './cell-errors.ts';
import type { SnapshotPair } from './import-snapshot.ts';
import { type Table, TableRow } from './sheet-table.ts';

/** A row with the country indicator that it names. */
export interface PlacedRow {
  row: TableRow;
  pair: SnapshotPair;
}

/** A place is the number of its table above so many bits of its row; MAX_ROWS needs 18. */
const ROW_BITS = 18;

/**
 * Placed rows in the order in which they were added. They are numbers here and become objects where
 * they are read: of a large file, objects would take as much memory as half of its cells (X4).
 */
export class PlacedRows {
  length = 0;
  readonly #errors: CellErrors;
  readonly #tables: Table[] = [];
  readonly #pairs: SnapshotPair[] = [];
  #places = new Uint32Array(1_024);

  constructor(errors: CellErrors) {
    this.#errors = errors;
  }

  add({ row: { table, index }, pair }: PlacedRow): void {
    // rows come table by table
    if (this.#tables.at(-1) !== table) this.#tables.push(table);
    if (this.length === this.#places.length) {
      const places = new Uint32Array(2 * this.length);
      places.set(this.#places);
      this.#places = places;
    }
    this.#places[this.length] = ((this.#tables.length - 1) << ROW_BITS) | index;
    this.#pairs[this.length] = pair;
    this.length += 1;
  }

  /** Keeps those alone for which `isKept` holds. */
  filter(isKept: (row: PlacedRow) => boolean): void {
    let kept = 0;
    for (let at = 0; at < this.length; at++) {
      const placed = this.#at(at);
      if (!isKept(placed)) continue;
      this.#places[kept] = this.#places[at] ?? 0;
      this.#pairs[kept] = placed.pair;
      kept += 1;
    }
    this.length = kept;
    this.#pairs.length = kept;
  }

  clear(): void {
    this.filter(() => false);
  }

  slice(from: number, to: number): PlacedRow[] {
    const first = Math.max(from, 0);
    return Array.from({ length: Math.max(Math.min(to, this.length) - first, 0) }, (_, at) => this.#at(first + at));
  }

  pairs(): readonly SnapshotPair[] {
    return this.#pairs;
  }

  #at(at: number): PlacedRow {
    const [place, pair] = [this.#places[at] ?? 0, this.#pairs[at]];
    const table = this.#tables[place >>> ROW_BITS];
    if (!table || !pair) throw new Error(`There is no row ${at} of ${this.length}`);
    return { row: new TableRow(table, place & ((1 << ROW_BITS) - 1), this.#errors), pair };
  }
}
