/**
 * The note of a rating that a parent made. It is the only mark of such a rating: the row has no
 * column for it, nor has an exported file. With a note of somebody's own the rating is theirs and
 * stays (ADR-052). Without queries, so that worker threads can import it.
 */
export const cascadeNoteStart = 'Rated 0 / Not Met because the parent indicator ';

export const cascadeNoteEnd = ' is Not Met.';

/** @param parent its SnapshotName */
export const cascadeNote = (parent: string): string => `${cascadeNoteStart}${parent}${cascadeNoteEnd}`;

/** Does the note say that a parent made the rating? */
export const isCascadeNote = (note: string | null): boolean => note?.startsWith(cascadeNoteStart) ?? false;
