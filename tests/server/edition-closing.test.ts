import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ActivityAction, ActivityCause, ActivityRecord } from '#generated/enums.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { restoreEditions } from './support/editions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const next = { Id: 4, Name: 'Road Safety Report 2027', StartDate: '2027-01-01', EndDate: '2027-12-31' };
const create = async (along: object = {}) => {
  const answer = await test.call('createReportEdition', { as: 1, body: { ...next, ...along } });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().Id as number;
};
const closing = async (id = 4) => (await test.call('readEditionClosing', { as: 1, params: { id } })).json();
const revertOf = async (id: number) => (await test.call('readEditionRevert', { as: 1, params: { id } })).json();
const takeBack = (id: number, as = 1) => test.call('revertReportEdition', { as, params: { id } });
const pairs = async (id: number) => {
  const { rows } = await sql<{
    id: number;
    country: number;
    library: number;
    research: number | null;
    qa: number | null;
    status: number;
    version: number;
  }>`select ci.id, ci.country_id as country, i.library_indicator_id as library, ci.research_user_id as research,
      ci.qa_user_id as qa, ci.status, ci.version
    from country_indicator ci join indicator i on i.id = ci.indicator_id where ci.edition_id = ${id}`.execute(test.db);
  return rows;
};
const keyOf = ({ country, library }: { country: number; library: number }) => `${country} ${library}`;

/** A part of the countries shows the same as all of them, in less time. */
const keepFew = () =>
  sql`update edition_country set removed_on = now() where edition_id in (2, 4) and country_id % 24 <> 0`.execute(
    test.db,
  );

describe('readEditionClosing', () => {
  it('[B41] counts by status as the progress of the countries does, and leaves removed countries out', async () => {
    await test.call('removeEditionCountry', { as: 1, params: { id: 4, countryId: 404 } });
    const progress = (await test.call('listCountriesProgress', { as: 1, params: { reportEditionId: 4 } })).json();
    const total = (name: string) =>
      progress.reduce((sum: number, one: { WorkflowStatuses: Record<string, number> }) => {
        return sum + (one.WorkflowStatuses[name] ?? 0);
      }, 0);
    const { Total, NotCompleted, WorkflowStatuses } = await closing();
    expect(WorkflowStatuses).toEqual({
      Open: total('Open'),
      ResearchInProgress: total('ResearchInProgress'),
      QAInProgress: total('QAInProgress'),
      QAComplete: total('QAComplete'),
    });
    expect(Total).toBe(192 * 150);
    expect(NotCompleted).toBe(Total - WorkflowStatuses.QAComplete);
    await restoreEditions(test);
  });

  it('[B41] counts by the person whose turn it is, most first, and what nobody is assigned', async () => {
    const { NotCompleted, People } = await closing();
    const open = (await pairs(4)).filter(({ status }) => status < 3);
    const turn = ({ status, research, qa }: (typeof open)[number]) => (status === 2 ? qa : research);
    const expected = Map.groupBy(open, turn);
    expect(People.map(({ UserId }: { UserId: number }) => UserId).toSorted()).toEqual([...expected.keys()].toSorted());
    for (const { UserId, NotCompleted: count, Open, ResearchInProgress, QAInProgress } of People) {
      const own = expected.get(UserId) ?? [];
      expect(count).toBe(own.length);
      expect([Open, ResearchInProgress, QAInProgress]).toEqual(
        [0, 1, 2].map((wanted) => own.filter(({ status }) => status === wanted).length),
      );
    }
    const counts = People.map(({ NotCompleted: count }: { NotCompleted: number }) => count);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(NotCompleted);
    expect(People.filter(({ UserId }: { UserId: number | null }) => UserId === null)).toEqual([
      expect.objectContaining({ FullName: null }),
    ]);
  });

  it('[B41] is for those who manage editions', async () => {
    for (const operation of ['readEditionClosing', 'readEditionRevert'] as const)
      expect((await test.call(operation, { as: 5, params: { id: 4 } })).statusCode).toBe(403);
    expect((await takeBack(4, 5)).statusCode).toBe(403);
  });
});

