/** The triggers that write notices in the transaction of the change, whatever call made it. */

export interface NoticeSource {
  table: string;
  change: 'insert' | 'update';
  /** A select of id, edition_id, country_id, kind, is_qa, user_id, reason from the changed rows. */
  rows: string;
}

/** How many characters of a reason are told; the whole stands on the page. */
const REASON = 160;

/** Steps and assignments; what a parent decides or frees is nobody's step (ADR-155). */
export const workedRows = `select n.id, n.edition_id, n.country_id, told.*
  from new_rows n join old_rows o on o.id = n.id
  cross join lateral (values
    (0, false, n.research_user_id, null::text, n.research_user_id is distinct from o.research_user_id),
    (0, true, n.qa_user_id, null, n.qa_user_id is distinct from o.qa_user_id),
    (1, true, n.qa_user_id, null, o.status < 2 and n.status = 2),
    (2, n.status = 2, case when n.status = 2 then n.qa_user_id else n.research_user_id end, left(n.return_reason, ${REASON}),
      n.status < o.status and n.returned_on is distinct from o.returned_on),
    (3, false, n.research_user_id, null, o.status < 3 and n.status = 3)
  ) told (kind, is_qa, user_id, reason, is_so)
  where (n.status, n.research_user_id, n.qa_user_id) is distinct from (o.status, o.research_user_id, o.qa_user_id)
    and told.is_so and (told.kind = 0 or (n.decided_by is null and o.decided_by is null))`;

/** A new edition may bring the assignments of the one before along. */
export const assignedRows = `select n.id, n.edition_id, n.country_id, told.*, null::text as reason
  from new_rows n
  cross join lateral (values (0, false, n.research_user_id), (0, true, n.qa_user_id)) told (kind, is_qa, user_id)`;

/**
 * Mentions have a list of their own; their notice is for e-mail alone. The comment that a return
 * leaves tags the researcher, who is told of the return itself.
 */
export const taggedRows = `select ci.id, ci.edition_id, ci.country_id, 6 as kind, false as is_qa, n.user_id, null::text as reason
  from new_rows n join comment c on c.id = n.comment_id join country_indicator ci on ci.id = c.country_indicator_id
  where not exists (select from work_notice w where w.act_id = (current_act()).act_id and w.user_id = n.user_id
    and w.country_indicator_id = ci.id and w.e_mail > 0)`;

/** The function and the trigger of a table; many rows are planned for themselves, as events are. */
export function noticesOf({ table, change, rows }: NoticeSource): string[] {
  const name = `tell_${table}_${change}`;
  const transition = change === 'update' ? 'old table as old_rows new table as new_rows' : 'new table as new_rows';
  return [
    `create function ${name}() returns trigger language plpgsql as $$
    declare
      act act;
      many int := (select count(*) from (select from new_rows limit 2) first);
    begin
      if many = 0 then return null; end if;
      act := current_act();
      if many = 1 then
        ${insertNotices(rows, (column) => `act.${column}`)};
      else
        execute $sql$ ${insertNotices(rows, (column) => `($1).${column}`)} $sql$ using act;
      end if;
      return null;
    end $$`,
    `create trigger notice_${change} after ${change} on ${table} referencing ${transition}
      for each statement execute function ${name}()`,
  ];
}

/**
 * One notice for each person, kind and change, of the active edition, by what the person prefers.
 * Nobody is told of what they did themselves.
 */
function insertNotices(rows: string, act: (column: string) => string): string {
  return `insert into work_notice as held (act_id, at, actor_id, user_id, kind, is_qa, edition_id, records, countries,
      country_indicator_id, reason, in_product, e_mail)
    select ${act('act_id')}, ${act('at')}, ${act('user_id')}, t.user_id, t.kind, t.is_qa, t.edition_id, count(*),
      array_agg(distinct t.country_id), case when count(*) = 1 then min(t.id) end, min(t.reason), chosen.in_product, chosen.e_mail
    from (${rows}) t
    join edition e on e.id = t.edition_id and e.status = 1
    join app_user u on u.id = t.user_id and u.status = 1
    left join user_preference p on p.user_id = t.user_id
    cross join lateral (select t.kind <> 6 and coalesce((p.notices->t.kind->>'InProduct')::boolean, true) as in_product,
      coalesce((p.notices->t.kind->>'EMail')::smallint, 2) as e_mail) chosen
    where t.user_id is distinct from ${act('user_id')} and (chosen.in_product or chosen.e_mail > 0)
    group by t.user_id, t.kind, t.is_qa, t.edition_id, chosen.in_product, chosen.e_mail
    on conflict (act_id, user_id, kind, is_qa, edition_id) do update
      set records = held.records + excluded.records, country_indicator_id = null,
        countries = (select array_agg(distinct country) from unnest(held.countries || excluded.countries) country)`;
}
