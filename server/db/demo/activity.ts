/**
 * A plausible history of the demonstration data. It is derived from the rows themselves in one
 * statement, since loading them leaves no events: nobody made those changes.
 */
import { type RawBuilder, sql } from 'kysely';
import {
  ActivityAction as Action,
  ActivityCause as Cause,
  ActivityKind as Kind,
  Polarity,
  ActivityRecord as Subject,
  WorkflowStatus,
} from '#generated/enums.ts';
import type { Trx } from '../schema.ts';
import { activeEditionId } from './editions.ts';
import { stepHours } from './progress.ts';

const ADMIN = 1;
const rows = sql`r.edition_id, r.country_id, r.indicator_id, i.library_indicator_id, r.id, r.id`;
const noRow = sql`null::int, null::int, null::int, null::int, null::int`;
const noSet = sql`null::int[], null::int[], null::json, 1`;
const number = sql.raw;
const bits = (...kinds: number[]) => number(String(kinds.reduce((set, kind) => set | (1 << kind), 0)));
const ratings = sql`country_indicator r join indicator i on i.id = r.indicator_id`;
const active = number(String(activeEditionId));
/** With what research had rated, by whom and when, where QA changed it before completing it. */
const firstRatings = sql`${ratings} cross join lateral (
    select r.status = ${number(String(WorkflowStatus.QACompleted))} and r.decided_by is null and r.rating_updated_by = r.qa_user_id
      and r.qa_user_id <> r.research_user_id as is_revised
  ) told cross join lateral (
    select case when is_revised then r.submitted_on - interval '1 hour' * ${number(String(stepHours.submitted))} else r.rating_updated_on end as at,
      case when is_revised then r.research_user_id else r.rating_updated_by end as by,
      case when is_revised then not r.is_met else r.is_met end as is_met,
      case when not is_revised then r.score when r.is_met then 0 when i.polarity = ${number(String(Polarity.Negative))} then -1 else 1 end as score
  ) first`;

