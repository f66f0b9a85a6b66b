import type { Db, Trx } from '../../server/db/schema.ts';

/** Runs the work and takes everything back. */
export async function tryOutIn<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const undo = new Error('undo');
  let result: T | undefined;
  await db
    .transaction()
    .execute(async (trx) => {
      result = await work(trx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result as T;
}

export const addEdition = async (trx: Trx, name: string, status = 0) =>
  trx
    .insertInto('edition')
    .values({ name, start_date: '2030-01-01', status })
    .returning('id')
    .executeTakeFirstOrThrow();

/** An edition of one milestone with two activities of three indicators, and one country. */
export async function addFramework(trx: Trx) {
  const { id: edition_id } = await addEdition(trx, 'Framework', 1);
  const named = (name: string) => ({ full_name: name, short_name: name });
  const milestone = await trx
    .insertInto('milestone')
    .values({ edition_id, order_id: 1, ...named('Milestone') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const indicators: number[] = [];
  const activities: number[] = [];
  await trx.insertInto('edition_country').values({ edition_id, country_id: 404 }).execute();
  for (const order_id of [1, 2]) {
    const values = { edition_id, milestone_id: milestone.id, order_id, ...named('Activity') };
    const { id: activity_id } = await trx
      .insertInto('activity')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    activities.push(activity_id);
    for (const order of [1, 2, 3]) {
      const text = { ...named('Indicator'), description: '', time_period: '' };
      const library = await trx.insertInto('library_indicator').values(text).returning('id').executeTakeFirstOrThrow();
      const row = { ...text, edition_id, activity_id, order_id: order, library_indicator_id: library.id };
      const { id } = await trx.insertInto('indicator').values(row).returning('id').executeTakeFirstOrThrow();
      indicators.push(id);
      await trx.insertInto('country_indicator').values({ edition_id, country_id: 404, indicator_id: id }).execute();
    }
  }
  return { edition_id, milestone_id: milestone.id, activities, indicators };
}

/** The rows of the one country in the order of the dashboard, with the number that their position holds. */
export const positions = async (trx: Trx) => {
  const rows = await trx
    .selectFrom('country_indicator')
    .select(['indicator_id', 'position'])
    .orderBy('position')
    .execute();
  const rank = await trx.selectFrom('country').select('sort_order').where('id', '=', 404).executeTakeFirstOrThrow();
  return rows.map((row) => ({ id: row.indicator_id, number: row.position - rank.sort_order * 1e9 }));
};
