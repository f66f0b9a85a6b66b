/**
 * Which indicator of which country in which edition; the same names as the calls of `ratings` take.
 */
export type Place = { countryId: number; reportEditionId: number; indicatorId: number };
