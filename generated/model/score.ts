// Made by `npm run generate` from the contract. Do not edit.

/**
 * 1 or -1 when met, else 0
 * @minimum -1
 * @maximum 1
 */
export type Score = number;
