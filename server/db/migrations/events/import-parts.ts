/** Ratings as they are logged since migration 0019: an import keeps what undoing it takes. */
import { withDueDates } from './due-dates.ts';
import { IMPORT, type LoggedTable } from './logged-table.ts';

const rating = withDueDates.find(({ name }) => name === 'country_indicator') as LoggedTable;

/** A mark that rests or that the import takes away; rows without one are not in the list. */
const returned = `json_agg(json_build_object('id', o.id, 'returned_on', o.returned_on, 'returned_by', o.returned_by,
  'return_reason', o.return_reason)) filter (where o.returned_on is not null)`;

/** Of a rating that a parent decided: by which indicator, and what was set aside. */
const decided = `json_agg(json_build_object('id', o.id, 'decided_by', o.decided_by, 'aside_score', o.aside_score,
  'aside_is_met', o.aside_is_met, 'aside_note', o.aside_note, 'aside_status', o.aside_status,
  'aside_updated_on', o.aside_updated_on, 'aside_updated_by', o.aside_updated_by,
  'aside_status_since', o.aside_status_since)) filter (where o.decided_by is not null)`;

/** The old rows are at hand here; the statement of the import would read them once more. */
const keepPart = `if act.cause = ${IMPORT} and exists (select from import where act_id = act.act_id) then
  insert into import_part (act_id, part, pairs, versions, rated_on, rated_by, status_since, submitted_on, assigned_on,
      decided, returned)
    select act.act_id, (select count(*) from import_part where act_id = act.act_id), array_agg(o.id),
      array_agg(case when n.version <> o.version then n.version end), array_agg(o.rating_updated_on),
      array_agg(o.rating_updated_by), array_agg(o.status_since), array_agg(o.submitted_on), array_agg(o.assigned_on),
      ${decided}, ${returned}
    from old_rows o join new_rows n on n.id = o.id;
end if;`;

export const withImportParts: LoggedTable = { ...rating, besides: { update: keepPart } };
