import { type Act, type Change, IMPORT, type LoggedTable } from './logged-table.ts';

/**
 * One event for each country, where one statement changes many ratings: a row with its index
 * entries for each of 28,950 would cost as much as the change itself (ADR-161). Assignments of a
 * country that are alike say once what changed, else `details` says it for each pair.
 * JSON is put together as text, which takes a third of the time that building jsonb does.
 */
export function insertTogether(table: LoggedTable, change: Change, act: Act): string {
  const { cause = () => act('cause'), causeName = () => act('cause_name') } = table;
  const one = (value: string) => `case when count(*) = 1 then min(${value}) end`;
  const many = (value: string) => `case when count(*) > 1 then ${value} end`;
  return `insert into event (act_id, at, operation, user_id, record, action, cause, cause_name, edition_id, country_id,
      kinds, records, record_id, country_indicator_id, indicator_id, library_indicator_id, pairs, libraries, details,
      changes, alike)
    select ${act('act_id')}, ${act('at')}, ${act('operation')}, ${act('user_id')}, ${table.record}, 1, found.*,
      case when ${act('cause')} <> ${IMPORT} and row_number() over () = 1 then sum(records) over () else 0 end
    from (
      select cause, cause_name, edition_id, country_id, bit_or(kinds) as kinds, count(*) as records,
        ${one('id')} as record_id, ${one('id')} as pair, ${one('indicator_id')} as indicator, ${one('library')} as library,
        ${many('array_agg(id)')} as pairs, ${many('array_agg(library)')} as libraries,
        case when count(*) > 1 and alike is null then '[{' || string_agg(changes, '},{') || '}]' end::json as details,
        case when count(*) = 1 or alike is not null then '{' || min(changes) || '}' else '{}' end::jsonb as changes
      from (
        select id, edition_id, country_id, indicator_id, library, cause, cause_name, substr(concat(t1, t2, t4), 2) as changes,
          (t1 <> '')::int + (t2 <> '')::int * 2 + (t4 <> '')::int * 4 as kinds,
          case when t1 = '' and t2 = '' then t4 end as alike
        from (
          select n.id, n.edition_id, n.country_id, n.indicator_id, i.library_indicator_id as library,
            ${cause(act, change)} as cause, ${causeName(act, change)} as cause_name,
            ${[1, 2, 4].map((kind) => `${textOf(table, kind)} as t${kind}`).join(', ')}
          from new_rows n join old_rows o on o.id = n.id
          left join indicator i on i.id = n.indicator_id
          offset 0
        ) told
        where t1 <> '' or t2 <> '' or t4 <> ''
      ) keyed
      group by edition_id, country_id, cause, cause_name, alike
    ) found`;
}

/** The members of a kind, each with a comma before it; each pair of values is compared once. */
const textOf = ({ fields }: LoggedTable, kind: number): string =>
  `concat(${fields
    .filter((field) => field.kind === kind)
    .map(memberOf)
    .join(', ')})`;

/** ',"Score":[0,1]', or nothing. */
function memberOf({ name, column }: LoggedTable['fields'][number]): string {
  const valueIn = (row: string) => `coalesce(to_json(${row}.${column})::text, 'null')`;
  return `case when o.${column} is distinct from n.${column}
    then ',"${name}":[' || ${valueIn('o')} || ',' || ${valueIn('n')} || ']' end`;
}
