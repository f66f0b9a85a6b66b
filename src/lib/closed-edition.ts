/** Said in place of every other reason why nothing can be changed. */
export const CLOSED_EDITION = 'Closed edition, read only.';
