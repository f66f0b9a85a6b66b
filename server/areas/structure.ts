import { type Handlers, ok } from '../call.ts';
import { createActivity, reorderActivity, updateActivity } from './structure/activity-changes.ts';
import { createMilestone, updateMilestone } from './structure/milestone-changes.ts';
import { deletePart, requirePart } from './structure/structure-parts.ts';
import { listActivities, listMilestones } from './structure/structure-reads.ts';
import { changeOf, created } from './structure-change.ts';
import { structureIndicators } from './structure-indicators.ts';

export const structure = {
  ...structureIndicators,
  listMilestones: async ({ db, params }) => ok(await listMilestones(db, params.id)),
  createMilestone: async (call) => created(await createMilestone(call.db, changeOf(call))),
  updateMilestone: async (call) => ok(await updateMilestone(call.db, changeOf(call))),
  deleteMilestone: async (call) => {
    await deletePart(call.db, 'milestone', call.params.milestoneId, changeOf(call));
    return { status: 204 };
  },
  listActivities: async ({ db, params: { id, milestoneId } }) => {
    await requirePart(db, 'milestone', id, milestoneId);
    return ok(await listActivities(db, milestoneId));
  },
  createActivity: async (call) => created(await createActivity(call.db, changeOf(call))),
  updateActivity: async (call) => ok(await updateActivity(call.db, changeOf(call))),
  reorderActivity: async (call) => ok(await reorderActivity(call.db, changeOf(call))),
  deleteActivity: async (call) => {
    await deletePart(call.db, 'activity', call.params.activityId, changeOf(call));
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
