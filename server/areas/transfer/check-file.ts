/** Checks a file against the snapshot and collects every error and change. */

import { readWorkbook } from '../../domain/workbook/workbook-read.ts';
import { CellErrors } from './cell-errors.ts';
import { applyRating } from './check-rating.ts';
import { applyReference, referenceHeadings, reportReferenceErrors } from './check-reference.ts';
import { cascade, decisionOf, isTurned } from './import-cascade.ts';
import type { ImportSnapshot, SnapshotPair } from './import-snapshot.ts';
import { type PlacedRow, PlacedRows } from './placed-rows.ts';
import { ratingRowHeadings, reportRatingErrors } from './read-rating.ts';
import { indicatorOfRow, numberIn, pairOfRow, placeTexts } from './read-row-target.ts';
import { rowsOf, type Table, type TableRow, tableOf } from './sheet-table.ts';
import { type TableKind, tablesIn } from './table-columns.ts';

/** The tables of a file with the errors of their headings. */
export interface Tables {
  tables: Table[];
  errors: CellErrors;
}

/** The tables of a file. Throws a Refusal where it cannot be read. */
export async function readTables(file: Buffer): Promise<Tables> {
  let kinds = new Map<string, TableKind>();
  let names: string[] = [];
  const sheets = await readWorkbook(file, (all) => {
    names = all;
    kinds = tablesIn(all);
    return [...kinds.keys()];
  });
  const errors = new CellErrors(names);
  if (kinds.size === 0) errors.add(names[0] ?? '', 0, 0, 'There is no sheet named Ratings or References');
  const tables = sheets.flatMap((sheet) => tableOf(sheet, kinds.get(sheet.name) ?? 'ratings', errors) ?? []);
  return { tables, errors };
}

/** The names in a file that can be names at all, to be looked up before the check. */
export interface Names {
  editions: string[];
  isoCodes: string[];
  /** Numbers of indicators, as the database has them. */
  numbers: number[];
  hasReferences: boolean;
}

export function namesIn({ tables, errors }: Tables): Names {
  const [editions, isoCodes, numbers] = [new Set<string>(), new Set<string>(), new Set<number>()];
  for (const table of tables) {
    for (const row of rowsOf(table, errors)) {
      const { edition, iso, number } = placeTexts(row);
      if (edition.isWellFormed() && !edition.includes('\0')) editions.add(edition);
      if (/^[A-Z]{3}$/.test(iso)) isoCodes.add(iso);
      const value = numberIn(number);
      if (value !== undefined) numbers.add(value);
    }
  }
  return {
    editions: [...editions],
    isoCodes: [...isoCodes],
    numbers: [...numbers],
    hasReferences: tables.some(({ kind }) => kind !== 'ratings'),
  };
}

export interface Checked {
  errors: string[];
  errorCount: number;
  summary: {
    RatingRowCount: number;
    RatingChangedCount: number;
    RatingUnchangedCount: number;
    AssignmentChangedCount: number;
    ReferenceRowCount: number;
    ReferenceAddedCount: number;
    ReferenceUnchangedCount: number;
  };
  /** Country indicators to write, those that a parent took along among them. */
  changed: SnapshotPair[];
  /** Country indicators that must be unchanged: deciding parents, rows that get a reference. */
  guarded: SnapshotPair[];
  /** Rows whose reference is to be added, in the order of the file. */
  references: PlacedRows;
  /** What parents that the file sets Not Met decide. */
  decision: ReturnType<typeof decisionOf>;
}

export function checkFile(file: Tables, snapshot: ImportSnapshot): Checked {
  const { ratings, references, count } = sortRows(file, snapshot);
  applyRatings(ratings, snapshot);
  references.filter(({ row, pair }) => {
    const taken = applyReference(row, pair, snapshot);
    if (taken === 'held') count.held += 1;
    return taken === 'new';
  });
  snapshot.releaseReferences();
  return resultOf({ ratings, references, count, errors: file.errors, snapshot });
}