describe('what the next edition takes along', () => {
  beforeEach(keepFew);
  afterEach(() => restoreEditions(test));

  it('[B41] is nothing where nothing is asked for', async () => {
    const id = await create();
    expect((await pairs(id)).filter(({ research, qa }) => research || qa)).toEqual([]);
    expect(await revertOf(id)).toMatchObject({ Assigned: 0, BroughtReferences: 0 });
  });

  it('[B41] are the assignments of active users of the edition, of whole editions at once', async () => {
    const before = await pairs(4);
    const someone = before.find(({ research }) => research === 2);
    expect(someone).toBeDefined();
    await test.call('removeEditionUser', { as: 1, params: { id: 4, userId: 9 } });
    await test.db.updateTable('app_user').set({ status: 0 }).where('id', '=', 8).execute();
    const { Assigned } = await closing();
    const id = await create({ BringAssignments: true });
    await test.db.updateTable('app_user').set({ status: 1 }).where('id', '=', 8).execute();
    const { rows: members } = await sql<{ id: number; role: number }>`select u.id, u.role from edition_user eu
      join app_user u on u.id = eu.user_id where eu.edition_id = ${id} and u.status = 1 and u.id <> 8`.execute(test.db);
    const isActive = (user: number | null) => members.some((one) => one.id === user);
    const mayCheck = (user: number | null) => members.some((one) => one.id === user && one.role < 2);
    const expected = new Map(
      before.map((one) => [
        keyOf(one),
        { research: isActive(one.research) ? one.research : null, qa: mayCheck(one.qa) ? one.qa : null },
      ]),
    );
    const after = await pairs(id);
    expect(after.length % 150).toBe(0);
    expect(after.length).toBeGreaterThan(5 * 150);
    expect(after.every((one) => one.status === 0 && one.version === 1)).toBe(true);
    const wrong = after.filter((one) => {
      const wanted = expected.get(keyOf(one));
      return wanted?.research !== one.research || wanted.qa !== one.qa;
    });
    expect(wrong).toEqual([]);
    expect(after.filter(({ research, qa }) => research || qa)).toHaveLength(Assigned);
    expect(Assigned).toBeGreaterThan(100);
    expect(after.some(({ research, qa }) => research === 9 || qa === 9 || research === 8 || qa === 8)).toBe(false);
  });

  it('[B41] are the references, with the year in which they were first used', async () => {
    const { References } = await closing();
    const id = await create({ BringReferences: true });
    const of = async (editionId: number) => {
      const { rows } = await sql<{ text: string; n: number }>`
        select md5(string_agg(line, ',' order by line)) as text, count(*)::int as n from (
          select concat_ws('|', ci.country_id, i.library_indicator_id, r.title, r.author, r.publication_date,
            r.access_date, r.information, r.url, r.year_first_used) as line
          from reference r join country_indicator ci on ci.id = r.country_indicator_id
          join indicator i on i.id = ci.indicator_id
          where ci.edition_id = ${editionId} and ci.country_id % 24 = 0) lines`.execute(test.db);
      return rows[0];
    };
    expect(await of(id)).toEqual(await of(4));
    expect((await of(id))?.n).toBe(References);
    expect(References).toBeGreaterThan(10);
    expect(await revertOf(id)).toMatchObject({ References: 0, BroughtReferences: References, Assigned: 0 });
  });
});

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
      where ci.edition_id = 4 and ci.country_id % 24 = 0`.execute(test.db);
    expect(stored[0]?.n).toBe(References);
    const list = (await test.call('listReportEditions', { as: 5 })).json();
    expect(list.filter(({ Status }: { Status: number }) => Status === 1)).toEqual([answer.json()]);
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

describe('the migration of closed editions', () => {
  it('[B42] knows by the instant which edition closed which', async () => {
    const editions = await test.db.selectFrom('edition').select(['id', 'closed_edition_id']).orderBy('id').execute();
    expect(editions.map(({ closed_edition_id }) => closed_edition_id)).toEqual([null, 1, 2, 3]);
    const { rows } = await sql<{ id: number; before: number }>`select e.id, b.id as before from edition e
      join edition b on b.inactive_date = e.creation_date order by e.id`.execute(test.db);
    expect(rows).toEqual([
      { id: 2, before: 1 },
      { id: 3, before: 2 },
      { id: 4, before: 3 },
    ]);
  });
});
