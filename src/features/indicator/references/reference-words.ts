/** The count in the words of requirements B2. */
export const countOf = (references: readonly unknown[]): string => `${references.length} reference/s`;
