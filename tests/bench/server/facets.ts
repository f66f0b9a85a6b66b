import { asking, type Case } from './case.ts';
import { statement } from './statement.ts';

const ROUNDS = 15;
/** The active edition of the demonstration. */
const EDITION = 4;

const grouped = (key: string, condition: string, join = '') =>
  statement(
    `select ${key}, count(*)::int from country_indicator ci ${join} where ci.edition_id = $1 ${condition} group by 1`,
    EDITION,
  );

/** One plain count a filter, each with the conditions of the other filters. */
const plain = (statuses: string, countries: string) => [
  grouped('ci.status', countries),
  grouped('ci.country_id', statuses),
  ...['ci.research_user_id', 'ci.qa_user_id', 'ci.next_user_id'].map((key) => grouped(key, statuses + countries)),
  grouped(
    'a.milestone_id',
    statuses + countries,
    'join indicator i on i.id = ci.indicator_id join activity a on a.id = i.activity_id',
  ),
  statement(
    `select count(*) filter (where returned_on is not null and decided_by is null),
      count(*) filter (where next_user_id is not null and research_due_date < current_date),
      count(*) filter (where research_user_id = 2 or qa_user_id = 2),
      count(*) filter (where status_since < now() - interval '7 days'),
      count(*) filter (where status_since < now() - interval '14 days'),
      count(*) filter (where status_since < now() - interval '30 days')
    from country_indicator ci where ci.edition_id = $1 ${statuses} ${countries}`,
    EDITION,
  ),
];

const facets = (name: string, bare: Case['bare'], query: Record<string, unknown>): Case => ({
  name,
  rounds: ROUNDS,
  bare,
  ask: asking({
    operationId: 'readDashboardFacets',
    params: { editionId: EDITION },
    query: { currentUser: false, ...query },
  }),
  goal: 2,
});

/** The counts of all filter options, beside a plain count a filter [B2]. */
export const facetCases: Case[] = [
  facets('facets, no filter', plain('', ''), {}),
  facets('facets, two filters', plain('and ci.status in (0, 1)', 'and ci.country_id in (4, 404, 578)'), {
    workflows: '[0,1]',
    countries: '[4,404,578]',
  }),
];
