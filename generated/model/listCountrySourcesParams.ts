// Made by `npm run generate` from the contract. Do not edit.

export type ListCountrySourcesParams = {
/**
 * Id of the indicator whose sources of the edition before are listed too; none where it is left out
 * @minimum 1
 * @maximum 2147483647
 */
indicatorId?: number;
};
