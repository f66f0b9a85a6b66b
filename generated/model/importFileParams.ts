// Made by `npm run generate` from the contract. Do not edit.

export type ImportFileParams = {
/**
 * Check only; says what would change and stores nothing
 */
dryRun?: boolean;
};
