import { type Handlers, ok } from '../call.ts';
import { createIndicator, reorderIndicator, unassignParent, updateIndicator } from './structure/indicator-changes.ts';
import { listParentIndicators } from './structure/indicator-parents.ts';
import { addLibraryIndicators, listAddable } from './structure/structure-library.ts';
import { deletePart, requirePart } from './structure/structure-parts.ts';
import { listActivityIndicators } from './structure/structure-reads.ts';
import { changeOf, created } from './structure-change.ts';

export const structureIndicators = {
  listActivityIndicators: async ({ db, params: { id, activityId } }) => {
    await requirePart(db, 'activity', id, activityId);
    return ok(await listActivityIndicators(db, activityId));
  },
  listParentIndicators: async ({ db, params: { id, indicatorId } }) =>
    ok(await listParentIndicators(db, { editionId: id, indicatorId })),
  listGlobalIndicators: async ({ db, params }) => ok(await listAddable(db, params.id)),
  addLibraryIndicators: async (call) => created(await addLibraryIndicators(call.db, changeOf(call))),
  createIndicator: async (call) => created(await createIndicator(call.db, changeOf(call))),
  updateIndicator: async (call) => ok(await updateIndicator(call.db, changeOf(call))),
  unassignParentIndicator: async (call) =>
    ok(await unassignParent(call.db, { ...changeOf(call), indicatorId: call.params.indicatorId })),
  reorderIndicator: async (call) => ok(await reorderIndicator(call.db, changeOf(call))),
  deleteIndicator: async (call) => {
    await deletePart(call.db, 'indicator', call.params.indicatorId, changeOf(call));
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
