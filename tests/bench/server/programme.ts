import { asking, type Case } from './case.ts';
import { statement } from './statement.ts';

const ROUNDS = 15;
/** The active edition of the demonstration. */
const EDITION = 4;
const rows = (select: string, rest: string) => statement(`select ${select} from country_indicator ci ${rest}`, EDITION);
const ofEdition = 'where ci.edition_id = $1';

/** One plain count of each part of the page [B20]. */
const overview = [
  rows('ci.status, count(*)::int', `${ofEdition} group by 1`),
  rows('c.region, ci.status, count(*)::int', `join country c on c.id = ci.country_id ${ofEdition} group by 1, 2`),
  rows(
    'a.milestone_id, ci.status, count(*)::int',
    `join indicator i on i.id = ci.indicator_id join activity a on a.id = i.activity_id ${ofEdition} group by 1, 2`,
  ),
  rows('ci.submitted_on::date, count(*)::int', `${ofEdition} and ci.status in (2, 3) group by 1`),
  rows('ci.status_since::date, count(*)::int', `${ofEdition} and ci.status = 3 group by 1`),
];

/** One plain pass a task [B21]. */
const workload = [
  rows(
    `ci.research_user_id, count(*)::int, count(*) filter (where ci.status = 0 and ci.next_user_id = ci.research_user_id),
      count(*) filter (where ci.status = 1 and ci.next_user_id = ci.research_user_id), count(*) filter (where ci.status = 2),
      count(*) filter (where ci.status = 3), count(*) filter (where ci.status = 1 and ci.returned_on is not null),
      count(*) filter (where ci.next_user_id = ci.research_user_id and ci.research_due_date < current_date)`,
    `${ofEdition} group by 1`,
  ),
  rows(
    `ci.qa_user_id, count(*)::int, count(*) filter (where ci.status = 2 and ci.next_user_id = ci.qa_user_id),
      count(*) filter (where ci.status = 3), min(ci.status_since) filter (where ci.status = 2),
      percentile_cont(0.5) within group (order by extract(epoch from ci.status_since - ci.submitted_on)::float8)
        filter (where ci.status = 3)`,
    `${ofEdition} group by 1`,
  ),
];

const conditions = [
  `ci.next_user_id is not null and ci.qa_user_id is null
    and (ci.status = 2 or ci.status = 1 and ci.score is not null)`,
  "ci.next_user_id is not null and ci.status = 2 and ci.status_since < now() - interval '14 days'",
  'ci.next_user_id = 0 and ci.status = 0',
  'ci.return_count > 1 and ci.next_user_id is not null',
  `ci.next_user_id is not null and ci.status > 0 and exists (select from indicator own join country_indicator p
    on p.indicator_id = own.parent_indicator_id and p.country_id = ci.country_id
    where own.id = ci.indicator_id and p.score is null)`,
  'ci.next_user_id in (6, 13, 14)',
];

/** A count and the first rows of each rule [B24]. */
const stuck = conditions.flatMap((condition) => [
  rows('count(*)::int', `${ofEdition} and ${condition}`),
  rows('ci.*', `${ofEdition} and ${condition} order by ci.status_since, ci.position limit 5`),
]);

const reading = (
  name: string,
  operationId: 'readProgramme' | 'listWorkload' | 'listStuck',
  bare: Case['bare'],
): Case => ({
  name,
  rounds: ROUNDS,
  bare,
  ask: asking({ operationId, params: { editionId: EDITION } }),
  goal: 2,
});

export const programmeCases: Case[] = [
  reading('programme, totals', 'readProgramme', overview),
  reading('programme, workload', 'listWorkload', workload),
  reading('programme, stuck', 'listStuck', stuck),
];
