// Made by `npm run generate` from the contract. Do not edit.

export type ListStuckParams = {
/**
 * LongInQA holds for what has waited for QA for more than so many days
 * @minimum 1
 * @maximum 3650
 */
days?: number;
};
