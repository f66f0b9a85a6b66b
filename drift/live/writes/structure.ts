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
  sendAndJudge,
  type Writing,
} from './context.ts';
import { leavingStructure } from './edition-print.ts';
import { libraryAgain, take } from './library.ts';
import { counted, move, reorder } from './order.ts';
import { link } from './parents.ts';
import { create, inList, type Resource } from './resource.ts';
import { resourcesOf, type Stage } from './stage.ts';

/** Builds the stage, trying each of its operations on the way. */
export async function buildStructure(writing: Writing): Promise<Stage> {
  const resources = resourcesOf(writing);
  const { milestone: milestones, activity: activities, indicator: indicatorsOf } = resources;
  const milestone = await changed(writing, milestones, await create(writing, milestones));
  const inMilestone = { ParentId: milestone.Id, MilestoneOrderId: milestone.OrderId };
  const plain = await create(writing, activities, inMilestone);
  const second = await create(writing, inList(activities), { ...inMilestone, Description: null });
  // with a neighbour, which a change must leave alone
  const first = await changed(writing, activities, plain);
  const withOrder = ({ Id }: Row) => ({ Id, MilestoneOrderId: milestone.OrderId });
  await attempt(writing, () => reorder(writing, 'reorderActivity', activities.shows[0], [first, second], withOrder));
  const indicators = indicatorsOf(first);
  const parent = await changed(writing, indicators, await take(writing, indicators));
  const child = await take(writing, inList(indicators));
  const stage: Stage = { milestone, activities: [first, second], indicators: [parent, child], resources };
  await attempt(writing, async () => {
    const third = await take(writing, inList(indicators));
    const withOrders = ({ Id, ActivityOrderId, MilestoneOrderId }: Row) => ({ Id, ActivityOrderId, MilestoneOrderId });
    await attempt(writing, () => reorder(writing, 'reorderIndicator', indicators.shows[0], [child, third], withOrders));
    await attempt(writing, () => counted(writing, { milestone, activity: first, children: 3 }));
    const moved = await move(writing, resources, third, first, second);
    await libraryAgain(writing, indicatorsOf(second), moved, second);
  });
  const linked = await attempt(writing, () => link(writing, indicators, parent, child));
  if (linked) stage.indicators = [parent, linked];
  await attempt(writing, () => wrongEdition(writing, milestone));
  return stage;
}

const changed = (writing: Writing, resource: Resource, made: Row) =>
  leavingStructure(writing, resource.update.operationId, () => change(writing, resource, made));

/**
 * An Id of another edition is a wrong value; the body changes nothing even where that is
 * overlooked.
 */
async function wrongEdition(writing: Writing, own: Row): Promise<void> {
  const [other] = writing.inactive;
  if (!other || !allowed(writing, 'updateMilestone')) return;
  const [row] = await list(writing, 'listMilestones', { id: other.Id as number });
  if (!row) return;
  const { Id, FullName, ShortName } = row;
  const as = needRole(writing, 'updateMilestone');
  const { exchange } = await sendAndJudge(writing, 'updateMilestone', {
    as,
    params: { id: writing.edition.Id },
    json: { Id, FullName, ShortName },
  });
  did(writing, 'updateMilestone', 'request.invalid-accepted');
  if (exchange.status !== 422)
    found(writing, 'updateMilestone', {
      check: exchange.status < 300 ? 'request.invalid-accepted' : 'status.unexpected',
      place: '/Id',
      message: notRefused(exchange.status, '422', 'a milestone of another edition'),
      exchange,
    });
  const mixed = { Id: own.Id, FullName: own.FullName, ShortName: own.ShortName, ReportEditionId: other.Id };
  const refused = await sendAndJudge(writing, 'updateMilestone', {
    as,
    params: { id: writing.edition.Id },
    json: mixed,
  });
  if (refused.exchange.status !== 422)
    found(writing, 'updateMilestone', {
      check: refused.exchange.status < 300 ? 'request.invalid-accepted' : 'status.unexpected',
      place: '/ReportEditionId',
      message: notRefused(refused.exchange.status, '422', 'another edition than that of the address'),
      exchange: refused.exchange,
    });
  await conflict(
    writing,
    'updateMilestone',
    { as, params: { id: other.Id as number }, json: { Id, FullName, ShortName } },
    'inactive-edition',
    'for an edition that is inactive',
  );
}
