import { asking, type Case } from './case.ts';
import { statement } from './statement.ts';

/** Enough for a 95th percentile that is not the slowest one alone. */
const ROUNDS = 41;
const KENYA = 404;
/** The active edition of the demonstration, and the one before. */
const EDITIONS = [4, 3] as const;

const totals = (key: string, condition = '') => `
  select ${key}, count(*)::int, count(ci.is_met)::int,
    count(*) filter (where ci.is_met = (i.polarity = 0))::int,
    count(*) filter (where ci.is_met is not null and was.is_met is not null)::int,
    count(*) filter (where was.is_met is not null and ci.is_met = (i.polarity = 0))::int,
    count(*) filter (where ci.is_met is not null and was.is_met = (p.polarity = 0))::int
  from country_indicator ci
  join edition_country ec on ec.edition_id = ci.edition_id and ec.country_id = ci.country_id and ec.removed_on is null
  join indicator i on i.id = ci.indicator_id
  join activity a on a.id = i.activity_id
  left join indicator p on p.edition_id = $2 and p.library_indicator_id = i.library_indicator_id
  left join country_indicator was on was.indicator_id = p.id and was.country_id = ci.country_id
  where ci.edition_id = $1 ${condition}
  group by ${key}`;

/** One plain count by country and milestone of both editions. */
const list = [
  statement(totals('ci.country_id, a.milestone_id'), ...EDITIONS),
  statement(
    `select c.id, c.name, c.region, c.iso_code from edition_country ec join country c on c.id = ec.country_id
     where ec.edition_id = $1 and ec.removed_on is null order by c.sort_order, c.id`,
    EDITIONS[0],
  ),
];

/** The list, as a rank and a region's mean need it, and what is of the country alone. */
const country = [
  ...list,
  statement(totals('i.activity_id', 'and ci.country_id = $3'), ...EDITIONS, KENYA),
  statement(
    `select i.id, i.number, i.short_name, ci.score, was.score, ci.researcher_note, was.researcher_note
     from country_indicator ci join indicator i on i.id = ci.indicator_id
     join indicator p on p.edition_id = $2 and p.library_indicator_id = i.library_indicator_id
     join country_indicator was on was.indicator_id = p.id and was.country_id = ci.country_id
     where ci.edition_id = $1 and ci.country_id = $3 and ci.is_met is distinct from was.is_met order by i.number`,
    ...EDITIONS,
    KENYA,
  ),
  statement(
    `select ci.edition_id, a.milestone_id, count(*)::int, count(ci.is_met)::int,
       count(*) filter (where ci.is_met = (i.polarity = 0))::int
     from country_indicator ci join indicator i on i.id = ci.indicator_id join activity a on a.id = i.activity_id
     where ci.country_id = $1 group by 1, 2`,
    KENYA,
  ),
];

const reading = (name: string, bare: Case['bare'], ask: Parameters<typeof asking>[0]): Case => ({
  name,
  rounds: ROUNDS,
  bare,
  ask: asking(ask),
  goal: 2,
  p95: true,
});

/** What was told of completed ratings by hand, and what is counted of each indicator. */
const agreement = [
  statement(
    `select ci.indicator_id, ci.research_user_id, ci.qa_user_id, count(distinct ci.id), count(*),
       count(*) filter (where e.changes ? 'RatingIsMet'), min(e.id) filter (where e.changes -> 'WorkflowStatus' ->> 1 = '2')
     from country_indicator ci join event e on e.country_indicator_id = ci.id
     where ci.edition_id = $1 and ci.status = 3 and ci.decided_by is null and e.record = 0 and e.kinds & 3 <> 0
     group by 1, 2, 3`,
    EDITIONS[0],
  ),
  statement(
    `select i.id, i.number, i.short_name, sum(ci.return_count), count(*) filter (where ci.is_met <> was.is_met),
       (select count(*) from comment c join country_indicator x on x.id = c.country_indicator_id where x.indicator_id = i.id)
     from indicator i join country_indicator ci on ci.indicator_id = i.id
     left join indicator p on p.edition_id = $2 and p.library_indicator_id = i.library_indicator_id
     left join country_indicator was on was.indicator_id = p.id and was.country_id = ci.country_id
     where i.edition_id = $1 group by i.id order by i.number`,
    ...EDITIONS,
  ),
];

/** Scores of all countries by milestone, and of one country [B60] [B61]; agreement [B66]. */
export const resultsCases: Case[] = [
  reading('results of all countries', list, { operationId: 'listResults', params: { editionId: EDITIONS[0] } }),
  reading('results of a country', country, {
    operationId: 'readCountryResults',
    params: { editionId: EDITIONS[0], countryId: KENYA },
  }),
  reading('agreement of QA with research', agreement, {
    operationId: 'readAgreement',
    params: { editionId: EDITIONS[0] },
  }),
];
