// Made by `npm run generate` from the contract. Do not edit.

/**
 * Grows by one with every change. Sent back on an update, an outdated one answers 409 `stale`; left out, it is not compared.
 * @minimum 1
 */
export type Version = number;
