/** The options of the compare page, as trees of FullName and Children [S216]. */
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Handler, ok } from '../../call.ts';
import { byName } from '../../domain/wire.ts';

/** All editions, newest first, and by region the countries that any of them has. */
export const readCompareFilters: Handler<'readCompareFilters'> = async ({ db }) => {
  const editions = await db
    .selectFrom('edition')
    .select(['id as Id', 'name as FullName'])
    .orderBy('creation_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const countries = await db
    .selectFrom('country')
    .select(['id', 'name', 'region'])
    .where('id', 'in', (eb) => eb.selectFrom('edition_country').select('country_id').where('removed_on', 'is', null))
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const regions = [...Map.groupBy(countries, ({ region }) => region)].map(([FullName, rows]) => ({
    FullName,
    Children: rows.map(({ id, name }) => ({ Id: id, FullName: name })),
  }));
  return ok({ Editions: editions, Regions: regions.sort((a, b) => byName(a.FullName, b.FullName)) });
};

/** The milestones of an edition with their activities and indicators, in display order. */
export const listCompareMilestones: Handler<'listCompareMilestones'> = async ({ db, params }) => {
  const milestones = await db
    .selectFrom('milestone as m')
    .select(['m.id as Id', 'm.full_name as FullName'])
    .select((milestone) =>
      jsonArrayFrom(
        milestone
          .selectFrom('activity as a')
          .select(['a.id as Id', 'a.full_name as FullName'])
          .select((activity) =>
            jsonArrayFrom(
              activity
                .selectFrom('indicator as i')
                .select(['i.id as Id', 'i.full_name as FullName'])
                .whereRef('i.activity_id', '=', 'a.id')
                .orderBy('i.order_id'),
            ).as('Children'),
          )
          .whereRef('a.milestone_id', '=', 'm.id')
          .orderBy('a.order_id'),
      ).as('Children'),
    )
    .where('m.edition_id', '=', params.id)
    .orderBy('m.order_id')
    .execute();
  return ok(milestones);
};
