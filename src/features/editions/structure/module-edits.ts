import { type Indicator, type Milestone, ModuleType, OrderDirection } from '#generated/model/index.ts';
import type { Edit, OptimisticEdits, Shown } from '#src/lib/api/edits.ts';
import { answers, rowsBehind, shownIndicatorsOf, shownRow, temporaryId } from './answers.ts';
import { canMove, dependent, mapped, moved, numbered, withChildren, without } from './lists.ts';

const NO_WORK = { RatingCount: 0, ReferenceCount: 0, OpenWorkCount: 0, Version: 1 };

/** What milestones and activities show before the server has answered (document 1, section 4). */
export const moduleEdits = {
  createMilestone({ id, data }) {
    const Id = temporaryId();
    const { FullName, ShortName, Description = null } = data;
    return [
      answers.milestones(id, (list) => [
        ...list,
        {
          ...{ Id, FullName, ShortName, Description, ReportEditionId: id, ModuleType: ModuleType.Milestone },
          ...{ OrderId: list.length + 1, Children: 0, ...NO_WORK },
        },
      ]),
    ];
  },
  updateMilestone: ({ id, data: { Id, FullName, ShortName, Description } }) => [
    answers.milestones(id, (list) =>
      mapped(list, (row) => (row.Id === Id ? edited(row, { FullName, ShortName, Description }) : row)),
    ),
    answers.everyIndicatorList(id, (list) =>
      mapped(list, (row) => (row.MilestoneId === Id ? { ...row, MilestoneName: FullName } : row)),
    ),
  ],
  deleteMilestone({ id, milestoneId }, shown) {
    const followers = rowsBehind.milestone(shown, id, milestoneId);
    const gone = shownIndicatorsOf(shown, (row) => row.MilestoneId === milestoneId);
    return [
      answers.milestones(id, (list) => without(list, milestoneId)),
      answers.activities(id, milestoneId, () => []),
      answers.everyActivity(id, (row) =>
        followers.has(row.ParentId) ? { ...row, MilestoneOrderId: row.MilestoneOrderId - 1 } : row,
      ),
      answers.everyIndicatorList(id, (list) => {
        if (list[0]?.MilestoneId === milestoneId) return [];
        const isBehind = list[0] && followers.has(list[0].MilestoneId);
        const rows = isBehind ? list.map((row) => ({ ...row, MilestoneOrderId: row.MilestoneOrderId - 1 })) : list;
        return freed(isBehind ? numbered(rows) : rows, gone);
      }),
      noLongerParents(gone),
    ];
  },
  createActivity({ id, data }) {
    const Id = temporaryId();
    const { FullName, ShortName, Description = null, ParentId, MilestoneOrderId = 1 } = data;
    return [
      answers.activities(id, ParentId, (list) => [
        ...list,
        {
          ...{ Id, ParentId, FullName, ShortName, Description, ReportEditionId: id, ModuleType: ModuleType.Activity },
          ...{ MilestoneOrderId, OrderId: list.length + 1, Children: 0, ...NO_WORK },
        },
      ]),
      milestone(id, ParentId, (row) => withChildren(row, 1)),
    ];
  },
  updateActivity: ({ id, data: { Id, FullName, ShortName, Description } }) => [
    answers.everyActivity(id, (row) => (row.Id === Id ? edited(row, { FullName, ShortName, Description }) : row)),
    answers.everyIndicatorList(id, (list) =>
      mapped(list, (row) => (row.ActivityId === Id ? { ...row, ActivityName: FullName } : row)),
    ),
  ],
  reorderActivity({ id, data: { Id, OrderDirection: direction } }, shown) {
    const row = shownRow.activity(shown, Id);
    if (!row) return [];
    return [
      answers.activities(id, row.ParentId, (list) =>
        canMove(list, Id, direction) ? moved(list, Id, direction) : list,
      ),
      ...renumbered(shown, id, { id: Id, direction }),
    ];
  },
  deleteActivity({ id, activityId }, shown) {
    const row = shownRow.activity(shown, activityId);
    if (!row) return [];
    const followers = rowsBehind.activity(shown, activityId);
    const gone = shownIndicatorsOf(shown, ({ ActivityId }) => ActivityId === activityId);
    return [
      answers.activities(id, row.ParentId, (list) => without(list, activityId)),
      milestone(id, row.ParentId, (parent) => withChildren(parent, -1, row)),
      answers.indicators(id, activityId, () => []),
      answers.everyIndicatorList(id, (list) => {
        const isBehind = list[0] && followers.has(list[0].ActivityId);
        const rows = isBehind ? list.map((one) => ({ ...one, ActivityOrderId: one.ActivityOrderId - 1 })) : list;
        return freed(isBehind ? numbered(rows) : rows, gone);
      }),
      noLongerParents(gone),
    ];
  },
} satisfies OptimisticEdits;

type Texts = { FullName: string; ShortName: string; Description?: string | null };

/** The texts of a body over a row; what is absent stays. */
const edited = <Row extends Texts & { Version: number }>(row: Row, { Description, ...names }: Texts): Row => ({
  ...row,
  ...names,
  ...(Description !== undefined && { Description }),
  Version: row.Version + 1,
});

const milestone = (editionId: number, id: number, change: (row: Milestone) => Milestone) =>
  answers.milestones(editionId, (list) => mapped(list, (row) => (row.Id === id ? change(row) : row)));

/** The indicators of two activities that change places get their numbers. */
function renumbered(
  shown: Shown,
  editionId: number,
  { id, direction }: { id: number; direction: OrderDirection },
): Edit[] {
  const up = direction === OrderDirection.Up;
  const row = shownRow.activity(shown, id);
  const order = row ? row.OrderId + (up ? -1 : 1) : 0;
  const other = shownRow.activityAt(shown, row?.ParentId ?? 0, order);
  if (!other) return [];
  const shifted = (activityId: number, by: number) =>
    answers.indicators(editionId, activityId, (list) =>
      numbered(list.map((one) => ({ ...one, ActivityOrderId: one.ActivityOrderId + by }))),
    );
  return [shifted(id, up ? -1 : 1), shifted(other.Id, up ? 1 : -1)];
}

/** Who depended on one of these depends on nothing any more (decisions, 'Parents'). */
export const freed = (list: Indicator[], gone: ReadonlySet<number>): Indicator[] =>
  mapped(list, (row) => (gone.has(row.ParentIndicatorId) ? dependent(row, 0, null) : row));

export const noLongerParents = (gone: ReadonlySet<number>) =>
  answers.parentOptions((list) =>
    list.some(({ Id }) => gone.has(Id)) ? list.filter(({ Id }) => !gone.has(Id)) : list,
  );
