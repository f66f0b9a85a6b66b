// Made by `npm run generate` from the contract. Do not edit.
import type { OffsetParameter } from './offsetParameter.ts';

export type SummariseAssignmentPlanParams = {
/**
 * How many rows to skip
 * @minimum 0
 * @maximum 2147483647
 */
offset?: OffsetParameter;
/**
 * How many changes at most
 * @minimum 1
 * @maximum 200
 */
pageSize?: number;
};
