// Made by `npm run generate` from the contract. Do not edit.

/**
 * A UUID of the caller's choice, kept for a day. A repeated request with the same key does its work once and answers what the first one did, also where the record has changed since. The same key with another address or body is 422; refusals are not kept.
 */
export type IdempotencyKeyParameter = string;
