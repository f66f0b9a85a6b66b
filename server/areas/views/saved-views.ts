/** Saved views of lists: one's own, and those shared with the active edition (ADR-188). */
import { sql } from 'kysely';
import { EditionStatus } from '#generated/enums.ts';
import { fields } from '#generated/fields.ts';
import { foldName, seenOf } from '#rules/names.ts';
import { requireAllowed } from '../../access.ts';
import { type Call, created, type Handler, noContent, ok } from '../../call.ts';
import type { Row, Trx } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { requireVersion } from '../../domain/versions.ts';
import { readView, viewsFor } from '../../domain/views-of-user.ts';
import type { Wire } from '../../domain/wire.ts';
import { conflict, type FieldError, invalid, notFound } from '../../problem.ts';

/** So many views of one list a person has, and so many an edition. */
const MOST = 50;

export const listViews: Handler<'listViews'> = async ({ db, caller }) => ok(await viewsFor(db, caller.id));

/** Rejects with 403 for a shared one, with 422, or with 409 `duplicate-name` or `conflict`. */
export const createView: Handler<'createView'> = async (call) => {
  const { db, caller, body } = call;
  requireValid(body);
  if (body.IsShared) requireSharing(call);
  return inTransaction(db, async (trx) => {
    const edition_id = body.IsShared ? await activeEditionId(trx) : null;
    const place = { user_id: caller.id, edition_id, list: body.List };
    await lockViews(trx, place);
    await requirePlace(trx, place, body.Name);
    const roles = rolesOf(body);
    await leaveRoles(trx, { ...place, roles, by: call });
    const values = {
      ...place,
      name: body.Name.trim(),
      content: JSON.stringify(body.Content),
      default_roles: orNull(roles),
    };
    const { id } = await trx.insertInto('saved_view').values(values).returning('id').executeTakeFirstOrThrow();
    return created(await readView(trx, id));
  });
};

/** Rejects with 404, with 403 for sharing an own view, with 422, or with 409. */
export const updateView: Handler<'updateView'> = async (call) => {
  const { db, params, body, caller, now } = call;
  requireValid(body);
  return inTransaction(db, async (trx) => {
    const view = await lockView(trx, params.viewId);
    if (!view) throw notFound();
    if (view.edition_id !== null && !body.IsShared)
      throw invalid([{ pointer: '/IsShared', detail: 'A view that is shared stays shared: delete it instead.' }]);
    if (view.edition_id === null && body.IsShared) requireSharing(call);
    if (view.edition_id !== null) await requireActiveEdition(trx, view.edition_id);
    await requireVersion(trx, view, body.Version);
    const edition_id = view.edition_id ?? (body.IsShared ? await activeEditionId(trx) : null);
    const place = { user_id: view.user_id, edition_id, list: view.list };
    await lockViews(trx, place);
    await requirePlace(trx, place, body.Name, view);
    const roles = rolesOf(body);
    await leaveRoles(trx, { ...place, roles, by: call, exceptId: view.id });
    const values = {
      ...{ edition_id, name: body.Name.trim(), content: JSON.stringify(body.Content), default_roles: orNull(roles) },
      ...{ version: view.version + 1, changed_on: now(), changed_by: caller.id },
    };
    await trx.updateTable('saved_view').set(values).where('id', '=', view.id).execute();
    return ok(await readView(trx, view.id));
  });
};

/** Rejects with 409 where the view's edition is inactive. */
export const deleteView: Handler<'deleteView'> = async ({ db, params: { viewId } }) =>
  inTransaction(db, async (trx) => {
    const view = await lockView(trx, viewId);
    if (!view) return noContent;
    if (view.edition_id !== null) await requireActiveEdition(trx, view.edition_id);
    await trx.deleteFrom('saved_view').where('id', '=', viewId).execute();
    return noContent;
  });

type Body = Wire<'SavedViewCreate'> | Wire<'SavedViewUpdate'>;

