/**
 * Milestones, activities and indicators of the run's own: the ground on which the other journeys
 * stand.
 */
import { change } from './change.ts';
import {
  allowed,
  attempt,
  conflict,
  did,
  found,
  list,
  needRole,
  notRefused,
  type Row,
  tell,
  type Writing,
} from './context.ts';
import { leavingStructure } from './edition-print.ts';
import { libraryAgain, take } from './library.ts';
import { counted, move, reorder } from './order.ts';
import { link } from './parents.ts';
import { create, inList, type Resource } from './resource.ts';
import { resourcesOf, type Stage } from './stage.ts';

/** Builds the stage, trying each of its operations on the way. */
export async function buildStructure(w: Writing): Promise<Stage> {
  const resources = resourcesOf(w);
  const { milestone: milestones, activity: activities, indicator: indicatorsOf } = resources;
  const milestone = await changed(w, milestones, await create(w, milestones));
  const inMilestone = { ParentId: milestone.Id, MilestoneOrderId: milestone.OrderId };
  const plain = await create(w, activities, inMilestone);
  const second = await create(w, inList(activities), { ...inMilestone, Description: null });
  // with a neighbour, which a change must leave alone
  const first = await changed(w, activities, plain);
  const withOrder = ({ Id }: Row) => ({ Id, MilestoneOrderId: milestone.OrderId });
  await attempt(w, () => reorder(w, 'reorderActivity', activities.shows[0], [first, second], withOrder));
  const indicators = indicatorsOf(first);
  const parent = await changed(w, indicators, await take(w, indicators));
  const child = await take(w, inList(indicators));
  const stage: Stage = { milestone, activities: [first, second], indicators: [parent, child], resources };
  await attempt(w, async () => {
    const third = await take(w, inList(indicators));
    const withOrders = ({ Id, ActivityOrderId, MilestoneOrderId }: Row) => ({ Id, ActivityOrderId, MilestoneOrderId });
    await attempt(w, () => reorder(w, 'reorderIndicator', indicators.shows[0], [child, third], withOrders));
    await attempt(w, () => counted(w, { milestone, activity: first, children: 3 }));
    const moved = await move(w, resources, third, first, second);
    await libraryAgain(w, indicatorsOf(second), moved, second);
  });
  const linked = await attempt(w, () => link(w, indicators, parent, child));
  if (linked) stage.indicators = [parent, linked];
  await attempt(w, () => wrongEdition(w, milestone));
  return stage;
}

const changed = (w: Writing, resource: Resource, made: Row) =>
  leavingStructure(w, resource.update.operationId, () => change(w, resource, made));

/**
 * An Id of another edition is a wrong value; the body changes nothing even where that is
 * overlooked.
 */
async function wrongEdition(w: Writing, own: Row): Promise<void> {
  const [other] = w.inactive;
  if (!other || !allowed(w, 'updateMilestone')) return;
  const [row] = await list(w, 'listMilestones', { id: other.Id as number });
  if (!row) return;
  const { Id, FullName, ShortName } = row;
  const as = needRole(w, 'updateMilestone');
  const { exchange } = await tell(w, 'updateMilestone', {
    as,
    params: { id: w.edition.Id },
    json: { Id, FullName, ShortName },
  });
  did(w, 'updateMilestone', 'request.invalid-accepted');
  if (exchange.status !== 422)
    found(w, 'updateMilestone', {
      check: exchange.status < 300 ? 'request.invalid-accepted' : 'status.unexpected',
      place: '/Id',
      message: notRefused(exchange.status, '422', 'a milestone of another edition'),
      exchange,
    });
  const mixed = { Id: own.Id, FullName: own.FullName, ShortName: own.ShortName, ReportEditionId: other.Id };
  const refused = await tell(w, 'updateMilestone', { as, params: { id: w.edition.Id }, json: mixed });
  if (refused.exchange.status !== 422)
    found(w, 'updateMilestone', {
      check: refused.exchange.status < 300 ? 'request.invalid-accepted' : 'status.unexpected',
      place: '/ReportEditionId',
      message: notRefused(refused.exchange.status, '422', 'another edition than that of the address'),
      exchange: refused.exchange,
    });
  await conflict(
    w,
    'updateMilestone',
    { as, params: { id: other.Id as number }, json: { Id, FullName, ShortName } },
    'inactive-edition',
    'for an edition that is inactive',
  );
}
