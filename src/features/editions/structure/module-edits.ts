import { ModuleType } from '#generated/enums.ts';
import type { Activity, Milestone } from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import type { Edit, OptimisticEdits } from '#src/lib/api/edits.ts';
import { changed, mapped } from '#src/lib/api/rows.ts';
import { answers, lookup } from './answers.ts';
import { freed, isIn, movedOn, numbered, type Past, withChildren, without } from './lists.ts';

const NO_WORK = { RatingCount: 0, ReferenceCount: 0, OpenWorkCount: 0, Version: 1 };

/** What milestones and activities show before the server has answered [S100] [S101]. */
export const moduleEdits = {
  createMilestone({ id, data }, write) {
    const { FullName, ShortName, Description = null } = data;
    return [
      answers.milestones(
        id,
        (list) => {
          const added = {
            ...{
              Id: write.temporaryId,
              FullName,
              ShortName,
              Description,
              ReportEditionId: id,
              ModuleType: ModuleType.Milestone,
            },
            ...{ OrderId: list.length + 1, Children: 0, ...NO_WORK },
          };
          return [...list, added];
        },
        isIn(data),
      ),
    ];
  },
  updateMilestone: ({ id, data: { Id, FullName, ShortName, Description } }) => [
    answers.milestones(id, (list) => changed(list, Id, (row) => edited(row, { FullName, ShortName, Description }))),
    answers.everyIndicatorList(id, (list) =>
      mapped(list, (row) => (row.MilestoneId === Id ? { ...row, MilestoneName: FullName } : row)),
    ),
  ],
  deleteMilestone: ({ id, milestoneId }) => [
    answers.milestones(id, (list) => without(list, milestoneId)),
    answers.activities({ editionId: id, milestoneId }, () => []),
    answers.everyActivityList(id, (list, shown) => {
      const behind = lookup(shown, id).milestonesBehind(milestoneId);
      return mapped(list, (row) => (behind.has(row.ParentId) ? movedUp(row) : row));
    }),
    answers.everyIndicatorList(id, (list, shown) => {
      if (list[0]?.MilestoneId === milestoneId) return [];
      const behind = lookup(shown, id).milestonesBehind(milestoneId);
      const rows = mapped(list, (row) => (behind.has(row.MilestoneId) ? movedUp(row) : row));
      const gone = lookup(shown, id).indicatorsWhere((row) => row.MilestoneId === milestoneId);
      return freed(rows === list ? list : numbered(rows), gone);
    }),
    noLongerParents(id, (row) => row.MilestoneId === milestoneId),
  ],
  createActivity({ id, data }, write) {
    const { FullName, ShortName, Description = null, ParentId } = data;
    return [
      answers.activities(
        { editionId: id, milestoneId: ParentId },
        (list, shown) => {
          const MilestoneOrderId = lookup(shown, id).milestone(ParentId)?.OrderId ?? data.MilestoneOrderId ?? 1;
          const added = {
            ...{ Id: write.temporaryId, ParentId, FullName, ShortName, Description, ReportEditionId: id },
            ...{ ModuleType: ModuleType.Activity, MilestoneOrderId, OrderId: list.length + 1, Children: 0, ...NO_WORK },
          };
          return [...list, added];
        },
        isIn(data),
      ),
      answers.milestones(id, (list) => changed(list, ParentId, (row) => withChildren(row, 1))),
    ];
  },
  updateActivity: ({ id, data: { Id, FullName, ShortName, Description } }) => [
    answers.everyActivityList(id, (list) =>
      changed(list, Id, (row) => edited(row, { FullName, ShortName, Description })),
    ),
    answers.everyIndicatorList(id, (list) =>
      mapped(list, (row) => (row.ActivityId === Id ? { ...row, ActivityName: FullName } : row)),
    ),
  ],
  reorderActivity({ id, data: { Id, OrderDirection }, past }: MutationVariables['reorderActivity'] & Past, write) {
    const moved = (list: Activity[]) => movedOn(list, Id, OrderDirection, write.mayBeStored ? past : undefined);
    return [
      answers.everyActivityList(id, moved),
      // the indicators of the activities that change places get their numbers
      answers.everyIndicatorList(id, (list, shown) => {
        const before = lookup(shown, id).activitiesBeside(Id);
        const after = moved(before).find((row) => row.Id === list[0]?.ActivityId);
        if (!after || after.OrderId === list[0]?.ActivityOrderId) return list;
        return numbered(list.map((row) => ({ ...row, ActivityOrderId: after.OrderId })));
      }),
    ];
  },
  deleteActivity: ({ id, activityId }) => [
    answers.everyActivityList(id, (list) => without(list, activityId)),
    answers.milestones(id, (list, shown) => {
      const row = lookup(shown, id).activity(activityId);
      return row ? changed(list, row.ParentId, (parent) => withChildren(parent, -1, row)) : list;
    }),
    answers.everyIndicatorList(id, (list, shown) => {
      if (list[0]?.ActivityId === activityId) return [];
      const behind = lookup(shown, id).activitiesBehind(activityId);
      const rows = mapped(list, (row) =>
        behind.has(row.ActivityId) ? { ...row, ActivityOrderId: row.ActivityOrderId - 1 } : row,
      );
      const gone = lookup(shown, id).indicatorsWhere((row) => row.ActivityId === activityId);
      return freed(rows === list ? list : numbered(rows), gone);
    }),
    noLongerParents(id, (row) => row.ActivityId === activityId),
  ],
} satisfies OptimisticEdits;

type Texts = { FullName: string; ShortName: string; Description?: string | null };

/** The texts of a body over a row; what is absent stays. */
const edited = <Row extends (Milestone | Activity) & { Version: number }>(
  row: Row,
  { Description, ...names }: Texts,
): Row => ({
  ...row,
  ...names,
  ...(Description !== undefined && { Description }),
  Version: row.Version + 1,
});

const movedUp = <Row extends { MilestoneOrderId: number }>(row: Row): Row => ({
  ...row,
  MilestoneOrderId: row.MilestoneOrderId - 1,
});

/** What goes can be nobody's parent any more. */
export const noLongerParents = (
  editionId: number,
  isGone: (row: { Id: number; ActivityId: number; MilestoneId: number }) => boolean,
): Edit =>
  answers.everyParentList(editionId, (list, shown) => {
    const gone = lookup(shown, editionId).indicatorsWhere(isGone);
    return list.some(({ Id }) => gone.has(Id)) ? list.filter(({ Id }) => !gone.has(Id)) : list;
  });
