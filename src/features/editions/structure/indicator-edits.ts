import { DependencyKind } from '#generated/enums.ts';
import type { Indicator, IndicatorUpdate } from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import type { Edit, OptimisticEdits, Shown } from '#src/lib/api/edits.ts';
import { changed, without as withoutWhere } from '#src/lib/api/rows.ts';
import { answers, lookup } from './answers.ts';
import { dependent, freed, isIn, movedOn, numbered, type Past, withChildren, without } from './lists.ts';
import { noLongerParents } from './module-edits.ts';

/** What the indicators of an edition show before the server has answered [S100] [S101]. */
export const indicatorEdits = {
  addLibraryIndicators({ id, data: { ActivityId, Indicators } }, write) {
    const chosen = new Set(Indicators.map(({ LibraryIndicatorId }) => LibraryIndicatorId));
    const isChosen = ({ LibraryIndicatorId }: { LibraryIndicatorId: number }) => chosen.has(LibraryIndicatorId);
    const isGone = (shown: Shown) => !write.mayBeStored && lookup(shown, id).isGone(ActivityId);
    /** The library holds what the edition does not have yet. */
    const added = (shown: Shown) =>
      Indicators.flatMap(
        (one) =>
          lookup(shown, id)
            .library()
            .find((row) => isSameSource(row, one)) ?? [],
      );
    return [
      answers.indicators(
        { editionId: id, activityId: ActivityId },
        (list, shown) => {
          if (isGone(shown)) return [];
          const rows = added(shown).map((row, at) =>
            newRow({ ...row, Id: write.temporaryId - at }, placeOf(shown, { editionId: id, activityId: ActivityId })),
          );
          return rows.length > 0 ? numbered([...list, ...rows]) : list;
        },
        (list) => list.some(isChosen),
      ),
      children({ editionId: id, activityId: ActivityId }, (shown) => added(shown).length),
      answers.library(
        id,
        (list, shown) => (isGone(shown) ? list : withoutWhere(list, isChosen)),
        (list) => !list.some(isChosen),
      ),
    ];
  },
  createIndicator({ id, data }, write) {
    const { ActivityId, ParentIndicatorId, ParentIndicator = null, ResponseRules = null, ...texts } = data;
    return [
      answers.indicators(
        { editionId: id, activityId: ActivityId },
        (list, shown) => {
          if (!write.mayBeStored && lookup(shown, id).isGone(ActivityId)) return [];
          const place = placeOf(shown, { editionId: id, activityId: ActivityId });
          const row = newRow({ ...texts, ResponseRules, Id: write.temporaryId, LibraryIndicatorId: 0 }, place);
          return numbered([...list, dependent(row, ParentIndicatorId, ParentIndicator)]);
        },
        isIn(data),
      ),
      children({ editionId: id, activityId: ActivityId }, () => 1),
    ];
  },
  updateIndicator({ id, data }) {
    /**
     * The row that goes to another activity, as far as both are known; undefined where it stays.
     */
    const moving = (shown: Shown) => {
      const row = lookup(shown, id).indicator(data.Id);
      if (!row || row.ActivityId === data.ActivityId) return undefined;
      return [row.ActivityId, data.ActivityId].some(lookup(shown, id).isGone) ? undefined : row;
    };
    return [
      answers.everyIndicatorList(id, (list, shown) => {
        if (moving(shown)) return without(list, data.Id, numbered);
        const rows = changed(list, data.Id, (one) => (one.ActivityId === data.ActivityId ? edited(one, data) : one));
        return rows === list ? list : numbered(rows);
      }),
      answers.indicators({ editionId: id, activityId: data.ActivityId }, (list, shown) => {
        const row = moving(shown);
        if (!row || list.some(({ Id }) => Id === data.Id)) return list;
        return numbered([
          ...list,
          { ...row, ...placeOf(shown, { editionId: id, activityId: data.ActivityId }), Version: row.Version + 1 },
        ]);
      }),
      answers.everyActivityList(id, (list, shown) => {
        const row = moving(shown);
        if (!row) return list;
        const left = changed(list, row.ActivityId, (activity) => withChildren(activity, -1, row));
        return changed(left, data.ActivityId, (activity) => withChildren(activity, 1, row));
      }),
    ];
  },
  unassignParentIndicator: ({ id, indicatorId }) => [
    answers.everyIndicatorList(id, (list) =>
      changed(list, indicatorId, (row) =>
        row.ParentIndicatorId === 0 ? row : { ...dependent(row, 0, null), Version: row.Version + 1 },
      ),
    ),
  ],
  reorderIndicator: (
    { id, data: { Id, OrderDirection }, past }: MutationVariables['reorderIndicator'] & Past,
    write,
  ) => [
    answers.everyIndicatorList(id, (list) => {
      const rows = movedOn(list, Id, OrderDirection, write.mayBeStored ? past : undefined);
      return rows === list ? list : numbered(rows);
    }),
  ],
  deleteIndicator({ id, indicatorId }) {
    const gone = new Set([indicatorId]);
    return [
      answers.everyIndicatorList(id, (list) => freed(without(list, indicatorId, numbered), gone)),
      answers.everyActivityList(id, (list, shown) => {
        const row = lookup(shown, id).indicator(indicatorId);
        return row ? changed(list, row.ActivityId, (activity) => withChildren(activity, -1, row)) : list;
      }),
      noLongerParents(id, ({ Id }) => Id === indicatorId),
    ];
  },
} satisfies OptimisticEdits;

