/** Shared by all changes of an edition's milestones, activities and indicators. */
import { sql } from 'kysely';
import { ActivityCause, OrderDirection as Direction } from '#generated/enums.ts';
import type { Caller } from '../../access.ts';
import { noContent, type Services } from '../../call.ts';
import { withCause } from '../../db/acts.ts';
import type { Db, Row, Trx } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { freeChildren } from '../../domain/cascade.ts';
import type { Wire } from '../../domain/wire.ts';
import { conflict, type FieldError, invalid, notFound } from '../../problem.ts';

/** A part of the structure, and what its order counts within. */
const containers = { milestone: 'edition_id', activity: 'milestone_id', indicator: 'activity_id' } as const;
export type PartName = keyof typeof containers;
interface Placed {
  id: number;
  edition_id: number;
  order_id: number;
  short_name: string;
  /** What its order counts within. */
  container_id: number;
}
export type Part<T extends PartName> = Row<T> & Placed;

export interface StructureChange<Body> {
  editionId: number;
  body: Body;
  caller: Caller;
  now: Date;
  /** Whether an unmet parent rates the indicators that depend on it. */
  cascades: boolean;
}

interface StructureCall<Body> extends Pick<Services, 'now' | 'parentNotMetCascades'> {
  params: { id: number };
  body: Body;
  caller: Caller;
}

/** The change of a call, in the edition of its address. */
export const changeOf = <Body>(call: StructureCall<Body>): StructureChange<Body> => ({
  editionId: call.params.id,
  body: call.body,
  caller: call.caller,
  now: call.now(),
  cascades: call.parentNotMetCascades,
});

/** The highest order that the tables' numbering allows (ADR-021). */
const LAST_ORDER = 999;

/**
 * Runs one change of an edition's structure at a time, so that orders stay 1…n.
 * An advisory lock instead of the edition's row: saving a rating locks its own row and then the
 * edition's, and renumbering needs the rows of ratings (ADR-061).
 */
export function changeStructure<T>(db: Db, editionId: number, work: (trx: Trx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('structure'), ${editionId}::int)`.execute(trx);
    return work(trx);
  });
}

async function selectPart<T extends PartName>(db: Db, table: T, id: number): Promise<Part<T> | undefined> {
  const { rows } = await sql<Part<T>>`
    select *, ${sql.ref(containers[table])} as container_id from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0];
}

/** A part that the address names. Rejects with 404 where the edition has none such. */
export async function requirePart<T extends PartName>(
  db: Db,
  table: T,
  { editionId, id }: { editionId: number; id: number },
) {
  const part = await selectPart(db, table, id);
  if (part?.edition_id !== editionId) throw notFound();
  return part;
}

/** A part that the body names at `pointer`. Rejects with 422 where the edition does not hold it. */
export async function requireNamedPart<T extends PartName>(
  trx: Trx,
  table: T,
  { editionId, id, pointer = '/Id' }: { editionId: number; id: number; pointer?: string },
): Promise<Part<T>> {
  const part = await selectPart(trx, table, id);
  if (part?.edition_id !== editionId) throw invalid([{ pointer, detail: `This ${table} is not in this edition.` }]);
  return part;
}

/** Refuses with 422 a body that means another edition than the address. */
export function requireSameEdition<B extends { ReportEditionId?: number }>({ editionId, body }: StructureChange<B>) {
  if (body.ReportEditionId !== undefined && body.ReportEditionId !== editionId)
    throw invalid([{ pointer: '/ReportEditionId', detail: 'must be the edition of the address' }]);
}

/** Throws 422 if there are errors. */
export function requireNoErrors(errors: FieldError[]): void {
  if (errors.length > 0) throw invalid(errors);
}

