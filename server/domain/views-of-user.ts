import { EditionStatus } from '#generated/enums.ts';
import type { Db, Row } from '../db/schema.ts';
import { asRole, byName, type Wire } from './wire.ts';

/** Views with their authors: one's own and those of the active edition, by name. */
export async function viewsFor(db: Db, userId: number): Promise<Wire<'SavedView'>[]> {
  const rows = await withAuthors(db)
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        and([eb('v.edition_id', 'is', null), eb('v.user_id', '=', userId)]),
        exists(
          selectFrom('edition as e')
            .select('e.id')
            .whereRef('e.id', '=', 'v.edition_id')
            .where('e.status', '=', EditionStatus.Active),
        ),
      ]),
    )
    .execute();
  return rows.sort((a, b) => byName(a.name, b.name) || a.id - b.id).map(viewOnWire);
}

/** One view with its author, which is there. */
export const readView = async (db: Db, id: number): Promise<Wire<'SavedView'>> =>
  viewOnWire(await withAuthors(db).where('v.id', '=', id).executeTakeFirstOrThrow());

const withAuthors = (db: Db) =>
  db
    .selectFrom('saved_view as v')
    .innerJoin('app_user as u', 'u.id', 'v.user_id')
    .selectAll('v')
    .select('u.full_name as author_name');

const viewOnWire = (row: Row<'saved_view'> & { author_name: string }): Wire<'SavedView'> => ({
  Id: row.id,
  List: row.list as Wire<'ViewList'>,
  Name: row.name,
  IsShared: row.edition_id !== null,
  AuthorName: row.author_name,
  DefaultRoles: (row.default_roles ?? []).map(asRole),
  Content: row.content,
  Version: row.version,
});
