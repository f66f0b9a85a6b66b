/** The columns that may be hidden; the country says which row it is. */
export const optionalColumns = [
  { value: 'region', label: 'Region' },
  { value: 'progress', label: 'Progress' },
  { value: 'done', label: 'QA Completed' },
] as const;

export type OptionalColumn = (typeof optionalColumns)[number]['value'];

/** Reads which columns the address hides. */
export const hiddenIn = (raw: unknown): OptionalColumn[] => {
  const named: unknown[] = [raw].flat();
  return optionalColumns.map(({ value }) => value).filter((column) => named.includes(column));
};
