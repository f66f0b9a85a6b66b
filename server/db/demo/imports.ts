/**
 * An import of the active edition that can be looked at and undone. It writes what a real one does,
 * so that triggers record its events and what an undo needs.
 */
import { type RawBuilder, sql } from 'kysely';
import { ActivityCause, ActivityKind, Polarity, WorkflowStatus } from '#generated/enums.ts';
import { recordFile } from '../../domain/file-event.ts';
import type { Trx } from '../schema.ts';
import { activeEditionId } from './editions.ts';

const ADMIN = 1;
const dominica = 212;
const [RATINGS, NEWLY_MET] = [8, 2];
const FileName = 'dominica-review.xlsx';
const at = sql`'2026-11-19T09:20:00Z'::timestamptz`;

/** Ratings that are not completed, without children or a parent that a change would change too. */
const chosen: RawBuilder<unknown> = sql`select ci.*, row_number() over (order by ci.id) as place
  from country_indicator ci join indicator i on i.id = ci.indicator_id
  where ci.edition_id = ${activeEditionId} and ci.country_id = ${dominica} and i.polarity = ${Polarity.Positive}
    and i.parent_indicator_id is null and not exists (select from indicator child where child.parent_indicator_id = i.id)
    and ci.score = 0 and ci.status in (${WorkflowStatus.ResearchInProgress}, ${WorkflowStatus.QAInProgress})
    and ci.rating_updated_on < '2026-11-18'
  order by ci.id limit ${RATINGS}`;

export async function loadImport(trx: Trx): Promise<void> {
  const act = {
    ...{ user: ADMIN, operation: 'importFile', at: '2026-11-19T09:20:00Z' },
    ...{ cause: ActivityCause.Import, causeName: FileName },
  };
  await sql`select set_config('app.act', ${JSON.stringify(act)}, true)`.execute(trx);
  await recordFile(trx, ActivityKind.Import, {
    FileName,
    FileDigest: '5d1f0c6f3b7e4a2998c1d0e7f6a5b4c3d2e1f00112233445566778899aabbccd',
    ...{ RatingChangedCount: RATINGS, AssignmentChangedCount: 0, ReferenceAddedCount: 1 },
  });
  await sql`insert into import (act_id, edition_ids) select (current_act()).act_id, array[${activeEditionId}]::int[]`.execute(
    trx,
  );
  await sql`
    insert into reference (country_indicator_id, title, author, publication_date, information, year_first_used, changed_on, changed_by)
    select id, 'Review of road safety data 2026', 'Ministry of Works of Dominica', 'November 2026',
      'Answers of the ministry to the questions of the review.', 2026, ${at}, ${ADMIN} from (${chosen}) own where place = 1`.execute(
    trx,
  );
  await sql`
    with chosen as materialized (${chosen})
    update country_indicator ci set
      score = case when chosen.place <= ${NEWLY_MET} then 1 else 0 end, is_met = chosen.place <= ${NEWLY_MET},
      researcher_note = concat(chosen.researcher_note, ' Confirmed by the Ministry of Works in November.'),
      version = ci.version + 1, changed_on = ${at}, changed_by = ${ADMIN}, rating_updated_on = ${at}, rating_updated_by = ${ADMIN}
    from chosen where chosen.id = ci.id`.execute(trx);
  // later statements of this transaction are not part of the import
  await sql`select set_config('app.act', '', true), set_config('app.act_id', '', true)`.execute(trx);
}
