import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { WorkflowStatus } from '#generated/enums.ts';
import type { CountryIndicatorRating, DashboardIndicator } from '#generated/model/index.ts';
import { queryKeyOf } from '#src/lib/api/query-key.ts';
import { createVisitStore } from '#src/lib/store.ts';

export interface HeldRows {
  rows: DashboardIndicator[];
  /** Ids of rows that were dealt with and that the list no longer holds. */
  done: ReadonlySet<number>;
}

interface ShownList extends HeldRows {
  list: string;
  /** The status in which each row was first shown. */
  first: Map<number, WorkflowStatus>;
}

/** The list that was shown last, also before its page was left. */
const shown = createVisitStore<ShownList | undefined>(() => undefined);
const none: ReadonlySet<number> = new Set();

/** What is shown without holding anything. */
const unheld = (rows: DashboardIndicator[]): HeldRows => ({ rows, done: none });

/**
 * The rows of a list, and among them, where they stood, those that the person opened and that have
 * left the list since, with their new status: nothing jumps away under the pointer. Another list,
 * such as by another filter, begins without them.
 */
export function holdRows(key: QueryKey, rows: DashboardIndicator[], client: QueryClient): HeldRows {
  const list = hashKey(key);
  const last = shown.get();
  const before = last?.list === list ? last : { ...unheld([]), list, first: new Map<number, WorkflowStatus>() };
  const held = withDone(before, rows, client);
  for (const { Id, WorkflowStatus } of rows) if (!before.first.has(Id)) before.first.set(Id, WorkflowStatus);
  shown.set({ list, first: before.first, ...held });
  return held;
}

function withDone(before: ShownList, rows: DashboardIndicator[], client: QueryClient): HeldRows {
  const listed = new Set(rows.map(({ Id }) => Id));
  /** Held rows by the listed row that they stand behind, 0 at the beginning. */
  const behind = new Map<number, DashboardIndicator[]>();
  let last = 0;
  for (const row of before.rows) {
    const left = listed.has(row.Id) ? undefined : dealtWith(row, before, client);
    if (listed.has(row.Id)) last = row.Id;
    else if (left) behind.set(last, [...(behind.get(last) ?? []), left]);
  }
  if (behind.size === 0) return unheld(rows);
  return {
    rows: [...(behind.get(0) ?? []), ...rows.flatMap((row) => [row, ...(behind.get(row.Id) ?? [])])],
    done: new Set([...behind.values()].flat().map(({ Id }) => Id)),
  };
}

/** The row as it is now, where the person opened it and it has moved on; undefined elsewhere. */
function dealtWith(
  row: DashboardIndicator,
  { first, done }: ShownList,
  client: QueryClient,
): DashboardIndicator | undefined {
  const { Id, CountryId: countryId, IndicatorId: indicatorId } = row;
  const opened = client
    .getQueriesData<CountryIndicatorRating>({ queryKey: queryKeyOf('readIndicatorRating', { countryId, indicatorId }) })
    .map(([, rating]) => rating)
    .find((rating) => rating?.Id === row.CountryIndicatorRatingId);
  if (opened && opened.WorkflowStatus !== first.get(Id)) return { ...row, ...standOf(opened, row) };
  return done.has(Id) ? row : undefined;
}

/** What a step changes of a row: its status, since when, and whether it was returned. */
function standOf(
  { WorkflowStatus, StatusSince, Returned }: CountryIndicatorRating,
  row: DashboardIndicator,
): Partial<DashboardIndicator> {
  return {
    WorkflowStatus,
    // A backend that leaves them out is not given them.
    ...(row.StatusSince !== undefined && StatusSince !== undefined && { StatusSince }),
    ...(row.ReturnedOn !== undefined && Returned !== undefined && { ReturnedOn: Returned?.On ?? null }),
  };
}
