// Made by `npm run generate` from the contract. Do not edit.

export type ReadCountryResultsParams = {
/**
 * Id of the edition to compare with, 0 for none; left out, the one before by EndDate (null is open, hence the latest; ties go by StartDate, then Id)
 * @minimum 0
 * @maximum 2147483647
 */
against?: number;
/**
 * Are only ratings counted that are QA completed, in both editions?
 */
completedOnly?: boolean;
/**
 * Does each indicator of a country weigh the same, instead of each milestone?
 */
equalIndicators?: boolean;
};
