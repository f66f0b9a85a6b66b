/** How often QA changed what research had rated, and what needs a better tip text [B66]. */
import { sql } from 'kysely';
import { ActivityCause, ActivityRecord, Polarity, WorkflowStatus } from '#generated/enums.ts';
import { agreementOf, type PairCounts, sumPairs } from '#rules/agreement.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db, Row } from '../../db/schema.ts';
import { atOneMoment } from '../../db/transaction.ts';
import { editionOf } from '../../domain/addressed-record.ts';
import { comparedWith, editionOnWire } from '../../domain/edition-results.ts';
import { rowsOf } from '../../domain/edition-rows.ts';
import { orderNumber } from '../../domain/numbers.ts';
import { byName, type Wire } from '../../domain/wire.ts';

type Edition = Row<'edition'>;
const positive = sql.lit(Polarity.Positive);

/** All figures of the edition, of one moment. */
export const readAgreement: Handler<'readAgreement'> = ({ db, record }) =>
  atOneMoment(db, async (trx) => {
    const edition = editionOf(record);
    const against = await comparedWith(trx, edition);
    const counts = await countPairs(trx, edition);
    return ok({
      Against: against ? editionOnWire(against) : null,
      Total: agreementOf(sumPairs(counts)),
      People: await peopleOf(trx, counts),
      Indicators: await indicatorsOf(trx, edition, against?.id ?? 0, counts),
    });
  });

interface Pairs extends PairCounts {
  indicator: number;
  researcher: number | null;
  reviewer: number | null;
}

const STEP_OR_RATING = 3;

/**
 * What is QA completed by indicator, researcher and reviewer. What research had rated is the value
 * before the first change after the first submission; where nothing changed it is the present one.
 */
async function countPairs(db: Db, edition: Edition): Promise<Pairs[]> {
  const { rows } = await sql<Pairs>`
    with pair as (
      select ci.id, ci.country_id, ci.indicator_id, ci.research_user_id, ci.qa_user_id, ci.is_met
      from ${rowsOf(edition)} and ci.status = ${sql.lit(WorkflowStatus.QACompleted)}
        and ci.decided_by is null and ci.is_met is not null
    ), told as (
      select pair.id as pair, e.id as event, e.changes
      from pair join event e on e.country_indicator_id = pair.id
      where e.record = ${sql.lit(ActivityRecord.Rating)} and e.kinds & ${sql.lit(STEP_OR_RATING)} <> 0
        and e.cause <> ${sql.lit(ActivityCause.Consequence)}
      union all
      select pair.id, e.id, part.changes::jsonb
      from event e
      cross join lateral rows from (unnest(e.pairs), json_array_elements(e.details)) as part (id, changes)
      join pair on pair.id = part.id
      where e.edition_id = ${edition.id} and e.country_id in (select country_id from pair)
        and e.pairs is not null and e.details is not null
        and e.kinds & ${sql.lit(STEP_OR_RATING)} <> 0 and e.cause <> ${sql.lit(ActivityCause.Consequence)}
    ), submission as (
      select pair, min(event) as event from told
      where changes -> 'WorkflowStatus' ->> 1 = ${sql.lit(String(WorkflowStatus.QAInProgress))} group by pair
    ), change as (
      select distinct on (told.pair) told.pair, (told.changes -> 'RatingIsMet' ->> 0)::boolean as was_met
      from told join submission on submission.pair = told.pair and told.event > submission.event
      where told.changes ? 'RatingIsMet' order by told.pair, told.event
    ), rated as (
      select pair.*, case when change.pair is null then pair.is_met else change.was_met end as submitted_met
      from pair join submission on submission.pair = pair.id left join change on change.pair = pair.id
    )
    select indicator_id as indicator, research_user_id as researcher, qa_user_id as reviewer, count(*)::int as ratings,
      (count(*) filter (where submitted_met = is_met))::int as agreed,
      (count(*) filter (where submitted_met))::int as "researchMet", (count(*) filter (where is_met))::int as "qaMet"
    from rated where submitted_met is not null group by 1, 2, 3`.execute(db);
  return rows;
}

async function peopleOf(db: Db, counts: Pairs[]): Promise<Wire<'PersonAgreement'>[]> {
  const ids = [...new Set(counts.flatMap(({ researcher, reviewer }) => [researcher ?? 0, reviewer ?? 0]))];
  const users = await db
    .selectFrom('app_user')
    .select(['id as UserId', 'full_name as FullName', 'email as EmailAddress'])
    .where('id', 'in', [0, ...ids])
    .execute();
  return users
    .map((user) => ({
      ...user,
      Research: agreementOf(sumPairs(counts.filter(({ researcher }) => researcher === user.UserId))),
      QA: agreementOf(sumPairs(counts.filter(({ reviewer }) => reviewer === user.UserId))),
    }))
    .sort((a, b) => byName(a.FullName, b.FullName) || a.UserId - b.UserId);
}

interface IndicatorRow {
  id: number;
  number: number;
  name: string;
  returns: number;
  comments: number;
  compared: number;
  reversals: number;
}

async function indicatorsOf(
  db: Db,
  edition: Edition,
  againstId: number,
  counts: Pairs[],
): Promise<Wire<'IndicatorAgreement'>[]> {
  const { rows } = await sql<IndicatorRow>`
    with comments as (
      select country_indicator_id as pair, count(*) as number from comment group by 1
    ), own as (
      select ci.indicator_id, sum(ci.return_count) as returns, sum(comments.number) as comments,
        count(*) filter (where ci.is_met is not null and was.is_met is not null) as compared,
        count(*) filter (where (ci.is_met = (i.polarity = ${positive})) <> (was.is_met = (p.polarity = ${positive}))) as reversals
      from (select ci.* from ${rowsOf(edition)}) ci
      join indicator i on i.id = ci.indicator_id
      left join comments on comments.pair = ci.id
      left join indicator p on p.edition_id = ${againstId} and p.library_indicator_id = i.library_indicator_id
      left join edition_country held on held.edition_id = ${againstId} and held.country_id = ci.country_id
        and held.removed_on is null
      left join country_indicator was on was.edition_id = held.edition_id and was.country_id = held.country_id
        and was.indicator_id = p.id
      group by ci.indicator_id
    )
    select i.id, i.number, i.short_name as name, coalesce(own.returns, 0)::int as returns,
      coalesce(own.comments, 0)::int as comments, coalesce(own.compared, 0)::int as compared,
      coalesce(own.reversals, 0)::int as reversals
    from indicator i left join own on own.indicator_id = i.id
    where i.edition_id = ${edition.id} order by i.number, i.id`.execute(db);
  const byIndicator = Map.groupBy(counts, ({ indicator }) => indicator);
  return rows.map(({ id, number, name, returns, comments, compared, reversals }) => ({
    ...{ IndicatorId: id, OrderNumber: orderNumber(number), ShortName: name },
    Agreement: agreementOf(sumPairs(byIndicator.get(id) ?? [])),
    ...{ Returns: returns, Comments: comments, Compared: compared, Reversals: reversals },
  }));
}
