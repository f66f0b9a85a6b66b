/** The activity log: every change, newest first (ADR-160). */
import { sql } from 'kysely';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { pairOf } from '../../domain/addressed-record.ts';
import { idList } from '../../query.ts';
import { aboutUser, every, filteredBy, isMixed, ofEdition, ofEditionCountry, ofPairs } from './activity-conditions.ts';
import { activityPage, actPage, placeOfLibrary, placeOfPairs, whole } from './activity-page.ts';

/** Everything that was changed, filtered; a filter on an indicator returns its part of events. */
export const listActivity: Handler<'listActivity'> = async ({ db, query }) => {
  const { act, fold } = query;
  if (act !== undefined && !fold) return ok(await actPage(db, act, query));
  const libraryIndicators = idList(query.indicators);
  const filters = {
    libraryIndicators,
    users: idList(query.users),
    kinds: idList(query.kinds),
    countries: idList(query.countries),
    editions: idList(query.editions),
    since: query.since,
    until: query.until,
  };
  const branches = filteredBy(filters);
  const within = act === undefined ? branches : branches.map((branch) => every([branch, sql`e.act_id = ${act}`]));
  const [library, ...others] = libraryIndicators;
  const place = library !== undefined && others.length === 0 ? placeOfLibrary(library) : whole;
  const folded = fold ? within.map((branch) => every([branch, sql`e.alike > 0`])) : within;
  return ok(await activityPage(db, folded, { ...query, place, isMixed: isMixed(filters) }));
};

/** The same country indicator in all editions. */
export const listRatingActivity: Handler<'listRatingActivity'> = async ({ db, record, query }) => {
  const { country_id: countryId, indicator_id: indicatorId } = pairOf(record);
  const pairs = await pairsOf(db, { indicatorId, countryId });
  return ok(await activityPage(db, ofPairs(pairs, countryId), { ...query, place: placeOfPairs(pairs) }));
};

/** A country in one edition, with all its ratings. */
export const listCountryActivity: Handler<'listCountryActivity'> = async ({ db, params, query }) =>
  ok(
    await activityPage(db, ofEditionCountry({ editionId: params.reportEditionId, countryId: params.countryId }), query),
  );

/** An edition itself, without its ratings. */
export const listEditionActivity: Handler<'listEditionActivity'> = async ({ db, params: { id }, query }) =>
  ok(await activityPage(db, ofEdition(id), query));

/** An account and its memberships of editions. */
export const listUserActivity: Handler<'listUserActivity'> = async ({ db, params: { userId }, query }) =>
  ok(await activityPage(db, aboutUser(userId), query));

/** Asked first: planning the page around an unknown list takes longer than reading it. */
async function pairsOf(
  db: Db,
  { indicatorId, countryId }: { indicatorId: number; countryId: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select ci.id from indicator own
    join indicator i on i.library_indicator_id = own.library_indicator_id
    join country_indicator ci on ci.indicator_id = i.id and ci.country_id = ${countryId}
    where own.id = ${indicatorId}`.execute(db);
  return rows.map(({ id }) => id);
}
