// Made by `npm run generate` from the contract. Do not edit.

export type ReadCompareParams = {
/**
 * Ids of one or two editions, a JSON array
 * @maxLength 30
 * @pattern ^\[[1-9]\d{0,8}(,[1-9]\d{0,8})?\]$
 */
editions: string;
/**
 * Ids of countries, a JSON array
 * @maxLength 8000
 * @pattern ^\[[1-9]\d{0,8}(,[1-9]\d{0,8})*\]$
 */
countries: string;
/**
 * Ids of milestones of the latest edition, a JSON array; left out, all
 * @maxLength 8000
 * @pattern ^\[[1-9]\d{0,8}(,[1-9]\d{0,8})*\]$
 */
milestones?: string;
/**
 * Do only ratings count that are QA completed, in both editions? Others are told as no score.
 */
completedOnly?: boolean;
};
