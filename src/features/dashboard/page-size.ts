import { listDashboardIndicatorsParameters } from '#generated/parameters.ts';

/** Rows a page, and by how much the offset grows (requirements B9). */
export const PAGE_SIZE = 10;
/** The most rows that the contract gives in one call. */
export const ROWS_AT_ONCE = listDashboardIndicatorsParameters.pageSize.maximum;
