/** A saved view of one's own: kept as sent, seen by nobody else, renamed, deleted at the end. */
import { ViewList } from '../../../generated/enums.ts';
import { hold } from './compare.ts';
import { allowed, conflict, did, found, keep, list, must, needRole, type Row, type Writing } from './context.ts';
import { mustKeyed } from './repeat.ts';

export const ofViews = ['createView', 'updateView', 'deleteView'];

/** Begins only where the backend keeps views. */
export async function keepView(writing: Writing): Promise<void> {
  if (ofViews.some((id) => !writing.run.contract.operations.has(id) || !allowed(writing, id, true))) return;
  const as = needRole(writing, 'createView');
  const facts = (userId: number) => (userId === as.userId ? ['view:own'] : []);
  const mine = () => list(writing, 'listViews', {}, undefined, as);
  const before = await mine();
  const Content = {
    Format: 1,
    Filters: [{ Name: 'status', Values: ['0', '1'] }],
    Order: '-due',
    HiddenColumns: ['due'],
  };
  const body = { List: ViewList.Dashboard, Name: `${writing.marker} view`, IsShared: false, DefaultRoles: [], Content };

  // the name is stored without the blanks at its ends
  const json = { ...body, Name: ` ${body.Name} ` };
  const made = await mustKeyed(writing, 'createView', { as, json }, [201]);
  const { Id } = made.body as Row;
  const params = { viewId: Number(Id) };
  const remove = () => must(writing, 'deleteView', { as, params }, [204]);
  writing.cleanup.push(remove);
  const listed = async () => (await mine()).find((row) => row.Id === Id) ?? {};
  const expect = async (operationId: string, expected: Row, { body: answer, exchange }: typeof made) => {
    hold(writing, answer as Row, { operationId, where: 'in the answer', expected, exchange });
    hold(writing, await listed(), { operationId, where: 'in listViews', expected, exchange });
    did(writing, operationId, 'write.not-persisted');
  };
  await expect('createView', { ...body, Version: 1 }, made);
  await made.again();
  await conflict(writing, 'createView', { as, json: body }, 'duplicate-name', 'where a view has the name');
  await seenByNobodyElse(writing, { id: Number(Id), userId: as.userId });

  const { List: _, ...sent } = { ...body, Name: `${writing.marker} view, renamed`, Version: 1 };
  const renamed = await mustKeyed(writing, 'updateView', { as, params, json: sent }, [200]);
  await expect('updateView', { ...sent, Version: 2 }, renamed);
  await conflict(writing, 'updateView', { as, params, json: sent }, 'stale', 'for a version that has passed');
  keep(writing, { operationId: 'updateView', as, params, body: { ...sent, Version: 2 }, facts, watch: listed });
  keep(writing, { operationId: 'deleteView', as, params, facts, watch: listed });
  writing.later.push(async () => {
    const { exchange } = await remove();
    await remove();
    did(writing, 'deleteView', 'write.not-persisted');
    if ((await mine()).length > before.length)
      found(writing, 'deleteView', {
        check: 'write.not-persisted',
        place: 'listViews',
        message: 'what was deleted is still listed',
        exchange,
      });
  });
}

async function seenByNobodyElse(writing: Writing, { id, userId }: { id: number; userId: number }): Promise<void> {
  const other = writing.run.roles.find((role) => role.userId !== userId);
  if (!other) return;
  const theirs = await list(writing, 'listViews', {}, undefined, other);
  did(writing, 'createView', 'write.side-effect');
  if (theirs.some(({ Id }) => Id === id))
    found(writing, 'createView', {
      check: 'write.side-effect',
      place: 'listViews',
      message: `a view of one person is listed to ${other.name}`,
    });
}
