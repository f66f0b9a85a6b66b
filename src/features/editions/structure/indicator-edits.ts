import { getListGlobalIndicatorsQueryKey } from '#generated/hooks/structure/structure.ts';
import {
  type Activity,
  type AddableIndicator,
  DependencyKind,
  type Indicator,
  type IndicatorUpdate,
} from '#generated/model/index.ts';
import type { Edit, OptimisticEdits, Shown } from '#src/lib/api/edits.ts';
import { answers, shownRow, temporaryId } from './answers.ts';
import { canMove, dependent, mapped, moved, numbered, withChildren, without } from './lists.ts';
import { freed, noLongerParents } from './module-edits.ts';

/** What the indicators of an edition show before the server has answered (document 1, section 4). */
export const indicatorEdits = {
  addLibraryIndicators({ id, data: { ActivityId, Indicators } }, shown) {
    const library = shown<AddableIndicator[]>(getListGlobalIndicatorsQueryKey(id)).flat();
    const chosen = Indicators.flatMap(({ LibraryIndicatorId }) => {
      const row = library.find((one) => one.LibraryIndicatorId === LibraryIndicatorId);
      return row ? [{ ...row, Id: temporaryId() }] : [];
    });
    const taken = new Set(chosen.map(({ LibraryIndicatorId }) => LibraryIndicatorId));
    return [
      appended(shown, id, ActivityId, chosen),
      activity(id, ActivityId, (row) => withChildren(row, Indicators.length)),
      answers.library(id, (list) => list.filter(({ LibraryIndicatorId }) => !taken.has(LibraryIndicatorId))),
    ];
  },
  createIndicator({ id, data }, shown) {
    const { ActivityId, ParentIndicatorId, ParentIndicator = null, ResponseRules = null, ...texts } = data;
    const created = { ...texts, ResponseRules, Id: temporaryId(), LibraryIndicatorId: 0 };
    return [
      appended(shown, id, ActivityId, [created], (row) => dependent(row, ParentIndicatorId, ParentIndicator)),
      activity(id, ActivityId, (row) => withChildren(row, 1)),
    ];
  },
  updateIndicator({ id, data }, shown) {
    const row = shownRow.indicator(shown, data.Id);
    if (row && row.ActivityId !== data.ActivityId) return movedTo(shown, id, row, data);
    return [
      answers.indicators(id, data.ActivityId, (list) =>
        numbered(mapped(list, (one) => (one.Id === data.Id ? edited(one, data) : one))),
      ),
    ];
  },
  unassignParentIndicator: ({ id, indicatorId }) => [
    answers.everyIndicatorList(id, (list) =>
      mapped(list, (row) =>
        row.Id === indicatorId && row.ParentIndicatorId !== 0
          ? { ...dependent(row, 0, null), Version: row.Version + 1 }
          : row,
      ),
    ),
  ],
  reorderIndicator({ id, data: { Id, OrderDirection: direction } }, shown) {
    const row = shownRow.indicator(shown, Id);
    if (!row) return [];
    return [
      answers.indicators(id, row.ActivityId, (list) =>
        canMove(list, Id, direction) ? numbered(moved(list, Id, direction)) : list,
      ),
    ];
  },
  deleteIndicator({ id, indicatorId }, shown) {
    const row = shownRow.indicator(shown, indicatorId);
    if (!row) return [];
    const gone = new Set([indicatorId]);
    return [
      answers.indicators(id, row.ActivityId, (list) =>
        list.some(({ Id }) => Id === indicatorId) ? numbered(without(list, indicatorId)) : list,
      ),
      answers.everyIndicatorList(id, (list) => freed(list, gone)),
      activity(id, row.ActivityId, (one) => withChildren(one, -1, row)),
      noLongerParents(gone),
    ];
  },
} satisfies OptimisticEdits;

type NewRow = Pick<
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

const activity = (editionId: number, id: number, change: (row: Activity) => Activity) =>
  answers.everyActivity(editionId, (row) => (row.Id === id ? change(row) : row));

/** New rows at the end of an activity, with the orders that follow its last one (document 1, section 3). */
function appended(
  shown: Shown,
  editionId: number,
  activityId: number,
  rows: NewRow[],
  finish: (row: Indicator) => Indicator = (row) => row,
): Edit {
  const place = placeOf(shown, editionId, activityId);
  return answers.indicators(editionId, activityId, (list) =>
    numbered([
      ...list,
      ...rows.map((row) =>
        finish({
          ...{
            Id: row.Id,
            LibraryIndicatorId: row.LibraryIndicatorId,
            FullName: row.FullName,
            ShortName: row.ShortName,
          },
          ...{ Description: row.Description, ResponseRules: row.ResponseRules, TimePeriod: row.TimePeriod },
          ...{ IndicatorRating: row.IndicatorRating, ...place, OrderId: 0, SnapshotName: '' },
          ...{ IsDependent: false, ParentIndicatorId: 0, ParentIndicator: null },
          ...{ IndicatorRelationType: DependencyKind.None, IndicatorRelation: null },
          ...{ RatingCount: 0, ReferenceCount: 0, OpenWorkCount: 0, Version: 1 },
        }),
      ),
    ]),
  );
}

/** What a row says about where it stands. */
function placeOf(shown: Shown, editionId: number, activityId: number) {
  const place = shownRow.activity(shown, activityId);
  const milestone = place && shownRow.milestone(shown, editionId, place.ParentId);
  return {
    ReportEditionId: editionId,
    MilestoneId: place?.ParentId ?? 0,
    MilestoneOrderId: place?.MilestoneOrderId ?? 1,
    MilestoneName: milestone?.FullName ?? '',
    ActivityId: activityId,
    ActivityOrderId: place?.OrderId ?? 1,
    ActivityName: place?.FullName ?? '',
  };
}

/** To the end of another activity, with all its work; what it leaves closes up. */
function movedTo(shown: Shown, editionId: number, row: Indicator, { ActivityId }: IndicatorUpdate): Edit[] {
  const place = placeOf(shown, editionId, ActivityId);
  return [
    answers.indicators(editionId, row.ActivityId, (list) =>
      list.some(({ Id }) => Id === row.Id) ? numbered(without(list, row.Id)) : list,
    ),
    answers.indicators(editionId, ActivityId, (list) =>
      list.some(({ Id }) => Id === row.Id) ? list : numbered([...list, { ...row, ...place, Version: row.Version + 1 }]),
    ),
    activity(editionId, row.ActivityId, (one) => withChildren(one, -1, row)),
    activity(editionId, ActivityId, (one) => withChildren(one, 1, row)),
  ];
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
