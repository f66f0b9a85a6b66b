/** '60 Editions', and of one '1 Edition', '1 Country': a table's suffix is in the plural, as the documents give it. */
export const countedSuffix = (count: number, suffix: string): string =>
  `${count} ${count === 1 ? suffix.replace(/ies$/, 'y').replace(/s$/, '') : suffix}`;