/** The first of `count` new orders at the end. Rejects with 409 where they are too many. */
export async function nextOrder(trx: Trx, table: PartName, containerId: number, count = 1): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(order_id), 0) + 1 as next from ${sql.table(table)}
    where ${sql.ref(containers[table])} = ${containerId}`.execute(trx);
  const next = rows[0]?.next ?? 1;
  if (next + count - 1 > LAST_ORDER) throw conflict('conflict', `There is no room for more than ${LAST_ORDER} here.`);
  return next;
}

/** Moves the parts behind a removed one up by one. */
export async function closeGap(trx: Trx, table: PartName, left: Placed) {
  await withCause(trx, { cause: ActivityCause.Consequence, causeName: left.short_name }, () =>
    sql`update ${sql.table(table)} set order_id = order_id - 1
      where ${sql.ref(containers[table])} = ${left.container_id} and order_id > ${left.order_id}`.execute(trx),
  );
}

const within = { milestone: sql.ref('a.edition_id'), activity: sql.ref('a.milestone_id'), indicator: sql.ref('a.id') };

/**
 * Locks the ratings of parents before renumbering or deleting changes all rows there: saving a
 * parent's rating locks its own row first and then its children's, and the two must not deadlock.
 */
export async function lockParentRatings(trx: Trx, table: PartName, { container_id }: Placed): Promise<void> {
  await sql`select ci.id from country_indicator ci where ci.indicator_id in (
      select child.parent_indicator_id from indicator child
      join indicator parent on parent.id = child.parent_indicator_id join activity a on a.id = parent.activity_id
      where ${within[table]} = ${container_id})
    order by ci.id for no key update`.execute(trx);
}

const itself = { milestone: sql.ref('a.milestone_id'), activity: sql.ref('a.id'), indicator: sql.ref('parent.id') };

/** Ids of the indicators that depend on indicators of a part. */
async function dependents(trx: Trx, table: PartName, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select child.id from indicator child
    join indicator parent on parent.id = child.parent_indicator_id join activity a on a.id = parent.activity_id
    where ${itself[table]} = ${id}`.execute(trx);
  return rows.map((row) => row.id);
}

/**
 * Deletes a part with everything below it and removes the dependencies on it. A part that is gone
 * is no error; rejects with 404 for a part of another edition, and with 409.
 */
export async function deletePart(call: StructureCall<unknown> & { db: Db }, table: PartName, id: number) {
  const change = changeOf(call);
  const { editionId } = change;
  return changeStructure(call.db, editionId, async (trx) => {
    const part = await selectPart(trx, table, id);
    if (part && part.edition_id !== editionId) throw notFound();
    await requireActiveEdition(trx, editionId);
    if (!part) return noContent;
    await lockParentRatings(trx, table, part);
    await freeChildren(trx, await dependents(trx, table, id), change);
    await deleteBelow(trx, table, part);
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
    await closeGap(trx, table, part);
    return noContent;
  });
}

const below = { milestone: 'activity', activity: 'indicator', indicator: undefined } as const;

/** What is below a part goes as its consequence; the foreign keys alone would not say so. */
async function deleteBelow(trx: Trx, table: PartName, { id, short_name }: Placed): Promise<void> {
  const held = below[table];
  if (!held) return;
  await withCause(trx, { cause: ActivityCause.Consequence, causeName: short_name }, () =>
    sql`delete from ${sql.table(held)} where ${sql.ref(containers[held])} = ${id}`.execute(trx),
  );
}

type Reorder = Pick<Wire<'ActivityReorder'>, 'Id' | 'OrderDirection'>;

/** Swaps a part with its neighbour above (0) or below (1). Rejects with 422, or 409. */
export async function swapPart<T extends PartName>(
  trx: Trx,
  table: T,
  { editionId, body: { Id: id, OrderDirection } }: StructureChange<Reorder>,
): Promise<Part<T>> {
  const part = await requireNamedPart(trx, table, { editionId, id });
  await requireActiveEdition(trx, editionId);
  await lockParentRatings(trx, table, part);
  const order = part.order_id + (OrderDirection === Direction.Up ? -1 : 1);
  const neighbour = await withCause(trx, { cause: ActivityCause.Consequence, causeName: part.short_name }, () =>
    sql`update ${sql.table(table)} set order_id = ${part.order_id}
      where ${sql.ref(containers[table])} = ${part.container_id} and order_id = ${order} returning id`.execute(trx),
  );
  if (neighbour.rows.length === 0) throw conflict('past-the-end', 'Cant move element past the end of the given array.');
  await sql`update ${sql.table(table)} set order_id = ${order} where id = ${id}`.execute(trx);
  return part;
}

/** What every edit of a part writes beside its own columns. */
export const editColumns = (
  { caller, now }: Pick<StructureChange<unknown>, 'caller' | 'now'>,
  { version }: Row<PartName>,
) => ({
  version: version + 1,
  changed_on: now,
  changed_by: caller.id,
});
