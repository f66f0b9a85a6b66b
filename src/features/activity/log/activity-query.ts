import { getListActivityInfiniteQueryOptions } from '#generated/hooks/activity/activity.ts';
import { toldInPlace } from '#src/lib/api/on-failure.ts';
import { PAGE_SIZE, paged } from '../activity-pages.ts';
import { activityParams } from './activity-params.ts';
import type { ActivitySearch } from './activity-search.ts';

/** Acts that the filters let through, each bulk act by its first event; for loader and screen. */
export const activityQuery = (search: ActivitySearch) =>
  getListActivityInfiniteQueryOptions({ ...activityParams(search), fold: true, pageSize: PAGE_SIZE }, { query: paged });

/** Each record that an act changed. */
export const actQuery = (act: number) =>
  getListActivityInfiniteQueryOptions({ act, pageSize: PAGE_SIZE }, { query: { ...paged, ...toldInPlace } });
