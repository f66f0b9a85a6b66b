/** Both exports name indicators by it, and an import finds them by it. */
export const indicatorNumberColumn = { heading: 'Indicator No.', width: 12 } as const;
