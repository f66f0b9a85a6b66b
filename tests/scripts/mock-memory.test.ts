import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EditionStatus, WorkflowStatus as Step } from '../../generated/enums.ts';
import type { Row } from '../../scripts/mock/shapes.ts';
import { addressOf, ask, memory, researcher, rows, tokenOf, writes } from './mock/memory.ts';
import { exampleCalls } from './mock/probes.ts';

beforeEach(() => memory.reset());

/** Writes below an edition of which the contract has an example that a closed one refuses. */
const closable = writes
  .filter(({ meanings, operation }) => {
    const examples = Object.values(operation.responses.get(409)?.media[0]?.examples ?? {}) as Row[];
    return meanings.edition && examples.some(({ code }) => code === 'inactive-edition');
  })
  .map((write) => [write.operation.operationId, write] as const);

describe('a day', () => {
  const rating = '/countries/404/report-editions/4/indicators/451';
  const save = { Score: 1, RatingIsMet: true, ResearcherNote: 'A note', CountryIndicatorRatingId: 100201 };

  test('whoever signed in is whom readCurrentUser names, with the rights of the role', () => {
    expect(ask('get', '/users/current-user', { token: researcher }).body).toMatchObject({
      FullName: 'Rui Tanaka',
      Role: 1,
    });
    expect(ask('get', '/users', { token: researcher }).status).toBe(403);
    expect(ask('get', '/login', { token: tokenOf('inactive@demo.test') }).status).toBe(403);
    expect(ask('get', '/countries', { token: tokenOf('nobody@example.org') }).status).toBe(401);
  });

  test('what is not there is 404', () => {
    expect(ask('get', '/countries/999999/report-editions/4').status).toBe(404);
    expect(ask('get', '/report-editions/77').status).toBe(404);
    expect(ask('get', '/countries/392/report-editions/4').status).toBe(200);
  });

  test('a rating is kept, its version grows, an old one is stale, an inconsistent one is refused', () => {
    const sent = (body: object) => ask('put', `${rating}/rating-update`, { body, token: researcher });
    expect(sent({ ...save, Version: 3 }).body).toMatchObject({ ResearcherNote: 'A note', Version: 4 });
    expect(ask('get', `${rating}/rating`).body).toMatchObject({
      ResearcherNote: 'A note',
      RatingLastUpdatedByName: 'Rui Tanaka',
    });
    const { RatingLastUpdatedOn: ChangedOn } = ask('get', `${rating}/rating`).body as Row;
    const stale = {
      code: 'stale',
      detail: 'Rui Tanaka changed this meanwhile.',
      ChangedByName: 'Rui Tanaka',
      ChangedOn,
    };
    expect(sent({ ...save, Version: 3 })).toMatchObject({ status: 409, body: stale, memory: 'kept' });
    expect(sent({ ...save, Score: 0 })).toMatchObject({ status: 422, body: { code: 'invalid' } });
  });

  test('who changed a record before anything was written is said to be an example', () => {
    const body = { ...save, Version: 2 };
    const refused = ask('put', `${rating}/rating-update`, { body, token: researcher });
    expect(refused).toMatchObject({ status: 409, body: { code: 'stale' }, memory: 'example' });
  });

  test.each(closable)('a closed edition refuses %s', (_, write) => {
    const next = { Name: 'Road Safety Report 2027', StartDate: '2027-01-01', EndDate: '2027-12-31' };
    expect(ask('post', '/report-editions', { body: next }).status).toBe(201);
    const [call] = exampleCalls(write);
    expect(ask(write.operation.method, addressOf(write, write.params), { body: call?.body })).toMatchObject({
      status: 409,
      body: { code: 'inactive-edition', detail: 'Road Safety Report 2026 is inactive and cannot be changed.' },
    });
  });

  test('what depends on a rating that is Not Met is refused, and is told so, until that is met again', () => {
    const below = '/countries/404/report-editions/4/indicators/452';
    const { Id } = ask('get', `${below}/rating`).body as Row;
    const saved = () => ask('put', `${below}/rating-update`, { body: { ...save, CountryIndicatorRatingId: Id } });
    const parent = (Score: number) =>
      ask('put', `${rating}/rating-update`, { body: { ...save, Score, RatingIsMet: Score === 1 } });
    expect(parent(0).status).toBe(200);
    expect(saved()).toMatchObject({ status: 409, body: { code: 'parent-not-met' } });
    expect(ask('get', below).body).toMatchObject({ IndicatorParentIsMet: false });
    expect(parent(1).status).toBe(200);
    expect(ask('get', below).body).toMatchObject({ IndicatorParentIsMet: true });
    expect(saved().status).toBe(200);
  });

  test('people are tagged whom the text mentions and who are in the edition', () => {
    const tag = (CommentContent: string, ...taggedUsers: number[]) =>
      ask('post', `${rating}/ratings/100201/comments`, { body: { CommentContent, taggedUsers } });
    const refused = (detail: string) => ({ status: 422, body: { errors: [{ pointer: '/taggedUsers', detail }] } });
    expect(tag('@elena petrova, please look', 3).status).toBe(201);
    expect(tag('Please look', 3)).toMatchObject(refused('may only name users whom the comment mentions'));
    expect(tag('@Nobody', 999)).toMatchObject(refused('may only name active users of this report edition'));
  });

  test('the first save of an Open rating moves it, with the time, in the lists too', () => {
    const list = () => rows(ask('get', '/dashboard/4?currentUser=false'));
    const open = list().find(({ WorkflowStatus }) => WorkflowStatus === Step.Open) as Row;
    const at = `/countries/${open.CountryId}/report-editions/4/indicators/${open.IndicatorId}`;
    const body = { ...save, CountryIndicatorRatingId: open.Id };
    const { WorkflowStatus, StatusSince } = ask('put', `${at}/rating-update`, { body }).body as Row;
    expect(WorkflowStatus).toBe(1);
    expect(Date.parse(String(StatusSince))).toBeGreaterThan(Date.parse(String(open.StatusSince)));
    expect(list().find(({ Id }) => Id === open.Id)).toMatchObject({ WorkflowStatus, StatusSince });
  });

  test('what is written at one pair shows at no other, though no example tells of either', () => {
    const at = ({ country, indicator }: { country: number; indicator: number }) =>
      `/countries/${country}/report-editions/4/indicators/${indicator}`;
    const others = [at({ country: 404, indicator: 451 }), at({ country: 604, indicator: 453 })].map(
      (pair) => ask('get', `${pair}/rating`).body as Row,
    );
    const one = ask('get', `${at({ country: 578, indicator: 452 })}/rating`).body as Row;
    expect(new Set([one, ...others].map(({ Id }) => Id)).size).toBe(3);
    const body = {
      ...save,
      ResearcherNote: 'Of this pair alone',
      CountryIndicatorRatingId: one.Id,
      Version: one.Version,
    };
    expect(ask('put', `${at({ country: 578, indicator: 452 })}/rating-update`, { body }).status).toBe(200);
    expect(ask('get', `${at({ country: 578, indicator: 452 })}/rating`).body).toMatchObject({
      ResearcherNote: 'Of this pair alone',
    });
    expect(
      [at({ country: 404, indicator: 451 }), at({ country: 604, indicator: 453 })].map(
        (pair) => ask('get', `${pair}/rating`).body,
      ),
    ).toEqual(others);
  });

  test('a step moves the rating in every list and in the counts; one out of turn is refused', () => {
    const step = (to: number) =>
      ask('put', `${rating}/rating-workflow-promotion`, {
        body: { WorkflowStatus: to, CountryIndicatorRatingId: 100201 },
      });
    const countOf = () =>
      rows(ask('get', '/countries-with-workflow-progress/4')).find(({ CountryId }) => CountryId === 404);
    const before = countOf()?.WorkflowStatuses as { QAInProgress: number };
    expect(step(3)).toMatchObject({ status: 409, body: { code: 'workflow-step' } });
    expect(step(2).status).toBe(200);
    const row = rows(ask('get', '/dashboard/4?currentUser=false')).find(({ Id }) => Id === 100201);
    expect(row).toMatchObject({ WorkflowStatus: 2 });
    expect(countOf()?.WorkflowStatuses).toMatchObject({ QAInProgress: before.QAInProgress + 1 });
  });

  test('filters, search and pages are obeyed; what cannot be is named', () => {
    const list = (query: string) => ask('get', `/dashboard/4?currentUser=false&${query}`);
    expect(list('indicatorName=zzzz').body).toEqual({ Data: [], Count: 0 });
    expect(rows(list('countries=[392]')).map(({ CountryId }) => CountryId)).toEqual(expect.arrayContaining([392]));
    expect(rows(list('countries=[392]')).every(({ CountryId }) => CountryId === 392)).toBe(true);
    expect(rows(list('pageSize=2&offset=2'))).toEqual(rows(list('')).slice(2, 4));
    const sorted = (by: string) => rows(list(`sort=${by}`));
    const names = sorted('country').map(({ CountryName }) => CountryName as string);
    expect(new Set(names).size).toBeGreaterThan(2);
    expect(names).toEqual(names.toSorted());
    const collators = vi.spyOn(Intl, 'Collator');
    expect(sorted('-country').map(({ CountryName }) => CountryName)).toEqual(names.toReversed());
    expect(sorted('number').map(({ OrderNumber }) => OrderNumber)).toEqual(
      rows(list(''))
        .map(({ OrderNumber }) => OrderNumber as string)
        .toSorted(),
    );
    expect(collators).not.toHaveBeenCalled();
    expect(sorted('-status')[0]).toMatchObject({ WorkflowStatus: 3 });
    expect(sorted('qaUser').at(-1)).toMatchObject({ QAUserName: expect.stringMatching(/^[E-Z]/) });
    expect(list('sort=due').ignored).toEqual(['sort']);
    expect(list('overdue=true').ignored).toEqual(['overdue']);
    expect(list('').ignored).toEqual([]);
  });

  test('work that is assigned is in the lists of whom it was assigned to, and in no other', () => {
    const list = (query: string) => rows(ask('get', `/dashboard/4?currentUser=false&${query}`)).map(({ Id }) => Id);
    const of = (id: number) => list(`researchUsers=1:%20[${id}]`);
    const row = rows(ask('get', '/dashboard/4?currentUser=false')).find(
      ({ ResearchUserId }) => ResearchUserId !== 2 && ResearchUserId !== null,
    );
    const selection = { CountryIds: [row?.CountryId], IndicatorIds: [row?.IndicatorId] };
    const body = { WorkflowTaskType: 0, ReportEditionId: 4, AssignedUserId: 2, ...selection };
    const answer = ask('put', '/dashboard/4/workflow-assignment', { body });
    expect(answer.body).toMatchObject({ AssignedUserName: 'Rui Tanaka', AssignedCount: 1, OverwrittenCount: 1 });
    expect(of(2)).toContain(row?.Id);
    expect(of(Number(row?.ResearchUserId))).not.toContain(row?.Id);
    const mine = rows(ask('get', '/dashboard/4', { token: researcher }));
    expect(mine.find(({ Id }) => Id === row?.Id)).toMatchObject({ ResearchUserName: 'Rui Tanaka' });
    ask('put', '/dashboard/4/workflow-assignment', { body: { ...body, AssignedUserId: null } });
    expect(of(2)).not.toContain(row?.Id);
    expect(list('researchUsers=1:%20[null]')).toContain(row?.Id);
  });

  test('what waits for somebody, and the notices of it, are those of who signed in', () => {
    const reviewer = tokenOf('reviewer@demo.test');
    const work = (token: string) => ask('get', '/my-work/4', { token }).body as { Research: Row; QA: Row; Next: Row };
    expect(work(researcher)).toMatchObject({ Research: { Total: 4825 }, Next: { CountryName: 'Japan' } });
    expect(work(reviewer)).toMatchObject({ QA: { Waiting: 960 }, Next: { CountryName: 'Kenya' } });
    expect(work(tokenOf('admin@demo.test'))).toMatchObject({ Research: { Total: 0 }, QA: { Total: 0 }, Next: null });
    const notices = (token: string) => rows(ask('get', '/work-notices', { token })).length;
    expect([researcher, reviewer].map(notices)).toEqual([4, 0]);
    const unread = (token: string) => (ask('get', '/notifications', { token }).body as Row).UnreadWorkNotices;
    expect([researcher, reviewer].map(unread)).toEqual([3, undefined]);
  });

  test('the place of a row, and what is beside it, are those of the list with the same filters and order', () => {
    const filters = 'currentUser=false&countries=[404]&sort=-number';
    const list = rows(ask('get', `/dashboard/4?${filters}`));
    expect(list.length).toBeGreaterThan(2);
    const named = (row?: Row) => (row ? { CountryId: row.CountryId, IndicatorId: row.IndicatorId } : null);
    for (const [index, { CountryId, IndicatorId }] of list.entries()) {
      const at = `/countries/${CountryId}/report-editions/4/indicators/${IndicatorId}`;
      const { body, ignored } = ask('get', `${at}/queue?${filters}`);
      const beside = { Next: named(list[index + 1]), Previous: named(list[index - 1]) };
      expect(body).toMatchObject({ Place: index + 1, Count: list.length, ...beside });
      expect(ignored).toEqual([]);
    }
  });

  test('a due date of its own is kept, and without one that of the edition stands', () => {
    const [row] = rows(ask('get', '/dashboard/4?currentUser=false'));
    const due = (ResearchDueDate: string | null) => {
      const body = { CountryIndicatorRatingIds: [row?.Id], ResearchDueDate };
      const told = ask('put', '/dashboard/4/due-dates', { body }).body;
      const after = rows(ask('get', '/dashboard/4?currentUser=false')).find(({ Id }) => Id === row?.Id);
      return [told, after?.ResearchDueDate];
    };
    expect(due('2026-10-01')).toEqual([{ ChangedCount: 1, SameCount: 0 }, '2026-10-01']);
    expect(due('2026-10-01')).toEqual([{ ChangedCount: 0, SameCount: 1 }, '2026-10-01']);
    expect(due(null)).toEqual([{ ChangedCount: 1, SameCount: 0 }, '2026-11-30']);
  });

  test('an edition that is made takes the place of the active one; what it copies is said not to be known', () => {
    const body = { Id: 4, Name: 'Road Safety Report 2027', StartDate: '2027-01-01', EndDate: '2027-12-31' };
    const { Id } = ask('post', '/report-editions', { body }).body as { Id: number };
    const active = rows(ask('get', '/report-editions')).filter(({ Status }) => Status === EditionStatus.Active);
    expect(active.map(({ Name }) => Name)).toEqual(['Road Safety Report 2027']);
    expect((ask('get', '/report-editions/4').body as Row).InactiveDate).not.toBeNull();
    expect(ask('get', `/report-editions/${Id}`).memory).toBe('kept');
    expect(ask('get', `/report-editions/${Id}/milestones`).memory).toBe('example');
    expect(ask('get', '/report-editions/4/milestones').memory).toBe('kept');
  });

  test('an e-mail belongs to one account, and one Admin stays', () => {
    const nina = { FullName: 'Nina Berg', EmailAddress: 'nina@example.org', Role: 1 };
    expect(ask('post', '/users', { body: nina }).status).toBe(201);
    expect(ask('post', '/users', { body: { ...nina, EmailAddress: 'Nina@example.org' } })).toMatchObject({
      status: 409,
      body: { code: 'duplicate-name', detail: 'Nina Berg has this e-mail already.' },
    });
    const [me] = rows(ask('get', '/users')).filter(({ EmailAddress }) => EmailAddress === 'admin@demo.test');
    const { Id, FullName, EmailAddress, Status } = me as Row;
    const own = { FullName, EmailAddress, Status };
    expect(ask('put', `/users/${Id}`, { body: { ...own, Role: 0 } }).status).toBe(200);
    expect(ask('put', `/users/${Id}`, { body: { ...own, Role: 1 } })).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'Amara Okafor is the last active Admin: make somebody else Admin first.' },
    });
  });

  test('the id that a pair without an example is given is one of a rating that is there', () => {
    const pair = '/countries/604/report-editions/4/indicators/452';
    const { Id } = ask('get', `${pair}/rating`).body as { Id: number };
    const comments = `${pair}/ratings/${Id}/comments`;
    expect(ask('get', comments)).toMatchObject({ status: 200, body: { Data: [], Count: 0 } });
    const body = { CommentContent: 'Who knows?', taggedUsers: [] };
    expect(ask('post', comments, { body }).status).toBe(201);
    expect(rows(ask('get', comments)).map(({ CommentContent }) => CommentContent)).toEqual(['Who knows?']);
    expect(ask('get', `${pair}/ratings/${Id + 7}/comments`).status).toBe(404);
  });

  test('a comment is in its list, by its author', () => {
    const comments = `${rating}/ratings/100201/comments`;
    ask('post', comments, { body: { CommentContent: ' Look ', taggedUsers: [] }, token: researcher });
    const [newest] = rows(ask('get', comments));
    expect(newest).toMatchObject({
      CommentContent: 'Look',
      AuthorId: 2,
      AuthorName: 'Rui Tanaka',
      CommentTaggedUserIds: [],
    });
    expect(ask('get', comments).body).toMatchObject({ Count: 4 });
  });

  test('a milestone is made at the end, renamed and deleted; then it is gone, and a reset brings all back', () => {
    const list = '/report-editions/4/milestones';
    const body = { ModuleType: 0, ReportEditionId: 4, FullName: 'Speed management', ShortName: 'Speed' };
    const made = ask('post', list, { body }).body as Row;
    expect(made).toMatchObject({ OrderId: 6, Description: null, Version: 1 });
    ask('put', list, { body: { Id: made.Id, FullName: 'Speeds', ShortName: 'Speeds', Version: 1 } });
    expect(rows(ask('get', list)).at(-1)).toMatchObject({ Id: made.Id, FullName: 'Speeds', Version: 2 });
    expect(ask('get', `${list}/${made.Id}/activities`).body).toEqual([]);
    expect(ask('delete', `${list}/${made.Id}`).status).toBe(204);
    expect(rows(ask('get', list)).map(({ Id }) => Id)).not.toContain(made.Id);
    expect(ask('get', `${list}/${made.Id}/activities`).status).toBe(404);
    ask('delete', `${list}/16`);
    memory.reset();
    expect(rows(ask('get', list)).map(({ Id }) => Id)).toContain(16);
  });
});