/** A name of whitespace, a role twice, a default that nobody else sees. */
function requireValid({ Name, IsShared, DefaultRoles }: Body): void {
  const { minLength, message } = fields.SavedViewCreate.Name;
  const twice = DefaultRoles.findIndex((role, at) => DefaultRoles.indexOf(role) < at);
  const errors: FieldError[] = [];
  if (seenOf(Name).length < minLength) errors.push({ pointer: '/Name', detail: message });
  if (twice >= 0) errors.push({ pointer: `/DefaultRoles/${twice}`, detail: 'is there twice' });
  if (!IsShared && DefaultRoles.length > 0)
    errors.push({ pointer: '/DefaultRoles', detail: 'Only a shared view can be a default.' });
  if (errors.length > 0) throw invalid(errors);
}

const requireSharing = ({ caller }: Pick<Call, 'caller'>) =>
  requireAllowed('updateView', [...caller.permissions, 'view:shared']);

const rolesOf = ({ DefaultRoles }: Body): number[] => DefaultRoles.toSorted((one, other) => one - other);

const orNull = (roles: number[]) => (roles.length > 0 ? roles : null);

/** Kept active until the transaction ends. */
async function activeEditionId(trx: Trx): Promise<number> {
  const edition = await trx
    .selectFrom('edition')
    .select('id')
    .where('status', '=', EditionStatus.Active)
    .forShare()
    .executeTakeFirst();
  if (!edition) throw conflict('conflict', 'No edition is active, so there is nobody to share it with.');
  return edition.id;
}

const lockView = (trx: Trx, id: number) =>
  trx.selectFrom('saved_view').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Where a view's name is the only one: among the views of a person, or of an edition. */
type Place = Pick<Row<'saved_view'>, 'user_id' | 'edition_id' | 'list'>;

const beside = (trx: Trx, { user_id, edition_id, list }: Place) =>
  edition_id === null
    ? trx
        .selectFrom('saved_view')
        .where('list', '=', list)
        .where('edition_id', 'is', null)
        .where('user_id', '=', user_id)
    : trx.selectFrom('saved_view').where('list', '=', list).where('edition_id', '=', edition_id);

/** Two that are saved at once see each other's names and roles. */
const lockViews = (trx: Trx, { user_id, edition_id }: Place) =>
  sql`select pg_advisory_xact_lock(hashtext('saved_view'), ${edition_id ?? -user_id})`.execute(trx);

/** Compared in JavaScript: the database may fold ASCII only. */
async function requirePlace(trx: Trx, place: Place, name: string, own?: Row<'saved_view'>): Promise<void> {
  const all = await beside(trx, place).select(['id', 'name']).execute();
  const others = all.filter(({ id }) => id !== own?.id);
  const isShared = place.edition_id !== null;
  if (others.some((other) => foldName(other.name) === foldName(name)))
    throw conflict('duplicate-name', `${isShared ? 'A shared view' : 'A view of yours'} has this name already.`);
  if (others.length >= MOST)
    throw conflict(
      'conflict',
      `${isShared ? 'The edition has' : 'You have'} ${MOST} views of this list: delete one first.`,
    );
}

type Leaving = Place & { roles: number[]; by: Pick<Call, 'caller' | 'now'>; exceptId?: number };

/** A role has one default a list: these leave the views that they had. */
async function leaveRoles(trx: Trx, { roles, by, exceptId = 0, ...place }: Leaving): Promise<void> {
  if (roles.length === 0 || place.edition_id === null) return;
  for (const view of await beside(trx, place).selectAll().where('id', '<>', exceptId).execute()) {
    const had = view.default_roles ?? [];
    const left = had.filter((role) => !roles.includes(role));
    if (left.length === had.length) continue;
    const change = { version: view.version + 1, changed_on: by.now(), changed_by: by.caller.id };
    await trx
      .updateTable('saved_view')
      .set({ default_roles: orNull(left), ...change })
      .where('id', '=', view.id)
      .execute();
  }
}
