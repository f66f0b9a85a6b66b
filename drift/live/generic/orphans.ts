/** What becomes of the records below one that is deleted. */
import { type CallResult, performed, report } from '../run.ts';
import { listShape } from './lists.ts';
import { isAllowed, isSuccess, type Probe, roleFor, send } from './probe.ts';
import { isMakeable, make, type Own, readOwn } from './records.ts';
import { extrasOf } from './requests.ts';
import { type Resource, resourceNamed } from './resources.ts';
import { allRows } from './rows.ts';
import { finalPointer } from './schema.ts';

/**
 * A record whose parent was deleted is gone as well, or the deletion is refused, or a list outside
 * of the parent leads to it still. No contract says so, hence a warning. What is left is removed at
 * the end of the run, by its own address.
 */
export async function checkOrphans(probe: Probe, parent: Resource): Promise<void> {
  const { remove } = parent;
  const child = probe.resources.find((one) => isBelow(probe, one, parent) && isMakeable(probe, one));
  const name = child?.parents.at(-1);
  const reader = child?.read && roleFor(probe, child.read);
  const as = remove && roleFor(probe, remove);
  if (!child?.read || name === undefined || !reader || !as || !isAllowed(probe, remove)) return;
  const above = await make(probe, parent);
  const parents = above && { ...above.params, [name]: above.params[parent.idParameter] ?? '' };
  const below = parents && (await make(probe, child, undefined, { parents }));
  const deleted = above && below && (await whenGone(probe, above));
  if (!deleted) return;
  const left = await send(probe, child.read, { as: reader, params: below.params, ...extrasOf(probe, child.read) });
  performed(probe.run, remove.operationId, 'delete.orphan');
  if (!left || !isSuccess(left) || (await isListedElsewhere(probe, below))) return;
  report(probe.run, remove, {
    check: 'delete.orphan',
    place: child.name,
    message: `DELETE answered ${deleted.exchange.status}, and its ${child.name} is left: ${child.read.operationId} answered ${left.exchange.status} afterwards`,
    exchange: deleted.exchange,
  });
}

/** Whether a list that asks for no parent has the record. */
async function isListedElsewhere(probe: Probe, { resource, params }: Own): Promise<boolean> {
  const { contract, api } = probe;
  const { schema, idMember, idParameter } = resource;
  if (schema === undefined || idMember === undefined) return false;
  for (const operation of contract.operations.values()) {
    const shape = operation.path.includes('{') ? undefined : listShape(contract, operation, api);
    if (!shape || finalPointer(contract, shape.row) !== finalPointer(contract, schema)) continue;
    const rows = await allRows(probe, { operation, shape }, {});
    if (rows?.some((row) => String(row[idMember]) === String(params[idParameter]))) return true;
  }
  return false;
}

/** With an address of its own: one below the parent's leads nowhere then, also to remove it. */
const isBelow = ({ resources }: Probe, child: Resource, parent: Resource): boolean => {
  const name = child.parents.at(-1);
  if (child.address.startsWith(`${child.collection}/`)) return false;
  return name !== undefined && child !== parent && resourceNamed(resources, child.collection, name) === parent;
};

/** Deletes a record; the answer, where its address knows of it no more. */
async function whenGone(probe: Probe, own: Own): Promise<CallResult | undefined> {
  const { remove, read } = own.resource;
  const as = remove && roleFor(probe, remove);
  if (!remove || !as) return undefined;
  const etag = (await readOwn(probe, own))?.result.exchange.headers.get('etag') ?? null;
  const deleted = await send(probe, remove, { as, params: own.params, ...extrasOf(probe, remove, etag) });
  const reader = read && roleFor(probe, read);
  if (!deleted || !isSuccess(deleted) || !read || !reader) return undefined;
  const after = await send(probe, read, { as: reader, params: own.params, ...extrasOf(probe, read) });
  return after && [404, 410].includes(after.exchange.status) ? deleted : undefined;
}
