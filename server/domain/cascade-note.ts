/**
 * The note of a rating that a parent made. It is the only trace of who rated: the row has no column for it, and an exported
 * file none either. So what a parent took along is known, and taken back, by this note alone; whoever writes a note of their
 * own has made the rating theirs, and it stays. Apart from the queries, so that worker threads get it without them.
 */
export const cascadeNoteStart = 'Rated 0 / Not Met because the parent indicator ';

export const cascadeNoteEnd = ' is Not Met.';

/** @param parent its SnapshotName */
export const cascadeNote = (parent: string): string => `${cascadeNoteStart}${parent}${cascadeNoteEnd}`;

/** Does the note say that a parent made the rating? */
export const isCascadeNote = (note: string | null): boolean => note?.startsWith(cascadeNoteStart) ?? false;
