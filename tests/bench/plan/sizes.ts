export const ROWS = 50;
export const GROUPS = 15;
/** One for research and one for QA in each group. */
export const COLUMNS = GROUPS * 2;
