// Made by `npm run generate` from the contract. Do not edit.
import type { OffsetParameter } from './offsetParameter.ts';

export type ListWorkNoticesParams = {
/**
 * Only those that are not cleared yet
 */
unread?: boolean;
/**
 * How many rows to skip
 * @minimum 0
 * @maximum 2147483647
 */
offset?: OffsetParameter;
/**
 * How many rows at most; the panel asks for 10
 * @minimum 1
 * @maximum 100
 */
pageSize?: number;
};