/** Columns in the order of `insert into event` below; `act` tells which events belong together. */
const parts: RawBuilder<unknown>[] = [
  // accounts, by the operator's command
  sql`select 'account ' || u.id as act, u.date_created as at, null::int as user_id, null as operation, ${number(String(Cause.Command))} as cause,
    null as cause_name, ${bits(Kind.Person)} as kinds, ${number(String(Action.Added))} as action, ${number(String(Subject.User))} as record,
    u.full_name as record_name, ${noRow}, u.id, ${noSet},
    jsonb_build_object('FullName', jsonb_build_array(null, u.full_name), 'EmailAddress', jsonb_build_array(null, u.email),
      'Role', jsonb_build_array(null, u.role), 'Status', jsonb_build_array(null, u.status)) as changes
    from app_user u`,
  // editions with their members
  sql`select 'edition ' || e.id, e.creation_date, ${number(String(ADMIN))}, 'createReportEdition', ${number(String(Cause.ByHand))}, null,
    ${bits(Kind.Edition)}, ${number(String(Action.Added))}, ${number(String(Subject.Edition))}, e.name,
    e.id, null, null, null, null, e.id, ${noSet},
    jsonb_build_object('Name', jsonb_build_array(null, e.name), 'StartDate', jsonb_build_array(null, e.start_date), 'Status', jsonb_build_array(null, 1))
    from edition e`,
  sql`select 'edition ' || m.edition_id, m.date_added, ${number(String(ADMIN))}, 'createReportEdition', ${number(String(Cause.ByHand))}, null,
    ${bits(Kind.Edition)}, ${number(String(Action.Added))}, ${number(String(Subject.EditionUser))}, u.full_name,
    m.edition_id, null, null, null, null, u.id, ${noSet}, '{}'
    from edition_user m join app_user u on u.id = m.user_id`,
  sql`select 'edition ' || m.edition_id, m.date_added, ${number(String(ADMIN))}, 'createReportEdition', ${number(String(Cause.ByHand))}, null,
    ${bits(Kind.Edition)}, ${number(String(Action.Added))}, ${number(String(Subject.EditionCountry))}, c.name,
    m.edition_id, m.country_id, null, null, null, c.id, ${noSet}, '{}'
    from edition_country m join country c on c.id = m.country_id`,
  // work of the active edition, assigned in bulk
  ...[
    { column: 'research_user_id', field: 'ResearchUserName', hours: 30 },
    { column: 'qa_user_id', field: 'QAUserName', hours: 31 },
  ].map(
    ({
      column,
      field,
      hours,
    }) => sql`select ${sql.lit(`${field} `)} || r.${sql.ref(column)}, e.creation_date + interval '1 hour' * ${number(String(hours))} + interval '1 minute' * r.${sql.ref(column)},
      ${number(String(ADMIN))}, 'assignWorkflow', ${number(String(Cause.Bulk))}, null, ${bits(Kind.Assignment)}, ${number(String(Action.Changed))}, ${number(String(Subject.Rating))}, null,
      r.edition_id, r.country_id, case when count(*) = 1 then min(r.indicator_id) end, case when count(*) = 1 then min(i.library_indicator_id) end,
      case when count(*) = 1 then min(r.id) end, case when count(*) = 1 then min(r.id) end,
      case when count(*) > 1 then array_agg(r.id order by r.id) end, case when count(*) > 1 then array_agg(i.library_indicator_id order by r.id) end, null::json, count(*)::int,
      jsonb_build_object(${sql.lit(field)}, jsonb_build_array(null, r.${sql.ref(column)}))
      from ${ratings} join edition e on e.id = r.edition_id
      where r.edition_id = ${active} and r.${sql.ref(column)} is not null group by r.edition_id, r.country_id, r.${sql.ref(column)}, e.creation_date`,
  ),
  // a draft of some notes, then the rating as it is
  sql`select 'draft ' || r.id, first.at - interval '2 days', first.by, 'updateRating', ${number(String(Cause.ByHand))}, null,
    ${bits(Kind.Rating, Kind.Step)}, ${number(String(Action.Changed))}, ${number(String(Subject.Rating))}, null, ${rows}, ${noSet},
    jsonb_build_object('Score', jsonb_build_array(null, first.score), 'RatingIsMet', jsonb_build_array(null, first.is_met),
      'ResearcherNote', jsonb_build_array(null, ${draftOf('r.researcher_note')}), 'WorkflowStatus', '[0, 1]'::jsonb)
    from ${firstRatings} where ${isDrafted()}`,
  sql`select 'rating ' || r.id, first.at, first.by, 'updateRating', ${number(String(Cause.ByHand))}, null,
    case when ${isDrafted()} then ${bits(Kind.Rating)} else ${bits(Kind.Rating, Kind.Step)} end, ${number(String(Action.Changed))}, ${number(String(Subject.Rating))}, null, ${rows}, ${noSet},
    case when ${isDrafted()} then jsonb_build_object('ResearcherNote', jsonb_build_array(${draftOf('r.researcher_note')}, r.researcher_note))
      else jsonb_build_object('Score', jsonb_build_array(null, first.score), 'RatingIsMet', jsonb_build_array(null, first.is_met),
        'ResearcherNote', jsonb_build_array(null, r.researcher_note), 'WorkflowStatus', '[0, 1]'::jsonb) end
    from ${firstRatings} where r.edition_id = ${active} and r.rating_updated_by is not null`,
  // some were changed by QA
  sql`select 'revised ' || r.id, r.rating_updated_on, r.rating_updated_by, 'updateRating', ${number(String(Cause.ByHand))}, null,
    ${bits(Kind.Rating)}, ${number(String(Action.Changed))}, ${number(String(Subject.Rating))}, null, ${rows}, ${noSet},
    jsonb_build_object('Score', jsonb_build_array(first.score, r.score), 'RatingIsMet', jsonb_build_array(first.is_met, r.is_met))
    from ${firstRatings} where r.edition_id = ${active} and is_revised`,
  // some came back from QA
  ...[
    {
      from: WorkflowStatus.ResearchInProgress,
      to: WorkflowStatus.QAInProgress,
      by: 'rating_updated_by',
      hours: stepHours.submitted,
    },
    {
      from: WorkflowStatus.QAInProgress,
      to: WorkflowStatus.ResearchInProgress,
      by: 'returned_by',
      hours: stepHours.returned,
    },
  ].map(
    ({
      from,
      to,
      by,
      hours,
    }) => sql`select 'return ' || ${number(String(to))} || ' ' || r.id, r.rating_updated_on + interval '1 hour' * ${number(String(hours))}, r.${sql.ref(by)}, 'promoteRatingWorkflow', ${number(String(Cause.ByHand))}, null,
      ${bits(Kind.Step)}, ${number(String(Action.Changed))}, ${number(String(Subject.Rating))}, null, ${rows}, ${noSet},
      jsonb_build_object('WorkflowStatus', jsonb_build_array(${number(String(from))}, ${number(String(to))}))
      from ${ratings} where r.edition_id = ${active} and r.returned_on is not null`,
  ),
  ...[
    { to: WorkflowStatus.QAInProgress, by: 'first.by', at: 'submitted_on' },
    { to: WorkflowStatus.QACompleted, by: 'r.qa_user_id', at: 'status_since' },
  ].map(
    ({
      to,
      by,
      at,
    }) => sql`select 'step ' || ${number(String(to))} || ' ' || r.id, r.${sql.ref(at)}, ${sql.ref(by)}, 'promoteRatingWorkflow', ${number(String(Cause.ByHand))}, null,
      ${bits(Kind.Step)}, ${number(String(Action.Changed))}, ${number(String(Subject.Rating))}, null, ${rows}, ${noSet},
      jsonb_build_object('WorkflowStatus', jsonb_build_array(${number(String(to - 1))}, ${number(String(to))}))
      from ${firstRatings} where r.edition_id = ${active} and r.rating_updated_by is not null and r.status >= ${number(String(to))}`,
  ),
  sql`select 'comment ' || c.id, c.date_created, c.author_id, 'addComment', ${number(String(Cause.ByHand))}, null,
    ${bits(Kind.Comment)}, ${number(String(Action.Added))}, ${number(String(Subject.Comment))}, null,
    r.edition_id, r.country_id, r.indicator_id, i.library_indicator_id, r.id, c.id, ${noSet}, '{}'
    from comment c join ${ratings} on r.id = c.country_indicator_id where r.edition_id = ${active}`,
  // earlier editions came as one file each
  sql`select 'import ' || e.id, e.inactive_date - interval '7 days', ${number(String(ADMIN))}, 'importFile', ${number(String(Cause.Import))}, null,
    ${bits(Kind.Import)}, ${number(String(Action.Done))}, ${number(String(Subject.File))}, file.name, ${noRow}, null::int, ${noSet},
    jsonb_build_object('FileName', jsonb_build_array(null, file.name), 'RatingChangedCount', jsonb_build_array(null,
      (select count(*) from country_indicator r where r.edition_id = e.id and r.score is not null)))
    from edition e cross join lateral (select 'ratings-' || extract(year from e.start_date) || '.xlsx' as name) file where e.id <> ${active}`,
  sql`select 'import ' || r.edition_id, e.inactive_date - interval '7 days', ${number(String(ADMIN))}, 'importFile', ${number(String(Cause.Import))}, null,
    ${bits(Kind.Rating, Kind.Step)}, ${number(String(Action.Changed))}, ${number(String(Subject.Rating))}, null,
    r.edition_id, r.country_id, null, null, null, null, array_agg(r.id order by r.id), array_agg(i.library_indicator_id order by r.id),
    json_agg(json_build_object('Score', json_build_array(null, r.score), 'RatingIsMet', json_build_array(null, r.is_met),
      'ResearcherNote', json_build_array(null, r.researcher_note), 'WorkflowStatus', json_build_array(0, r.status)) order by r.id), count(*)::int, '{}'
    from ${ratings} join edition e on e.id = r.edition_id
    where r.edition_id <> ${active} and r.score is not null group by r.edition_id, r.country_id, e.inactive_date having count(*) > 1`,
];

