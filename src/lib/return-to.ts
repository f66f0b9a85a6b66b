/** A row of the dashboard's list, and its place counted from 1; null where it has left the list. */
export type ReturnTo = { countryId: number; indicatorId: number; place: number | null };
