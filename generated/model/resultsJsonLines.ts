// Made by `npm run generate` from the contract. Do not edit.

/**
 * An object a line, every column in each; what is absent is null
 */
export type ResultsJsonLines = string;
