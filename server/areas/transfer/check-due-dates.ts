/** Checks the due dates of a row against those in force (ADR-198). */
import { fields } from '#generated/fields.ts';
import { can } from '#rules/can.ts';
import { isDayOf } from '#rules/edition.ts';
import type { ImportSnapshot, SnapshotPair } from './import-snapshot.ts';
import { type DueSlot, dueSlots, heading, readDueDate } from './read-rating.ts';
import type { TableRow } from './sheet-table.ts';

/** Days of the row's own; null where that of its edition is to be in force again. */
export type OwnDueDates = Partial<Record<DueSlot, string | null>>;

const texts = {
  researchDue: fields.DueDatesChange.ResearchDueDate.message,
  qaDue: fields.DueDatesChange.QADueDate.message,
};

/** Those that differ from the dates in force, undefined without any; an empty cell leaves one. */
export function dueDatesOf(row: TableRow, { edition, after }: SnapshotPair): OwnDueDates | undefined {
  const own: OwnDueDates = {};
  for (const slot of dueSlots) {
    const date = readDueDate(row, slot);
    if (date !== undefined && date !== (after[slot] ?? edition[slot])) own[slot] = date === edition[slot] ? null : date;
  }
  return Object.keys(own).length > 0 ? own : undefined;
}

/** Reports each date that the caller may not set, or that is no day of the edition. */
export function checkDueDates(
  row: TableRow,
  own: OwnDueDates,
  { edition }: SnapshotPair,
  snapshot: ImportSnapshot,
): void {
  const mayChange = can('setDueDates', snapshot.settings.permissions);
  for (const slot of dueSlots) {
    const date = own[slot];
    if (date === undefined) continue;
    if (!mayChange) row.refuse(heading[slot], 'You may not change due dates');
    else if (date !== null && !isDayOf({ StartDate: edition.start, EndDate: edition.end }, date))
      row.refuse(heading[slot], texts[slot]);
  }
}
