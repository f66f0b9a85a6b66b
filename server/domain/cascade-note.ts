/**
 * The note of a rating that a parent decides: it tells lists and files why. What marks such a
 * rating is its column `decided_by` (ADR-155). Without queries, so that worker threads can import
 * it.
 */
export const cascadeNoteStart = 'Rated 0 / Not Met because the parent indicator ';

export const cascadeNoteEnd = ' is Not Met.';

/** @param parent its SnapshotName */
export const cascadeNote = (parent: string): string => `${cascadeNoteStart}${parent}${cascadeNoteEnd}`;
