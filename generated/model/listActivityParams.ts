// Made by `npm run generate` from the contract. Do not edit.
import type { OffsetParameter } from './offsetParameter.ts';

export type ListActivityParams = {
/**
 * Ids of who did it, a JSON array
 * @maxLength 8000
 * @pattern ^\[([1-9]\d{0,8}(,[1-9]\d{0,8})*)?\]$
 */
users?: string;
/**
 * Kinds, a JSON array
 * @maxLength 40
 * @pattern ^\[((\d|10)(,(\d|10))*)?\]$
 */
kinds?: string;
/**
 * Ids of countries, a JSON array
 * @maxLength 8000
 * @pattern ^\[([1-9]\d{0,8}(,[1-9]\d{0,8})*)?\]$
 */
countries?: string;
/**
 * Ids of library indicators, a JSON array, so that the same indicator is found in all editions
 * @maxLength 8000
 * @pattern ^\[([1-9]\d{0,8}(,[1-9]\d{0,8})*)?\]$
 */
indicators?: string;
/**
 * Ids of editions, a JSON array
 * @maxLength 8000
 * @pattern ^\[([1-9]\d{0,8}(,[1-9]\d{0,8})*)?\]$
 */
editions?: string;
/**
 * From this instant on; of a day in one's own time zone, its beginning
 */
since?: string;
/**
 * Before this instant
 */
until?: string;
/**
 * Only what this act changed, each record on its own, whatever else is filtered; with `fold` in short
 * @minimum 1
 * @maximum 999999999999999
 */
act?: number;
/**
 * Of the events of one statement only the first
 */
fold?: boolean;
/**
 * How many rows to skip
 * @minimum 0
 * @maximum 2147483647
 */
offset?: OffsetParameter;
/**
 * How many events at most
 * @minimum 1
 * @maximum 200
 */
pageSize?: number;
};
