// Made by `npm run generate` from the contract. Do not edit.

export type ImportFileParams = {
/**
 * Check only; says what would change and stores nothing
 */
dryRun?: boolean;
/**
 * The Confirmation of an earlier answer, where the file sets parents Not Met whose children that decides
 * @pattern ^[A-Za-z0-9_-]{16,64}$
 */
confirmation?: string;
};
