import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { getListDashboardIndicatorsInfiniteQueryKey } from '#generated/hooks/dashboard/dashboard.ts';
import { getReadReportEditionQueryKey } from '#generated/hooks/editions/editions.ts';
import type { CountryIndicatorRating, DashboardIndicator, DashboardIndicatorPage } from '#generated/model/index.ts';
import { stepBetween } from '#rules/rating.ts';
import { type Edit, edit, type OptimisticEdits, type Shown } from '#src/lib/api/edits.ts';
import { changedPages, changedRows } from '#src/lib/api/rows.ts';

type Dates = { ResearchDueDate?: string | null; QADueDate?: string | null };
const names = ['ResearchDueDate', 'QADueDate'] as const;

/** Due dates and steps back of many: in the lists of the edition, and on the ratings' pages. */
export const bulkEdits: OptimisticEdits = {
  setDueDates({ editionId, data: { CountryIndicatorRatingIds, ...dates } }) {
    const ids = new Set(CountryIndicatorRatingIds);
    const dated = <Row extends { Id: number } & Dates>(row: Row, shown: Shown) =>
      ids.has(row.Id) ? withDates(row, dates, shown, editionId) : row;
    return [rowsOf(editionId, dated), ratingsOf(dated)];
  },
  stepBackRatings({ editionId, data: { CountryIndicatorRatingIds, WorkflowStatus } }, { startedOn }) {
    const ids = new Set(CountryIndicatorRatingIds);
    const isTaken = (row: Pick<DashboardIndicator, 'Id' | 'WorkflowStatus'>) =>
      ids.has(row.Id) && stepBetween(row.WorkflowStatus, WorkflowStatus) === 'back';
    return [
      rowsOf(editionId, (row) =>
        isTaken(row) && !row.IsDecided
          ? {
              ...row,
              WorkflowStatus,
              ...(row.StatusSince && { StatusSince: startedOn }),
              ...(row.ReturnedOn !== undefined && { ReturnedOn: startedOn }),
            }
          : row,
      ),
      ratingsOf((rating) =>
        isTaken(rating) && !rating.DecidedBy
          ? {
              ...rating,
              WorkflowStatus,
              Version: rating.Version + 1,
              ...(rating.StatusSince && { StatusSince: startedOn }),
            }
          : rating,
      ),
    ];
  },
};

/** Without its own date the edition's stands; a backend without due dates is given none. */
function withDates<Row extends Dates>(row: Row, dates: Dates, shown: Shown, id: number): Row {
  const [edition] = shown<Dates>(getReadReportEditionQueryKey({ id }));
  const said = names.flatMap((name) => {
    const date = dates[name];
    return date === undefined || row[name] === undefined ? [] : [[name, date ?? edition?.[name] ?? null] as const];
  });
  return said.some(([name, date]) => row[name] !== date) ? { ...row, ...Object.fromEntries(said) } : row;
}

const rowsOf = (editionId: number, change: (row: DashboardIndicator, shown: Shown) => DashboardIndicator): Edit =>
  edit<InfiniteData<DashboardIndicatorPage>>(getListDashboardIndicatorsInfiniteQueryKey({ editionId }), (list, shown) =>
    changedPages(list, (page) => changedRows(page, (row: DashboardIndicator) => change(row, shown))),
  );

/** A selection names ratings alone, so every rating that is loaded is looked at. */
const everyRating: QueryKey = ['readIndicatorRating'];

const ratingsOf = (change: (rating: CountryIndicatorRating, shown: Shown) => CountryIndicatorRating): Edit =>
  edit<CountryIndicatorRating>(everyRating, change);
