/** What rows say on the wire, of the columns that lists and pages share. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActivityField, MailFrequency, RatingCheck, WorkflowStatus, WorkNoticeKind } from '#generated/enums.ts';
import type { Database } from '../../server/db/open.ts';
import {
  type CheckRow,
  checkColumns,
  checksOffIn,
  checksOnWire,
  editionBefore,
} from '../../server/domain/check-columns.ts';
import { changesOnWire, namesIn } from '../../server/domain/event-changes.ts';
import { defaultNotices } from '../../server/domain/notice-preferences.ts';
import { dueDateOf, dueDatesOf, type WorkRow, workColumns, workOnWire } from '../../server/domain/work-columns.ts';
import { openTestDatabase } from '../support/database.ts';
import { kenyaRatingId } from './support/app.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('what somebody has to do', () => {
  const since = new Date('2026-11-02T10:00:00Z');
  const returned = new Date('2026-11-03T10:00:00Z');
  const row: WorkRow = {
    ...{ decided_by: null, status_since: since, returned_on: returned, last_activity_on: returned },
    ...{ research_due: '2026-11-30', qa_due: null },
  };

  it('[B5] [B13] is told with its dates; the mark of a return rests while a parent decides', () => {
    expect(workOnWire(row)).toEqual({
      ...{ StatusSince: '2026-11-02T10:00:00.000Z', ReturnedOn: '2026-11-03T10:00:00.000Z' },
      ...{ ResearchDueDate: '2026-11-30', QADueDate: null, LastActivityOn: '2026-11-03T10:00:00.000Z' },
    });
    expect(workOnWire({ ...row, decided_by: 451 }).ReturnedOn).toBeNull();
    expect(workOnWire({ ...row, returned_on: null }).ReturnedOn).toBeNull();
  });

  it('[B22] is due by its own date, else by that of the edition, of the task that is next', async () => {
    const { db } = database;
    const edition = await dueDatesOf(db, 4);
    expect(edition).toEqual({ research_due_date: '2026-11-30', qa_due_date: '2026-12-15' });
    const due = async (status: number, research: string | null, qa: string | null) => {
      await db
        .updateTable('country_indicator')
        .set({ status, decided_by: null, research_due_date: research, qa_due_date: qa })
        .where('id', '=', kenyaRatingId)
        .execute();
      const { rows } = await sql<{ due: string; research_due: string; qa_due: string }>`
        select ${dueDateOf(edition)}::text as due, ${workColumns} from country_indicator ci
        where ci.id = ${kenyaRatingId}`.execute(db);
      return rows[0];
    };
    expect(await due(WorkflowStatus.Open, null, null)).toMatchObject({ due: '2026-11-30', qa_due: '2026-12-15' });
    expect(await due(WorkflowStatus.ResearchInProgress, '2026-12-01', null)).toMatchObject({ due: '2026-12-01' });
    expect(await due(WorkflowStatus.QAInProgress, '2026-12-01', null)).toMatchObject({ due: '2026-12-15' });
    expect(await due(WorkflowStatus.QAInProgress, null, '2026-12-20')).toMatchObject({
      ...{ due: '2026-12-20', research_due: '2026-11-30' },
    });
  });
});

describe('checks', () => {
  const good: CheckRow = {
    ...{ status: WorkflowStatus.ResearchInProgress, qa_user_id: 3, decided_by: null, checked_score: 1 },
    ...{ has_reference: true, is_parent_unrated: false, score_before: 1, has_same_note: false },
  };

  it.each([
    [{ has_reference: false }, RatingCheck.NoReference],
    [{ has_same_note: true }, RatingCheck.SameNote],
    [{ score_before: 0 }, RatingCheck.OtherScore],
    [{ qa_user_id: null }, RatingCheck.NoQAUser],
    [{ is_parent_unrated: true }, RatingCheck.ParentUnrated],
  ])('[B6] %o is told as check %i, unless the edition does without it', (change, check) => {
    expect(checksOnWire(good, [])).toEqual([]);
    expect(checksOnWire({ ...good, has_same_note: null }, [])).toEqual([]);
    expect(checksOnWire({ ...good, ...change }, [])).toEqual([check]);
    expect(checksOnWire({ ...good, ...change }, [check])).toEqual([]);
    expect(checksOnWire({ ...good, ...change, decided_by: 451 }, [])).toEqual([]);
  });

  it('[B6] finds the note of the edition before, blanks around it left out', async () => {
    const { db } = database;
    const { rows: pairs } = await sql<{ id: number; note: string }>`
      select ci.id, earlier.researcher_note as note from country_indicator ci
      join indicator own on own.id = ci.indicator_id
      join indicator i on i.library_indicator_id = own.library_indicator_id and i.edition_id = 3
      join country_indicator earlier on earlier.indicator_id = i.id and earlier.country_id = ci.country_id
      where ci.edition_id = 4 and ci.status = 1 and ci.decided_by is null and ci.score is not null
        and earlier.researcher_note <> '' order by ci.id limit 1`.execute(db);
    const { id, note } = pairs[0] as (typeof pairs)[number];
    const sameNote = async (researcher_note: string) => {
      await db.updateTable('country_indicator').set({ researcher_note }).where('id', '=', id).execute();
      const { rows } = await sql<CheckRow>`select ${checkColumns} from country_indicator ci ${editionBefore}
        where ci.id = ${id}`.execute(db);
      return rows[0]?.has_same_note;
    };
    expect(await sameNote(`\n ${note}\t`)).toBe(true);
    expect(await sameNote(`${note}.`)).toBe(false);
  });

  it('[B6] are all on until an edition does without some', async () => {
    const { db } = database;
    expect(await checksOffIn(db, 4)).toEqual([]);
    await db
      .updateTable('edition')
      .set({ checks_off: [RatingCheck.SameNote] })
      .where('id', '=', 3)
      .execute();
    expect(await checksOffIn(db, 3)).toEqual([RatingCheck.SameNote]);
  });
});

describe('changes of an event', () => {
  const changes = {
    ...{ QAUserName: [null, 3], ResearchUserName: [2, 2_000_000] },
    ...{ ResearcherNote: true, Score: [0, 1] },
  } as const;

  it('[B43] are told in the order of the contract, people by name, long texts by that they changed', async () => {
    const names = await namesIn(database.db, [{ changes }, { changes: {} }] as never);
    expect([...names]).toEqual([
      [2, 'Rui Tanaka'],
      [3, 'Elena Petrova'],
    ]);
    const told = changesOnWire(changes as never, names);
    const order = Object.values(ActivityField);
    expect(told.map(({ Field }) => order.indexOf(Field))).toEqual(
      told.map(({ Field }) => order.indexOf(Field)).toSorted((a, b) => a - b),
    );
    expect(Object.fromEntries(told.map(({ Field, ...rest }) => [Field, rest]))).toEqual({
      Score: { Old: 0, New: 1, IsWithheld: false },
      ResearcherNote: { Old: null, New: null, IsWithheld: true },
      ResearchUserName: { Old: 'Rui Tanaka', New: '', IsWithheld: false },
      QAUserName: { Old: null, New: 'Elena Petrova', IsWithheld: false },
    });
  });

  it('[B43] asks for no names where nobody is named', async () => {
    expect(
      await namesIn(
        undefined as never,
        [{ changes: { Score: [0, 1], ResearchUserName: true, QAUserName: [null, null] } }] as never,
      ),
    ).toEqual(new Map());
  });
});

it('[B9] until somebody chooses, each kind is told in the product, and once a day by e-mail', () => {
  const kinds = Object.values(WorkNoticeKind).toSorted((a, b) => a - b);
  expect(defaultNotices).toEqual(kinds.map((Kind) => ({ Kind, InProduct: true, EMail: MailFrequency.Daily })));
  expect(kinds.length).toBeGreaterThan(4);
});
