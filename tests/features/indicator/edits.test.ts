import { type InfiniteData, partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import {
  getListDashboardIndicatorsInfiniteQueryKey,
  getListDashboardIndicatorsQueryKey,
} from '#generated/hooks/dashboard/dashboard.ts';
import { getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
import { getListDashboardIndicatorsResponseMock } from '#generated/mocks/dashboard/dashboard.msw.ts';
import { getReadIndicatorRatingResponseMock } from '#generated/mocks/ratings/ratings.msw.ts';
import type { CountryIndicatorRating, DashboardIndicatorPage } from '#generated/model/index.ts';
import { indicatorEdits } from '#src/features/indicator/edits.ts';
import type { Edit, Write } from '#src/lib/api/edits.ts';

const place = { countryId: 404, reportEditionId: 4, indicatorId: 451 };
const rating: CountryIndicatorRating = { ...getReadIndicatorRatingResponseMock(), Dependents: [] };
const ratingKey = getReadIndicatorRatingQueryKey({ countryId: 404, reportEditionId: 4, indicatorId: 451 });
const page = getListDashboardIndicatorsResponseMock();
const list: InfiniteData<DashboardIndicatorPage> = {
  pages: [
    { ...page, Data: page.Data.map((row, at) => ({ ...row, CountryIndicatorRatingId: at === 0 ? rating.Id : at })) },
    { Data: [], Count: 1 },
  ],
  pageParams: [0, 10],
};
const write: Write = { temporaryId: -1, startedOn: '2026-11-18T04:30:00Z', mayBeStored: false };

const apply = <T>(edits: Edit[] | undefined, key: QueryKey, old: T) =>
  (edits ?? [])
    .filter((one) => partialMatchKey(key, one.key))
    .reduce((view, { change }) => change(view, () => [], key) as T, old);

const save = (score = 0) =>
  indicatorEdits.updateRating?.(
    {
      ...place,
      data: {
        Score: score,
        RatingIsMet: false,
        ResearcherNote: 'New words.',
        CountryIndicatorRatingId: rating.Id,
        Version: 3,
      },
    },
    write,
  );

test('[S166] [S221] a save predicts the rating but not who saved it when, which only the server knows', () => {
  const open: CountryIndicatorRating = { ...rating, WorkflowStatus: WorkflowStatus.Open };
  expect(apply(save(), ratingKey, open)).toEqual({
    ...open,
    Score: 0,
    RatingIsMet: false,
    ResearcherNote: 'New words.',
    WorkflowStatus: WorkflowStatus.ResearchInProgress,
    Version: open.Version + 1,
  });
  expect(open.WorkflowStatus).toBe(WorkflowStatus.Open);
});

test('[S221] a promotion predicts the status and leaves who rated last', () => {
  const edits = indicatorEdits.promoteRatingWorkflow?.(
    { ...place, data: { CountryIndicatorRatingId: rating.Id, WorkflowStatus: WorkflowStatus.QAInProgress } },
    write,
  );
  const promoted = apply(edits, ratingKey, rating);
  expect(promoted).toEqual({
    ...rating,
    WorkflowStatus: WorkflowStatus.QAInProgress,
    StatusSince: write.startedOn,
    Version: rating.Version + 1,
  });
  expect(apply(edits, ratingKey, promoted)).toBe(promoted);
});

test('[B5] a step back marks who took it back, when and why, and a step forward takes the mark away', () => {
  const step = (to: WorkflowStatus, from: CountryIndicatorRating) =>
    apply(
      indicatorEdits.promoteRatingWorkflow?.(
        { ...place, data: { CountryIndicatorRatingId: rating.Id, WorkflowStatus: to, Reason: 'Which gazette?' } },
        write,
      ),
      ratingKey,
      from,
    );
  const submitted = { ...rating, WorkflowStatus: WorkflowStatus.QAInProgress };
  const returned = step(WorkflowStatus.ResearchInProgress, submitted);
  expect(returned.Returned).toMatchObject({ On: write.startedOn, Reason: 'Which gazette?', Count: 1 });
  expect(step(WorkflowStatus.QAInProgress, returned).Returned).toBe(null);
  const { Returned: _, ...untold } = submitted;
  expect(step(WorkflowStatus.ResearchInProgress, untold)).not.toHaveProperty('Returned');
});

test('[S221] the row of the dashboard shows the status in every list of the edition; other rows and pages stay the same objects', () => {
  const key = getListDashboardIndicatorsInfiniteQueryKey({ editionId: 4 }, { indicatorName: 'agency' } as never);
  const edits = indicatorEdits.promoteRatingWorkflow?.(
    { ...place, data: { CountryIndicatorRatingId: rating.Id, WorkflowStatus: WorkflowStatus.QACompleted } },
    write,
  );
  const changed = apply(edits, key, list);
  expect(changed.pages[0]?.Data[0]?.WorkflowStatus).toBe(WorkflowStatus.QACompleted);
  expect(changed.pages[0]?.Data.slice(1)).toEqual(list.pages[0]?.Data.slice(1));
  expect(changed.pages[0]?.Data[1]).toBe(list.pages[0]?.Data[1]);
  expect(changed.pages[1]).toBe(list.pages[1]);
  expect(apply(edits, getListDashboardIndicatorsInfiniteQueryKey({ editionId: 3 }), list)).toBe(list);
  expect(apply(edits, getListDashboardIndicatorsQueryKey({ editionId: 4 }), list)).toBe(list);
});
