/** The countries of an edition; a removed one keeps its work (ADR-031). */
import { created, type Handler, noContent, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { decideChildrenOfUnmet } from '../../domain/cascade.ts';
import { openMissingRows } from '../../domain/country-indicator-rows.ts';
import { countryOnWire, type Wire } from '../../domain/wire.ts';
import { invalid } from '../../problem.ts';
import { lockActiveEdition } from './edition-lock.ts';

const byCountry = (db: Db) => db.selectFrom('country').selectAll().orderBy('sort_order').orderBy('id');

async function listed(query: ReturnType<typeof byCountry>): Promise<Wire<'Country'>[]> {
  return (await query.execute()).map(countryOnWire);
}

const memberIds = (db: Db, editionId: number) =>
  db
    .selectFrom('edition_country')
    .select('country_id')
    .where('edition_id', '=', editionId)
    .where('removed_on', 'is', null);

/** The countries of the edition, by name. */
export const listEditionCountries: Handler<'listEditionCountries'> = async ({ db, params: { id } }) =>
  ok(await listed(byCountry(db).where('id', 'in', memberIds(db, id))));

/** The countries that do not belong to it, by name. */
export const listEditionGlobalCountries: Handler<'listEditionGlobalCountries'> = async ({ db, params: { id } }) =>
  ok(await listed(byCountry(db).where('id', 'not in', memberIds(db, id))));

/** Adds countries with Open rows; removed ones return with their work. Rejects with 422 or 409. */
export const addEditionCountries: Handler<'addEditionCountries'> = async (call) => {
  const { id: editionId } = call.params;
  const ids = call.body.map(({ Id }) => Id);
  const addedOn = call.now();
  return inTransaction(call.db, async (trx) => {
    const countries = await listed(byCountry(trx).where('id', 'in', ids));
    requireAll(countries, ids);
    await lockActiveEdition(trx, editionId);
    await trx
      .insertInto('edition_country')
      .values(countries.map(({ Id }) => ({ edition_id: editionId, country_id: Id, date_added: addedOn })))
      .onConflict((conflict) =>
        conflict
          .columns(['edition_id', 'country_id'])
          .doUpdateSet((eb) => ({ removed_on: null, date_added: eb.ref('excluded.date_added') }))
          .where('edition_country.removed_on', 'is not', null),
      )
      .execute();
    await openMissingRows(trx, { editionId, countryIds: ids });
    // rows that were added while the country was removed, and rows that were never rated
    if (call.parentNotMetCascades) await decideChildrenOfUnmet(trx, { editionId, countryIds: ids });
    return created(countries);
  });
};

function requireAll(countries: Wire<'Country'>[], ids: readonly number[]): void {
  const known = new Set(countries.map(({ Id }) => Id));
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ pointer: `/${index}/Id`, detail: 'There is no such country' }],
  );
  if (errors.length > 0) throw invalid(errors);
}

/** Removes a country and keeps its rows; a missing one is no error. Rejects with 409. */
export const removeEditionCountry: Handler<'removeEditionCountry'> = async ({ db, params, now }) => {
  const { id: editionId, countryId } = params;
  const removedOn = now();
  return inTransaction(db, async (trx) => {
    await requireActiveEdition(trx, editionId);
    await trx
      .updateTable('edition_country')
      .set({ removed_on: removedOn })
      .where('edition_id', '=', editionId)
      .where('country_id', '=', countryId)
      .where('removed_on', 'is', null)
      .execute();
    return noContent;
  });
};