/** Splits rows into ratings and references; the first row of both kinds holds the rating. */
function sortRows({ tables, errors }: Tables, snapshot: ImportSnapshot) {
  const ratings = new Map<SnapshotPair, TableRow>();
  const references = new PlacedRows(errors);
  const met = new Set<SnapshotPair>();
  const count = { rating: 0, reference: 0, held: 0 };
  for (const table of tables) {
    for (const row of rowsOf(table, errors)) {
      const hasRating = table.kind === 'ratings' || (table.kind === 'both' && !row.isBlank(ratingRowHeadings));
      const hasSource = table.kind === 'references' || (table.kind === 'both' && !row.isBlank(referenceHeadings));
      const pair = pairOfRow(row, snapshot);
      if (hasRating || (table.kind === 'both' && !(pair && met.has(pair)))) count.rating += 1;
      if (hasSource) count.reference += 1;
      const first = pair && ratings.get(pair);
      if (hasRating && first) refuseRepeated(row, first);
      if (hasRating && pair && !first) ratings.set(pair, row);
      else if (hasRating) reportRatingErrors(row, snapshot.users, indicatorOfRow(row, snapshot));
      if (hasSource && pair) references.add({ row, pair });
      else if (hasSource) reportReferenceErrors(row);
      if (pair) met.add(pair);
    }
  }
  return { ratings: [...ratings].map(([pair, row]) => ({ row, pair })), references, count };
}

function refuseRepeated(row: TableRow, first: TableRow): void {
  const where = first.table.sheet.name === row.table.sheet.name ? '' : `${first.table.sheet.name}, `;
  row.refuse('Indicator No.', `This indicator of this country is already in ${where}row ${first.index + 1}`);
}

/** Parents first, so that each child is checked against its parent's new rating. */
function applyRatings(rows: PlacedRow[], snapshot: ImportSnapshot): void {
  const [parents, children] = [
    rows.filter(({ pair }) => pair.indicator.parent === null),
    rows.filter(({ pair }) => pair.indicator.parent !== null),
  ];
  for (const { row, pair } of parents) {
    applyRating(row, pair, snapshot);
    if (isRatedAnew(pair)) cascade(pair, snapshot);
  }
  for (const { row, pair } of children) applyRating(row, pair, snapshot);
}

function isRatedAnew(pair: SnapshotPair): boolean {
  const { before, after } = pair;
  if (before === after) return false;
  const { score, isMet, note, status } = after;
  const isSame = before.score === score && before.isMet === isMet && before.note === note && before.status === status;
  return !isSame || isTurned(pair);
}

const slots = ['researcher', 'reviewer', 'researchDue', 'qaDue'] as const;
const assigned = ({ before, after }: SnapshotPair): number =>
  before === after ? 0 : slots.filter((slot) => before[slot] !== after[slot]).length;

interface Taken {
  ratings: PlacedRow[];
  references: PlacedRows;
  count: { rating: number; reference: number; held: number };
  errors: CellErrors;
  snapshot: ImportSnapshot;
}

function resultOf({ ratings, references, count, errors, snapshot }: Taken): Checked {
  const refused = errors.count > 0;
  const changed = [...snapshot.pairs()].filter((pair) => isRatedAnew(pair) || assigned(pair) > 0);
  const written = new Set(changed);
  const rated = ratings.filter(({ pair }) => isRatedAnew(pair)).length;
  const decisive = new Set(changed.flatMap((pair) => snapshot.parentOf(pair) ?? []));
  for (const pair of references.pairs()) decisive.add(pair);
  if (refused) references.clear();
  return {
    errors: errors.first(),
    errorCount: errors.count,
    summary: {
      RatingRowCount: count.rating,
      RatingChangedCount: refused ? 0 : rated,
      RatingUnchangedCount: refused ? 0 : count.rating - rated,
      AssignmentChangedCount: refused ? 0 : ratings.reduce((sum, { pair }) => sum + assigned(pair), 0),
      ReferenceRowCount: count.reference,
      ReferenceAddedCount: references.length,
      ReferenceUnchangedCount: refused ? 0 : count.held,
    },
    changed: refused ? [] : changed,
    guarded: refused ? [] : [...decisive].filter((pair) => !written.has(pair)),
    references,
    decision: refused ? undefined : decisionOf(changed, snapshot),
  };
}
