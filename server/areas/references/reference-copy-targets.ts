/** Which pairs a copy reaches or skips, and why; also for the summary before it [S185]. */

import { sql } from 'kysely';
import { CopySkipReason } from '#generated/enums.ts';
import { listLimits } from '#generated/list-limits.ts';
import type { Caller } from '../../access.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db, Trx } from '../../db/schema.ts';
import { type Pair, pairOf } from '../../domain/addressed-record.ts';
import { snapshotNameSql } from '../../domain/numbers.ts';
import type { Wire } from '../../domain/wire.ts';
import { invalid } from '../../problem.ts';
import { mayManageReferences } from './reference-destinations.ts';

/** The reference to copy and the chosen pairs. */
export interface ChosenCopy {
  pair: Pair;
  caller: Caller;
  body: Wire<'ReferenceCopy'>;
}

/** How many pairs of a reason are named. */
const NAMED = listLimits.ReferenceCopySkip.Pairs;

/** Counts what a copy would do. Rejects with 422 for a reference of another rating. */
export const summariseReferenceCopy: Handler<'summariseReferenceCopy'> = async ({ db, record, caller, body }) => {
  const copy = { pair: pairOf(record), caller, body };
  await requireReferenceOf(db, copy);
  const { possible, skips } = await decide(db, copy);
  return ok({ PossibleCount: possible?.count ?? 0, Skips: skips });
};

/** Ids of the ratings to copy to, and the other chosen pairs by the first reason that holds. */
export async function decideTargets(
  trx: Trx,
  copy: ChosenCopy,
): Promise<{ targets: number[]; skips: Wire<'ReferenceCopySkip'>[] }> {
  const { possible, skips } = await decide(trx, copy, { withIds: true });
  return { targets: possible?.ids ?? [], skips };
}

/** Rejects with 422 where the reference is not of the rating of the address. */
export async function requireReferenceOf(db: Db | Trx, { pair, body }: ChosenCopy): Promise<void> {
  const own = await db
    .selectFrom('reference')
    .select('id')
    .where('id', '=', body.referenceId)
    .where('country_indicator_id', '=', pair.id)
    .executeTakeFirst();
  if (!own) throw invalid([{ pointer: '/referenceId', detail: 'must be a reference of the rating of the address' }]);
}

/** The Ids of selected rows, each once. */
export const idsOf = (rows: Wire<'SelectedRow'>[]): number[] => [...new Set(rows.map(({ Id }) => Id))];

/** The chosen pairs of one reason; without one they are possible. */
interface Decided {
  reason: CopySkipReason | null;
  count: number;
  pairs: Wire<'ReferenceCopyPair'>[] | null;
  ids: number[] | null;
}

/** In one statement, which sends no row for each pair: a whole edition has about 30,000. */
async function decide(db: Db | Trx, copy: ChosenCopy, { withIds = false } = {}) {
  const name = snapshotNameSql(sql.ref('i.number'), sql.ref('i.short_name'));
  const { rows } = await sql<Decided>`
    with decided as materialized (${decidedPairs(copy)}), counted as (
      select reason, count(*)::int as count, array_agg(id) filter (where reason is null and ${withIds}) as ids
      from decided group by reason)
    select counted.*, (
      select json_agg(json_build_object('IndicatorId', indicator_id, 'IndicatorName', indicator_name,
        'CountryId', country_id, 'CountryName', country_name)) from (
          select d.indicator_id, case when i.id is not null then ${name} end as indicator_name,
            d.country_id, c.name as country_name
          from decided d
          left join indicator i on i.id = d.indicator_id and i.edition_id = ${copy.pair.edition_id}
          left join country c on c.id = d.country_id
          where d.reason = counted.reason
          order by i.number nulls last, d.indicator_id, c.sort_order nulls last, d.country_id limit ${NAMED}) named) as pairs
    from counted order by reason`.execute(db);
  return {
    possible: rows.find(({ reason }) => reason === null),
    skips: rows.flatMap(({ reason, count, pairs }) =>
      reason === null ? [] : [{ Reason: reason, Count: count, Pairs: pairs ?? [] }],
    ),
  };
}

const { Source, NotInEdition, NotManageable, AlreadyHeld } = CopySkipReason;

/** Every chosen indicator with every chosen country, and the first reason against it. */
const decidedPairs = ({ pair, caller, body }: ChosenCopy) => sql`
  select ci.id, chosen.indicator_id, chosen.country_id, case
    when ci.id = ${pair.id} then ${sql.lit(Source)}
    when ci.id is null or ec.country_id is null then ${sql.lit(NotInEdition)}
    when not ${mayManageReferences(caller)} then ${sql.lit(NotManageable)}
    when ci.id in (${holders(body.referenceId)}) then ${sql.lit(AlreadyHeld)} end as reason
  from (select indicator_id, country_id from unnest(${idsOf(body.indicators)}::int[]) as indicator_id
    cross join unnest(${idsOf(body.countries)}::int[]) as country_id) chosen
  left join country_indicator ci on ci.edition_id = ${pair.edition_id}
    and ci.indicator_id = chosen.indicator_id and ci.country_id = chosen.country_id
  left join edition_country ec
    on ec.edition_id = ci.edition_id and ec.country_id = ci.country_id and ec.removed_on is null`;

/** The ratings with the same source; as a subquery it is hashed once for any estimate of rows. */
const holders = (referenceId: number) => sql`
  select same.country_indicator_id from reference same
  join reference source on source.id = ${referenceId} and same.title = source.title
    and coalesce(same.url, '') = coalesce(source.url, '')`;
