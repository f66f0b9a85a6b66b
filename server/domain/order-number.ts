/** '2.3.1' of an indicator's `number`: milestone, activity and own order (ADR-021). */
export const orderNumber = (number: number): string =>
  `${Math.floor(number / 1_000_000)}.${Math.floor(number / 1_000) % 1_000}.${number % 1_000}`;

/** '2.3.1 Short name'. */
export const snapshotName = (number: number, shortName: string): string => `${orderNumber(number)} ${shortName}`;

/** Both exports name indicators by it, and an import finds them by it. */
export const orderNumberColumn = { heading: 'Indicator No.', width: 12 } as const;
