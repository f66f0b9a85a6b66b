import { type InfiniteData, partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { getListDashboardIndicatorsInfiniteQueryKey } from '#generated/hooks/dashboard/dashboard.ts';
import { getReadCountryIndicatorQueryKey, getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
import { getListDashboardIndicatorsResponseMock } from '#generated/mocks/dashboard/dashboard.msw.ts';
import {
  getReadCountryIndicatorResponseMock,
  getReadIndicatorRatingResponseMock,
} from '#generated/mocks/ratings/ratings.msw.ts';
import type { CountryIndicator, CountryIndicatorRating, DashboardIndicatorPage } from '#generated/model/index.ts';
import { indicatorEdits } from '#src/features/indicator/edits.ts';
import type { Edit, Write } from '#src/lib/api/edits.ts';

const place = { countryId: 404, reportEditionId: 4, indicatorId: 451 };
const at = (indicatorId: number) => ({ ...place, indicatorId });
const parent = getReadIndicatorRatingResponseMock();
const child: CountryIndicatorRating = {
  ...parent,
  ...{ Id: 100203, Score: 1, RatingIsMet: true, ResearcherNote: 'Seen by two.', WorkflowStatus: 3, Version: 7 },
  ...{ Dependents: [], RatingLastUpdatedByName: 'Elena Petrova' },
};
const row = getListDashboardIndicatorsResponseMock().Data[0] as DashboardIndicatorPage['Data'][number];
const list: InfiniteData<DashboardIndicatorPage> = {
  pages: [
    {
      Data: [451, 452, 453].map((IndicatorId) => ({
        ...{ ...row, IndicatorId, CountryId: 404, WorkflowStatus: IndicatorId === 453 ? (3 as const) : (1 as const) },
        CountryIndicatorRatingId: IndicatorId - 451 + 100_201,
      })),
      Count: 3,
    },
  ],
  pageParams: [0],
};
const listKey = getListDashboardIndicatorsInfiniteQueryKey({ editionId: 4 });
const below: CountryIndicator = { ...getReadCountryIndicatorResponseMock(), IndicatorId: 453, ParentIndicatorId: 451 };
const write: Write = { temporaryId: -1, startedOn: '2026-11-18T04:30:00Z', mayBeStored: false };

/** The answers that are cached, as they stand before the write. */
const begin = (): [QueryKey, unknown][] => [
  [getReadIndicatorRatingQueryKey(place), parent],
  [getReadCountryIndicatorQueryKey(place), getReadCountryIndicatorResponseMock()],
  [getReadIndicatorRatingQueryKey(at(453)), child],
  [getReadCountryIndicatorQueryKey(at(453)), { ...below, IndicatorParentIsMet: true }],
  [listKey, list],
];

/** The same answers with the write. */
function written(edits: Edit[] | undefined, cached: [QueryKey, unknown][]): [QueryKey, unknown][] {
  const shown = <T>(key: QueryKey) => cached.flatMap(([own, data]) => (partialMatchKey(own, key) ? [data as T] : []));
  return cached.map(([own, data]) => [
    own,
    (edits ?? [])
      .filter(({ key }) => partialMatchKey(own, key))
      .reduce((view, { change }) => change(view, shown, own), data),
  ]);
}
const save = (RatingIsMet: boolean) =>
  indicatorEdits.updateRating?.(
    {
      ...place,
      data: {
        ...{ Score: Number(RatingIsMet), RatingIsMet, ResearcherNote: 'Repealed.' },
        CountryIndicatorRatingId: parent.Id,
      },
    },
    write,
  );
const step = (WorkflowStatus: 1 | 2 | 3) =>
  indicatorEdits.promoteRatingWorkflow?.(
    { ...place, data: { CountryIndicatorRatingId: parent.Id, WorkflowStatus } },
    write,
  );
const statuses = (cached: [QueryKey, unknown][]) =>
  (cached[4]?.[1] as typeof list | undefined)?.pages[0]?.Data.map(({ WorkflowStatus }) => WorkflowStatus);

describe('[S169] [S221] a parent saved as Not Met', () => {
  const unmet = written(save(false), begin());

  test('shows on the cached answers of its children what it decides and what is set aside', () => {
    expect(unmet[2]?.[1]).toMatchObject({
      ...{ Score: 0, RatingIsMet: false, WorkflowStatus: 1, Version: 8 },
      DecidedBy: { IndicatorId: 451, SnapshotName: '1.1.1 Lead agency named in law' },
      SetAside: {
        ...{ Score: 1, RatingIsMet: true, ResearcherNote: 'Seen by two.', WorkflowStatus: 3 },
        RatingLastUpdatedByName: 'Elena Petrova',
      },
    });
    expect(unmet[3]?.[1]).toMatchObject({ IndicatorParentIsMet: false });
    expect(statuses(unmet)).toEqual([1, 1, 1]);
    expect((unmet[0]?.[1] as CountryIndicatorRating | undefined)?.Dependents).toEqual(
      [452, 453].map((IndicatorId) =>
        expect.objectContaining({ IndicatorId, Score: 0, RatingIsMet: false, WorkflowStatus: 1, IsDecided: true }),
      ),
    );
  });

  test('stepped on takes them along, and changes nothing twice', () => {
    const inQa = written(step(2), unmet);
    expect(inQa[2]?.[1]).toMatchObject({ WorkflowStatus: 2, SetAside: { WorkflowStatus: 3 } });
    expect(statuses(inQa)).toEqual([2, 2, 2]);
    const again = written(step(2), inQa);
    expect(again[2]?.[1]).toBe(inQa[2]?.[1]);
  });

  test('and met again gives back what was set aside', () => {
    const met = written(save(true), unmet);
    const { Version: _, ...own } = child;
    expect(met[2]?.[1]).toEqual({ ...own, DecidedBy: null, SetAside: null, Version: 9 });
    expect(met[3]?.[1]).toMatchObject({ IndicatorParentIsMet: true });
    expect(statuses(met)).toEqual([1, 1, 3]);
  });

  test('changes no child where the rule is off or is not offered', () => {
    for (const ParentNotMetCascades of [false, undefined]) {
      const cached = begin();
      cached[0] = [getReadIndicatorRatingQueryKey(place), { ...parent, ParentNotMetCascades }];
      const saved = written(save(false), cached);
      expect(saved[2]?.[1]).toBe(child);
      expect(saved[4]?.[1]).toBe(list);
    }
  });

  test('leaves the ratings of other indicators and countries the same objects', () => {
    const others: [QueryKey, unknown][] = [
      [getReadIndicatorRatingQueryKey(at(454)), child],
      [getReadIndicatorRatingQueryKey({ ...at(453), countryId: 60 }), child],
    ];
    const saved = written(save(false), [...begin(), ...others]);
    for (const [, data] of saved.slice(-2)) expect(data).toBe(child);
  });
});
