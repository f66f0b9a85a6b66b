/** The columns that may be hidden; number, indicator and country say which row it is. */
export const optionalColumns = [
  { value: 'status', label: 'Status' },
  { value: 'researchUser', label: 'Research user' },
  { value: 'qaUser', label: 'QA user' },
  { value: 'statusSince', label: 'Since' },
  { value: 'due', label: 'Due' },
] as const;

export type OptionalColumn = (typeof optionalColumns)[number]['value'];

/** Reads which columns the address hides. */
export const hiddenIn = (raw: unknown): OptionalColumn[] => {
  const named: unknown[] = [raw].flat();
  return optionalColumns.map(({ value }) => value).filter((column) => named.includes(column));
};
