/** What is counted of ratings before they become results: one statement each. */
import { type RawBuilder, sql } from 'kysely';
import { Polarity, WorkflowStatus } from '#generated/enums.ts';
import type { Counts } from '#rules/results.ts';
import type { Db } from '../db/schema.ts';

export interface Choice {
  editionId: number;
  /** Of the edition to compare with; 0 for none. */
  againstId: number;
  completedOnly: boolean;
}

/** What of a rating counts: the polarity is that of its own edition (ADR-199). */
const isRated = (row: string, { completedOnly }: Choice): RawBuilder<unknown> =>
  completedOnly
    ? sql`(${sql.ref(`${row}.is_met`)} is not null and ${sql.ref(`${row}.status`)} = ${sql.lit(WorkflowStatus.QACompleted)})`
    : sql`(${sql.ref(`${row}.is_met`)} is not null)`;
export const isFavourable = (row: string, polarity: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${row}.is_met`)} = (${sql.ref(polarity)} = ${sql.lit(Polarity.Positive)})`;
const count = (...conditions: RawBuilder<unknown>[]) =>
  sql`(count(*) filter (where ${sql.join(conditions, sql` and `)}))::int`;

/** The indicators of the edition, each with the one of the same library indicator in the other. */
const indicators = ({ editionId, againstId }: Choice) => sql`
  select i.id, i.number, i.short_name, i.polarity, i.activity_id, a.milestone_id,
    before.id as previous_id, before.polarity as previous_polarity
  from indicator i join activity a on a.id = i.activity_id
  left join indicator before on before.edition_id = ${againstId}
    and before.library_indicator_id = i.library_indicator_id
  where i.edition_id = ${editionId}`;

/** The countries that are in both editions, with their ratings of an indicator of the statement. */
const comparedRows = ({ againstId }: Choice) => sql`
  left join edition_country held on held.edition_id = ${againstId} and held.country_id = ci.country_id
    and held.removed_on is null
  left join country_indicator was on was.edition_id = held.edition_id and was.country_id = held.country_id
    and was.indicator_id = i.previous_id`;

const counted = (choice: Choice) => {
  const is = isRated('ci', choice);
  const both = sql`${is} and ${isRated('was', choice)}`;
  return sql`
    count(*)::int as indicators, ${count(is)} as rated,
    ${count(is, isFavourable('ci', 'i.polarity'))} as favourable,
    ${count(both)} as common,
    ${count(both, isFavourable('ci', 'i.polarity'))} as "commonFavourable",
    ${count(both, isFavourable('was', 'i.previous_polarity'))} as "commonPrevious"`;
};

/** By the ids of countries and of milestones, of all countries that are in the edition. */
export async function countCountries(db: Db, choice: Choice): Promise<Map<number, Map<number, Counts>>> {
  const { rows } = await sql<Counts & { country: number; milestone: number }>`
    with i as materialized (${indicators(choice)})
    select ci.country_id as country, i.milestone_id as milestone, ${counted(choice)}
    from edition_country ec
    join country_indicator ci on ci.edition_id = ec.edition_id and ci.country_id = ec.country_id
    join i on i.id = ci.indicator_id ${comparedRows(choice)}
    where ec.edition_id = ${choice.editionId} and ec.removed_on is null
    group by ci.country_id, i.milestone_id`.execute(db);
  const found = new Map<number, Map<number, Counts>>();
  for (const { country, milestone, ...counts } of rows) {
    const of = found.get(country) ?? new Map<number, Counts>();
    found.set(country, of.set(milestone, counts));
  }
  return found;
}

/** By the ids of activities, of one country. */
export async function countActivities(db: Db, choice: Choice, countryId: number): Promise<Map<number, Counts>> {
  const { rows } = await sql<Counts & { activity: number }>`
    with i as materialized (${indicators(choice)})
    select i.activity_id as activity, ${counted(choice)}
    from country_indicator ci join i on i.id = ci.indicator_id ${comparedRows(choice)}
    where ci.edition_id = ${choice.editionId} and ci.country_id = ${countryId}
    group by i.activity_id`.execute(db);
  return new Map(rows.map(({ activity, ...counts }) => [activity, counts]));
}

export interface ComparedRow {
  id: number;
  previous_id: number;
  number: number;
  short_name: string;
  polarity: number;
  previous_polarity: number;
  score: number | null;
  previous_score: number | null;
  is_met: boolean | null;
  was_met: boolean | null;
  note: string | null;
  previous_note: string | null;
}

/** The country indicators that both editions hold; what does not count as rated is null. */
export async function comparedIndicators(db: Db, choice: Choice, countryId: number): Promise<ComparedRow[]> {
  const [is, was] = [isRated('ci', choice), isRated('was', choice)];
  const { rows } = await sql<ComparedRow>`
    with i as materialized (${indicators(choice)})
    select i.id, i.previous_id, i.number, i.short_name, i.polarity, i.previous_polarity,
      case when ${is} then ci.score end as score, case when ${was} then was.score end as previous_score,
      case when ${is} then ci.is_met end as is_met, case when ${was} then was.is_met end as was_met,
      ci.researcher_note as note, was.researcher_note as previous_note
    from country_indicator ci join i on i.id = ci.indicator_id ${comparedRows(choice)}
    where ci.edition_id = ${choice.editionId} and ci.country_id = ${countryId} and was.id is not null
      and (${is} or ${was})
    order by i.number, i.id`.execute(db);
  return rows;
}

/** By the ids of editions and of milestones, of one country in every edition that it is in. */
export async function countEditions(db: Db, countryId: number, completedOnly: boolean): Promise<Map<number, Counts[]>> {
  const choice = { editionId: 0, againstId: 0, completedOnly };
  const { rows } = await sql<Omit<Counts, 'common' | 'commonFavourable' | 'commonPrevious'> & { edition: number }>`
    select ci.edition_id as edition, count(*)::int as indicators, ${count(isRated('ci', choice))} as rated,
      ${count(isRated('ci', choice), isFavourable('ci', 'i.polarity'))} as favourable
    from edition_country ec
    join country_indicator ci on ci.edition_id = ec.edition_id and ci.country_id = ec.country_id
    join indicator i on i.id = ci.indicator_id
    join activity a on a.id = i.activity_id
    where ec.country_id = ${countryId} and ec.removed_on is null
    group by ci.edition_id, a.milestone_id`.execute(db);
  const none = { common: 0, commonFavourable: 0, commonPrevious: 0 };
  const found = new Map<number, Counts[]>();
  for (const { edition, ...counts } of rows)
    found.set(edition, [...(found.get(edition) ?? []), { ...counts, ...none }]);
  return found;
}