/** The first half of a note, as it was first saved; of every fourth rating. */
function draftOf(note: string): RawBuilder<string> {
  return sql`regexp_replace(left(${sql.ref(note)}, greatest(3, length(${sql.ref(note)}) / 2)), '\\s+\\S*$', '')`;
}

function isDrafted(): RawBuilder<boolean> {
  return sql`(r.edition_id = ${active} and r.rating_updated_by is not null and (r.id % 4 = 1 or r.country_id = 404))`;
}

/** Writes the history, in the order in which it would have happened, alike on every engine. */
export async function loadActivity(trx: Trx): Promise<void> {
  await sql`
    with told(act, at, user_id, operation, cause, cause_name, kinds, action, record, record_name, edition_id, country_id,
        indicator_id, library_indicator_id, country_indicator_id, record_id, pairs, libraries, details, records, changes) as (
      ${sql.join(parts, sql` union all `)}
    ), placed as (
      select told.*, min(at) over acts as began, row_number() over (partition by act, record order by country_id, record_id) as place,
        sum(records) over (partition by act, record) as together
      from told window acts as (partition by act)
    )
    insert into event (act_id, at, user_id, operation, cause, cause_name, kinds, action, record, record_name, edition_id,
      country_id, indicator_id, library_indicator_id, country_indicator_id, record_id, pairs, libraries, details, records,
      changes, alike)
    select dense_rank() over (order by began, act collate "C"), at, user_id, operation, cause, cause_name, kinds, action, record,
      record_name, edition_id, country_id, indicator_id, library_indicator_id, country_indicator_id, record_id, pairs,
      libraries, details, records, changes, case when place = 1 and (cause <> ${Cause.Import}::int or pairs is null) then together else 0 end
    from placed order by began, act collate "C", record desc, place`.execute(trx);
  await sql`select setval('act_id', (select max(act_id) from event))`.execute(trx);
}
