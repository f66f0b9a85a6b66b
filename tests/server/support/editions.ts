import { sql } from 'kysely';
import type { TestApp } from './app.ts';

export const editionsOf = (test: TestApp) => test.db.selectFrom('edition').selectAll().orderBy('id').execute();

/** Takes new editions away and makes the demonstration's own what they were, with all their users and countries. */
export async function restoreEditions({ db }: TestApp): Promise<void> {
  await db.deleteFrom('edition').where('id', '>', 4).execute();
  const fresh = { changed_on: null, changed_by: null, name: sql<string>`'Road Safety Report ' || (2022 + id)` };
  await db
    .updateTable('edition')
    .set({ ...fresh, status: 0, version: 2 })
    .execute();
  await db.updateTable('edition').set({ status: 1, inactive_date: null, version: 1 }).where('id', '=', 4).execute();
  await db.updateTable('edition_user').set({ removed_on: null }).where('edition_id', '=', 4).execute();
  await db.updateTable('edition_country').set({ removed_on: null }).where('edition_id', 'in', [2, 4]).execute();
}

/** Everything that a duplicate shares with its source, without Ids of its own. */
export async function contentOf({ db }: TestApp, editionId: number) {
  const text = ['full_name', 'short_name', 'description'] as const;
  const milestones = await db
    .selectFrom('milestone')
    .select(['order_id', ...text, 'version'])
    .where('edition_id', '=', editionId)
    .orderBy('order_id')
    .execute();
  const activities = await db
    .selectFrom('activity as a')
    .innerJoin('milestone as m', 'm.id', 'a.milestone_id')
    .select(['m.order_id as milestone', 'a.order_id', 'a.full_name', 'a.short_name', 'a.description', 'a.version'])
    .where('a.edition_id', '=', editionId)
    .orderBy('m.order_id')
    .orderBy('a.order_id')
    .execute();
  const indicators = await db
    .selectFrom('indicator as i')
    .leftJoin('indicator as p', 'p.id', 'i.parent_indicator_id')
    .select(['i.number', 'i.order_id', 'i.full_name', 'i.short_name', 'i.description', 'i.response_rules'])
    .select(['i.time_period', 'i.polarity', 'i.library_indicator_id', 'p.number as parent', 'i.version'])
    .where('i.edition_id', '=', editionId)
    .orderBy('i.number')
    .execute();
  const users = await db
    .selectFrom('edition_user')
    .select('user_id')
    .where('edition_id', '=', editionId)
    .where('removed_on', 'is', null)
    .orderBy('user_id')
    .execute();
  const countries = await db
    .selectFrom('edition_country')
    .select('country_id')
    .where('edition_id', '=', editionId)
    .where('removed_on', 'is', null)
    .orderBy('country_id')
    .execute();
  return {
    milestones,
    activities,
    indicators,
    users: users.map(({ user_id }) => user_id),
    countries: countries.map(({ country_id }) => country_id),
  };
}
