import type { Act, LoggedTable } from './logged-tables.ts';
import { type Change, changesOf, conditionOf } from './trigger-sql.ts';

/** Only the people of a rating changed, so that what changed can be alike for many. */
const ASSIGNMENT = 4;
const people = ['o.research_user_id', 'n.research_user_id', 'o.qa_user_id', 'n.qa_user_id'];

/**
 * One event for each country, where one statement changes many ratings: a row with its index
 * entries for each of 28,950 would cost as much as the change itself (ADR-161). Assignments of a
 * country that are alike say once what changed, else `details` says it for each pair.
 */
export function insertTogether(table: LoggedTable, change: Change, act: Act): string {
  const { cause = () => act('cause'), causeName = () => act('cause_name') } = table;
  const one = (value: string) => `case when count(*) = 1 then min(${value}) end`;
  const many = (value: string) => `case when count(*) > 1 then ${value} end`;
  const alike = people.map((_, at) => `p${at}`);
  return `insert into event (act_id, at, operation, user_id, record, action, cause, cause_name, edition_id, country_id,
      kinds, records, record_id, country_indicator_id, indicator_id, library_indicator_id, pairs, libraries, details,
      changes, alike)
    select ${act('act_id')}, ${act('at')}, ${act('operation')}, ${act('user_id')}, ${table.record}, 1, found.*,
      case row_number() over () when 1 then sum(records) over () else 0 end
    from (
      select cause, cause_name, edition_id, country_id, bit_or(kinds) as kinds, count(*) as records,
        ${one('id')} as record_id, ${one('id')} as pair, ${one('indicator_id')} as indicator, ${one('library')} as library,
        ${many('array_agg(id)')} as pairs, ${many('array_agg(library)')} as libraries,
        ${many('jsonb_agg(changes) filter (where changes is not null)')} as details,
        case when alike then jsonb_strip_nulls(jsonb_build_object(
            'ResearchUserName', case when p0 is distinct from p1 then jsonb_build_array(p0, p1) end,
            'QAUserName', case when p2 is distinct from p3 then jsonb_build_array(p2, p3) end))
          when count(*) = 1 then (array_agg(changes))[1] else '{}'::jsonb end as changes
      from (
        select changed.*, ${people.map((_, at) => `case when alike then q${at} end as p${at}`).join(', ')},
          case when not alike then ${changesOf(table, change).replaceAll(/\b([on])\.(\w+)/g, 'changed.$1_$2')} end as changes
        from (
          select n.id, n.edition_id, n.country_id, n.indicator_id, i.library_indicator_id as library,
            ${cause(act, 'n', change)} as cause, ${causeName(act, 'n')} as cause_name,
            kinds.kinds, kinds.kinds = ${ASSIGNMENT} as alike,
            ${people.map((column, at) => `${column} as q${at}`).join(', ')},
            ${table.fields.map(({ column }) => `o.${column} as o_${column}, n.${column} as n_${column}`).join(', ')}
          from new_rows n join old_rows o on o.id = n.id
          left join indicator i on i.id = n.indicator_id
          cross join lateral (select ${table.kinds(change)} as kinds) kinds
          where ${conditionOf(table, change)}
        ) changed
      ) told
      group by cause, cause_name, edition_id, country_id, alike, ${alike.join(', ')}
    ) found`;
}
