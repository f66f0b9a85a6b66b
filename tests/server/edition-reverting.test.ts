import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ActivityAction, ActivityCause, ActivityRecord, EditionStatus } from '#generated/enums.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { closingOf, isKept, next } from './support/closing.ts';
import { restoreEditions } from './support/editions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
const { create, closing, revertOf, takeBack, pairs, keepFew } = closingOf(() => test);

describe('revertReportEdition', () => {
  let id: number;
  let held: number;
  let standing: string | undefined;
  beforeEach(async () => {
    await keepFew();
    standing = await ratings();
    id = await create({ BringAssignments: true, BringReferences: true });
    held = (await pairs(id)).length;
    expect(held).toBeGreaterThan(5 * 150);
  });
  afterEach(() => restoreEditions(test));
  /** Every column of every rating of the edition that was closed, marks and times among them. */
  const ratings = async () => {
    const { rows } = await sql<{ all: string }>`select sum(hash_record_extended(ci, 0))::text as all
      from country_indicator ci where edition_id = 4`.execute(test.db);
    return rows[0]?.all;
  };
  const place = async () => {
    const { rows } = await sql<{ ratingId: number; indicatorId: number; countryId: number }>`
      select ci.id as "ratingId", ci.indicator_id as "indicatorId", ci.country_id as "countryId"
      from country_indicator ci join reference r on r.country_indicator_id = ci.id
      join indicator i on i.id = ci.indicator_id and i.polarity = 0
      where ci.edition_id = ${id} order by ci.position limit 1`.execute(test.db);
    return rows[0] as { ratingId: number; indicatorId: number; countryId: number };
  };
  const refused = async (words: string) => {
    const answer = await takeBack(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict', detail: `${next.Name} cannot be taken back: ${words}.` });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from country_indicator
      where edition_id = ${id}`.execute(test.db);
    expect(rows[0]?.n).toBe(held);
  };

  it('a new edition of few countries is known to the planner, which else reads its rows for each indicator', async () => {
    const { rows } = await sql<{ ids: number[] }>`select most_common_vals::text::int[] as ids from pg_stats
      where tablename = 'country_indicator' and attname = 'edition_id'`.execute(test.db);
    expect(rows[0]?.ids).toContain(id);
  });

  it('[B42] takes the edition with all it holds; the one before is active as it was, with its notifications', async () => {
    const told = async () =>
      (await test.call('listNotifications', { as: 2, query: { offset: 0, pageSize: 50 } })).json().Count;
    expect(await told()).toBe(0);
    const { References } = await closing();
    expect(await revertOf(id)).toMatchObject({
      PreviousEditionId: 4,
      PreviousEditionName: 'Road Safety Report 2026',
      ...{ Rated: 0, Comments: 0, References: 0, BroughtReferences: References },
    });
    const answer = await takeBack(id);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({ Id: 4, Status: 1, InactiveDate: null, Version: 3 });
    const { rows } = await sql`select 1 from country_indicator where edition_id = ${id}
      union all select 1 from indicator where edition_id = ${id} union all select 1 from edition where id = ${id}
      union all select 1 from edition_user where edition_id = ${id}`.execute(test.db);
    expect(rows).toEqual([]);
    expect(await told()).toBeGreaterThan(0);
    const { rows: stored } = await sql<{ n: number }>`select count(*)::int as n from reference r
      join country_indicator ci on ci.id = r.country_indicator_id
      where ci.edition_id = 4 and ${isKept}`.execute(test.db);
    expect(stored[0]?.n).toBe(References);
    const list = (await test.call('listReportEditions', { as: 5 })).json();
    expect(list.filter(({ Status }: { Status: number }) => Status === EditionStatus.Active)).toEqual([answer.json()]);
    expect(await ratings()).toBe(standing);
    // what is active can be worked in again
    const user = await test.call('addEditionUsers', { as: 1, params: { id: 4 }, body: [{ Id: 2 }] });
    expect(user.statusCode).toBe(201);
  });

  it('[B42] [B43] all that goes with the edition is told as its consequence, but for the edition itself', async () => {
    expect((await takeBack(id)).statusCode).toBe(201);
    const events = await test.db
      .selectFrom('event')
      .select(['record', 'cause', 'cause_name'])
      .where('operation', '=', 'revertReportEdition')
      .where('action', '=', ActivityAction.Removed)
      .where('edition_id', '=', id)
      .execute();
    const told = Map.groupBy(events, ({ record }) => record);
    const { Milestone, Activity, Indicator, EditionUser, EditionCountry, Rating, Reference } = ActivityRecord;
    for (const record of [Milestone, Activity, Indicator, EditionUser, EditionCountry, Rating, Reference]) {
      const causes = new Set(told.get(record)?.map(({ cause, cause_name: name }) => `${cause} ${name}`));
      expect(causes, `record ${record}`).toEqual(new Set([`${ActivityCause.Consequence} ${next.Name}`]));
    }
    expect(told.get(ActivityRecord.Edition)).toMatchObject([{ cause: ActivityCause.ByHand, cause_name: null }]);
  });

  it('[B42] is not stopped by assignments or the structure, which nobody has worked with', async () => {
    const { indicatorId, countryId } = await place();
    const assigned = await test.call('assignWorkflow', {
      as: 1,
      params: { editionId: id },
      body: {
        ReportEditionId: id,
        AssignedUserId: 2,
        WorkflowTaskType: 0,
        CountryIds: [countryId],
        IndicatorIds: [indicatorId],
      },
    });
    expect(assigned.statusCode, assigned.body).toBe(200);
    expect((await takeBack(id)).statusCode).toBe(201);
  });

  it('[B42] is stopped by a rating, a comment and a reference, and says which', async () => {
    const { ratingId, indicatorId, countryId } = await place();
    const params = { reportEditionId: id, countryId, indicatorId };
    await test.call('addComment', {
      as: 1,
      params: { ...params, ratingId },
      body: { CommentContent: 'Where to begin?', taggedUsers: [] },
    });
    await refused('it holds 1 comment');
    const rated = await test.call('updateRating', {
      as: 1,
      params,
      body: { CountryIndicatorRatingId: ratingId, Score: 1, RatingIsMet: true, ResearcherNote: 'A first note.' },
    });
    expect(rated.statusCode, rated.body).toBe(200);
    await refused('it holds 1 rating and 1 comment');
    const { rows } = await sql<{ id: number }>`select id from reference where country_indicator_id = ${ratingId}
      order by id limit 1`.execute(test.db);
    await test.call('updateReference', {
      as: 1,
      params: { editionId: id, ratingId, referenceId: rows[0]?.id ?? 0 },
      body: { Title: 'Renamed', Author: 'Author', PublicationDate: '2026', Information: 'Changed here' },
    });
    await refused('it holds 1 rating, 1 comment and 1 reference');
    expect(await revertOf(id)).toMatchObject({ Rated: 1, Comments: 1, References: 1 });
  });

  it('[B42] is stopped by a reference that was not brought along, whoever added it', async () => {
    const { ratingId } = await place();
    await sql`insert into reference (country_indicator_id, title, author, publication_date, information, year_first_used)
      values (${ratingId}, 'Stored by a script', 'Author', '2026', 'Information', 2026)`.execute(test.db);
    await refused('it holds 1 reference');
  });

  it('[B42] is done once, however often it is sent', async () => {
    const idempotencyKey = crypto.randomUUID();
    const send = () =>
      test.call('revertReportEdition', {
        as: 1,
        params: { id },
        headers: { 'idempotency-key': idempotencyKey },
      });
    const [first, again] = [await send(), await send()];
    expect(first.statusCode).toBe(201);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect((await takeBack(id)).statusCode).toBe(404);
  });

  it('[B42] is for the active edition only, and for one that closed another', async () => {
    const inactive = await takeBack(4);
    expect([inactive.statusCode, inactive.json().code]).toEqual([409, 'inactive-edition']);
    await test.db.updateTable('edition').set({ closed_edition_id: null }).where('id', '=', id).execute();
    await refused('it closed no other edition');
    expect(await revertOf(id)).toMatchObject({ PreviousEditionId: null, PreviousEditionName: null });
  });

  it('[B42] makes the edition active that was closed, also where another was duplicated', async () => {
    await test.call('revertReportEdition', { as: 1, params: { id } });
    id = (await test.call('createReportEdition', { as: 1, body: { ...next, Id: 2 } })).json().Id;
    const answer = await takeBack(id);
    expect(answer.json()).toMatchObject({ Id: 4, Status: 1 });
  });
});