const isSameSource = (one: { LibraryIndicatorId: number }, other: { LibraryIndicatorId: number }) =>
  one.LibraryIndicatorId === other.LibraryIndicatorId;

const children = (
  { editionId, activityId }: { editionId: number; activityId: number },
  by: (shown: Shown) => number,
): Edit =>
  answers.everyActivityList(editionId, (list, shown) => {
    const count = by(shown);
    return count === 0 ? list : changed(list, activityId, (row) => withChildren(row, count));
  });

type New = Pick<
  Indicator,
  | 'Id'
  | 'LibraryIndicatorId'
  | 'FullName'
  | 'ShortName'
  | 'Description'
  | 'ResponseRules'
  | 'TimePeriod'
  | 'IndicatorRating'
>;

/** A row that was never rated; its number follows from where it stands. */
const newRow = (row: New, place: ReturnType<typeof placeOf>): Indicator => ({
  ...{ Id: row.Id, LibraryIndicatorId: row.LibraryIndicatorId, FullName: row.FullName, ShortName: row.ShortName },
  ...{ Description: row.Description, ResponseRules: row.ResponseRules, TimePeriod: row.TimePeriod },
  ...{ IndicatorRating: row.IndicatorRating, ...place, OrderId: 0, SnapshotName: '' },
  ...{ IsDependent: false, ParentIndicatorId: 0, ParentIndicator: null },
  ...{ IndicatorRelationType: DependencyKind.None, IndicatorRelation: null },
  ...{ RatingCount: 0, ReferenceCount: 0, OpenWorkCount: 0, Version: 1 },
});

/** What a row says about where it stands. */
function placeOf(shown: Shown, { editionId, activityId }: { editionId: number; activityId: number }) {
  const known = lookup(shown, editionId);
  const activity = known.activity(activityId);
  const milestone = activity && known.milestone(activity.ParentId);
  return {
    ReportEditionId: editionId,
    MilestoneId: activity?.ParentId ?? 0,
    MilestoneOrderId: activity?.MilestoneOrderId ?? 1,
    MilestoneName: milestone?.FullName ?? '',
    ActivityId: activityId,
    ActivityOrderId: activity?.OrderId ?? 1,
    ActivityName: activity?.FullName ?? '',
  };
}

/** A body over a row: what is absent stays. */
function edited(row: Indicator, data: IndicatorUpdate): Indicator {
  const { FullName, ShortName, Description, ResponseRules, TimePeriod, IndicatorRating } = data;
  const said = { FullName, ShortName, Description, ResponseRules, TimePeriod, IndicatorRating };
  const present = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const own = { ...row, ...present, Version: row.Version + 1 };
  return data.ParentIndicatorId === undefined
    ? own
    : dependent(own, data.ParentIndicatorId, data.ParentIndicator ?? null);
}
