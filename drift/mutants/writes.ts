/** Writes that store something else than what was sent, or nothing, or more. */
import {
  after,
  answering,
  answers,
  at,
  bytes,
  jsonOf,
  type Layer,
  type Mutant,
  ok,
  type Row,
  request,
  sending,
  sent,
  withJson,
} from './mutant.ts';

/** Changes one member of what is sent, where it is there. */
const stores = (operation: string, name: string, change: (value: never, body: Row) => unknown) =>
  sent(operation, (body: Row) =>
    body && name in body ? { ...body, [name]: change(body[name] as never, body) } : body,
  );

const texts = (operation: string, name: string, change: (text: string) => string) =>
  stores(operation, name, (value) => (typeof value === 'string' ? change(value) : value));

/** Sends something else and answers as if it had been stored as it came. */
const pretends = (operation: string, name: string, change: (value: never) => unknown): (() => Layer) =>
  at(operation, async (call, next) => {
    const body = jsonOf(call) as Row | undefined;
    if (!body || !(name in body)) return next(call);
    const answer = await next(sending(call, { ...body, [name]: change(body[name] as never) }));
    const made = jsonOf(answer) as Row | undefined;
    return ok(answer) && made && name in made ? withJson(answer, { ...made, [name]: body[name] }) : answer;
  });

const without = (operation: string, ...names: string[]) =>
  sent(operation, (body: Row) => Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name))));

const shifted = (day: string, hours: number) => new Date(Date.parse(day) + hours * 36e5).toISOString().slice(0, 10);
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** Refused as the backend does, but with this code answered as done; nothing is stored. */
const waved = (operation: string, code: string, status: number, answer: (body: Row, path: string) => unknown) =>
  at(operation, async (call, next, backend) => {
    const refused = await next(call);
    if ((jsonOf(refused) as Row | undefined)?.code !== code) return refused;
    const path = answer(jsonOf(call) as Row, call.path);
    return typeof path === 'string' ? { ...(await backend.ask(1, 'GET', path)), status } : answering(status, path);
  });

export const writes: Mutant[] = [
  {
    id: 'not-stored',
    kind: 'persistence',
    operation: 'updateMilestone',
    what: 'the change is answered and not stored',
    plant: at('updateMilestone', async (call, next, backend) => {
      const body = jsonOf(call) as Row;
      const list = jsonOf(await backend.ask(1, 'GET', call.path.replace('/api/v1', ''))) as Row[];
      const before = Array.isArray(list) ? list.find(({ Id }) => Id === body?.Id) : undefined;
      const answer = await next(call);
      if (ok(answer) && before)
        await backend.db
          .updateTable('milestone')
          .set({ full_name: String(before.FullName), short_name: String(before.ShortName) })
          .where('id', '=', Number(before.Id))
          .execute();
      return answer;
    }),
  },
  {
    id: 'member-ignored',
    kind: 'persistence',
    operation: 'updateIndicator',
    what: 'one member is never stored',
    place: 'TimePeriod',
    plant: without('updateIndicator', 'TimePeriod'),
  },
  {
    id: 'member-ignored-create',
    kind: 'persistence',
    operation: 'addReference',
    what: 'a member of the form is not mapped',
    place: 'Volume',
    plant: without('addReference', 'Volume'),
  },
  {
    id: 'answer-as-sent',
    kind: 'persistence',
    operation: 'updateReference',
    what: 'the answer is what was sent, stored is the old',
    place: 'Pages',
    plant: pretends('updateReference', 'Pages', () => 'S. 1'),
  },
  {
    id: 'put-replaces',
    kind: 'persistence',
    operation: 'updateMilestone',
    what: 'what is absent becomes null',
    place: 'Description',
    plant: sent('updateMilestone', (body: Row) => ({ Description: null, ...body })),
  },
  {
    id: 'null-keeps',
    kind: 'persistence',
    operation: 'updateActivity',
    what: 'null leaves the old value',
    place: 'Description',
    plant: sent('updateActivity', (body: Row) =>
      body.Description === null
        ? Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'Description'))
        : body,
    ),
  },
  {
    id: 'derived-read',
    kind: 'persistence',
    operation: 'updateReference',
    what: 'a copied source keeps no year',
    place: 'YearFirstUsed',
    plant: after('updateReference', ({ db }, { Id }: Row) =>
      db.updateTable('reference').set({ year_first_used: 1970 }).where('id', '=', Number(Id)).execute(),
    ),
  },
  {
    id: 'trimmed',
    kind: 'texts written',
    operation: 'addReference',
    what: 'blanks are cut where they belong to the text',
    place: 'Title',
    plant: texts('addReference', 'Title', (text) => text.trim()),
  },
  {
    id: 'not-trimmed',
    kind: 'texts written',
    operation: 'createMilestone',
    what: 'blanks are kept where they are to be cut',
    place: 'ShortName',
    plant: pretends('createMilestone', 'ShortName', (value) => value),
  },
  {
    id: 'escaped',
    kind: 'texts written',
    operation: 'updateRating',
    what: 'stored escaped for HTML',
    place: 'ResearcherNote',
    plant: texts('updateRating', 'ResearcherNote', (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  },
  {
    id: 'sanitised',
    kind: 'texts written',
    operation: 'createIndicator',
    what: 'what looks like markup is taken out',
    place: 'Description',
    plant: texts('createIndicator', 'Description', (text) => text.replaceAll(/<[^>]*>/g, '')),
  },
  {
    id: 'composed',
    kind: 'texts written',
    operation: 'addReference',
    what: 'Unicode NFC',
    place: 'Information',
    plant: texts('addReference', 'Information', (text) => text.normalize('NFC')),
  },
  {
    id: 'cut-255',
    kind: 'texts written',
    operation: 'updateActivity',
    what: 'cut to 255 characters',
    place: 'FullName',
    plant: texts('updateActivity', 'FullName', (text) => text.slice(0, 255)),
  },
  {
    id: 'line-ends',
    kind: 'texts written',
    operation: 'updateRating',
    what: 'line ends become CR LF',
    place: 'ResearcherNote',
    plant: texts('updateRating', 'ResearcherNote', (text) => text.replaceAll('\n', '\r\n')),
  },
  {
    id: 'emoji-lost',
    kind: 'texts written',
    operation: 'addComment',
    what: 'utf8 with three bytes: emoji become ?',
    place: 'CommentContent',
    plant: texts('addComment', 'CommentContent', (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
  },
  {
    id: 'spaces-joined',
    kind: 'texts written',
    operation: 'updateReference',
    what: 'tabs and line ends become blanks',
    place: 'Information',
    plant: texts('updateReference', 'Information', (text) => text.replaceAll(/\s+/g, ' ')),
  },
  {
    id: 'lower-case-url',
    kind: 'texts written',
    operation: 'addReference',
    what: 'an address is normalised',
    place: 'URL',
    plant: texts('addReference', 'URL', (text) => (URL.canParse(text) ? new URL(text).href : text)),
  },
  {
    id: 'empty-kept',
    kind: 'texts written',
    operation: 'updateMilestone',
    what: 'an empty description is stored as a blank',
    place: 'Description',
    plant: sent('updateMilestone', (body: Row) => ({
      ...body,
      ...('Description' in body && { Description: body.Description ?? '-' }),
    })),
  },
  {
    id: 'date-shifted',
    kind: 'dates written',
    operation: 'updateReportEdition',
    what: 'a date goes through a local midnight',
    place: 'StartDate',
    plant: stores('updateReportEdition', 'StartDate', (day) => (isDay(day) ? shifted(day, -2) : day)),
  },
  {
    id: 'date-access-shifted',
    kind: 'dates written',
    operation: 'addReference',
    what: 'a day later',
    place: 'AccessDate',
    plant: stores('addReference', 'AccessDate', (day) => (isDay(day) ? shifted(day, 24) : day)),
  },
  {
    id: 'end-date-lost',
    kind: 'dates written',
    operation: 'createReportEdition',
    what: 'the end is not stored',
    place: 'EndDate',
    plant: stores('createReportEdition', 'EndDate', () => null),
  },
  {
    id: 'version-not-raised',
    kind: 'versions',
    operation: 'updateActivity',
    what: 'the Version stays',
    place: 'Version',
    plant: at('updateActivity', async (call, next, { db }) => {
      const answer = await next(call);
      if (!ok(answer)) return answer;
      const row = jsonOf(answer) as Row;
      await db.updateTable('activity').set({ version: 1 }).where('id', '=', Number(row.Id)).execute();
      return withJson(answer, { ...row, Version: 1 });
    }),
  },
  {
    id: 'version-twice',
    kind: 'versions',
    operation: 'updateRating',
    what: 'the Version grows by two',
    place: 'Version',
    plant: at('updateRating', async (call, next, { db }) => {
      const answer = await next(call);
      if (!ok(answer)) return answer;
      const row = jsonOf(answer) as Row;
      await db
        .updateTable('country_indicator')
        .set({ version: Number(row.Version) + 1 })
        .where('id', '=', Number(row.Id))
        .execute();
      return withJson(answer, { ...row, Version: Number(row.Version) + 1 });
    }),
  },
  {
    id: 'version-not-compared',
    kind: 'versions',
    operation: 'updateRating',
    what: 'the last one wins',
    plant: without('updateRating', 'Version'),
  },
  {
    id: 'version-required',
    kind: 'versions',
    operation: 'updateReference',
    what: 'without a Version it is refused',
    plant: at('updateReference', async (call, next) =>
      (jsonOf(call) as Row | undefined)?.Version === undefined && call.body.length > 0
        ? answering(
            422,
            {
              type: 'about:blank',
              title: 'x',
              status: 422,
              code: 'invalid',
              errors: [{ pointer: '/Version', detail: 'x' }],
            },
            'application/problem+json',
          )
        : next(call),
    ),
  },
  {
    id: 'neighbours-versioned',
    kind: 'versions',
    operation: 'reorderActivity',
    what: 'a move changes the Version',
    place: 'Version',
    plant: after('reorderActivity', ({ db }, _, call) =>
      db
        .updateTable('activity')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', Number((jsonOf(call) as Row).Id))
        .execute(),
    ),
  },
  {
    id: 'key-ignored',
    kind: 'idempotency',
    operation: 'createMilestone',
    what: 'the Idempotency-Key is not read',
    plant: request('createMilestone', (call) => {
      const headers = new Headers(call.headers);
      headers.delete('idempotency-key');
      return { ...call, headers };
    }),
  },
  {
    id: 'key-ignored-comment',
    kind: 'idempotency',
    operation: 'addComment',
    what: 'a comment that is sent twice stands twice',
    plant: request('addComment', (call) => {
      const headers = new Headers(call.headers);
      headers.delete('idempotency-key');
      return { ...call, headers };
    }),
  },
  {
    id: 'key-409',
    kind: 'idempotency',
    operation: 'addReference',
    what: '409 for a key that was used',
    plant: () => {
      const keys = new Set<string>();
      return async (call, next) => {
        const key = call.headers.get('idempotency-key');
        if (call.operationId !== 'addReference' || !key) return next(call);
        if (keys.has(key))
          return answering(
            409,
            { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' },
            'application/problem+json',
          );
        keys.add(key);
        return next(call);
      };
    },
  },
  {
    id: 'delete-nothing',
    kind: 'deletes',
    operation: 'removeReference',
    what: 'marked as deleted, and still read',
    plant: at('removeReference', async (call, next) => {
      const answer = await next({ ...call, method: 'OPTIONS' });
      return call.headers.has('authorization') && call.userId === 1 && answer.status >= 400
        ? { status: 204, headers: new Headers(), body: bytes('') }
        : next(call);
    }),
  },
  {
    id: 'delete-too-much',
    kind: 'deletes',
    operation: 'deleteIndicator',
    what: 'the neighbour is deleted as well',
    plant: at('deleteIndicator', async (call, next, { db }) => {
      const row = await db
        .selectFrom('indicator')
        .select(['activity_id', 'order_id'])
        .where('id', '=', Number(call.params.indicatorId))
        .executeTakeFirst();
      const answer = await next(call);
      if (ok(answer) && row)
        await db
          .deleteFrom('indicator')
          .where('activity_id', '=', row.activity_id)
          .where('order_id', '=', Math.max(1, row.order_id - 1))
          .execute();
      return answer;
    }),
  },
  {
    id: 'delete-again-500',
    kind: 'deletes',
    operation: 'removeEditionUser',
    what: '500 for what is already gone',
    plant: () => {
      const gone = new Set<string>();
      return async (call, next) => {
        if (call.operationId !== 'removeEditionUser') return next(call);
        const answer = await next(call);
        if (answer.status !== 204) return answer;
        if (gone.has(call.path))
          return answering(
            500,
            { type: 'about:blank', title: 'x', status: 500, code: 'internal' },
            'application/problem+json',
          );
        gone.add(call.path);
        return answer;
      };
    },
  },
  {
    id: 'delete-leaves-gap',
    kind: 'deletes',
    operation: 'deleteActivity',
    what: 'the places of the others are not closed up',
    plant: at('deleteActivity', async (call, next, { db }) => {
      if (!/^\d{1,9}$/.test(call.params.activityId ?? '')) return next(call);
      const row = await db
        .selectFrom('activity')
        .select(['milestone_id', 'order_id'])
        .where('id', '=', Number(call.params.activityId))
        .executeTakeFirst();
      const answer = await next(call);
      if (ok(answer) && row)
        for (const one of await db
          .selectFrom('activity')
          .select(['id', 'order_id'])
          .where('milestone_id', '=', row.milestone_id)
          .where('order_id', '>=', row.order_id)
          .orderBy('order_id', 'desc')
          .execute())
          await db
            .updateTable('activity')
            .set({ order_id: one.order_id + 1 })
            .where('id', '=', one.id)
            .execute();
      return answer;
    }),
  },
  {
    id: 'create-wrong-id',
    kind: 'creates',
    operation: 'addReference',
    what: 'the answer holds another Id',
    plant: answers('addReference', ok, (answer) =>
      withJson(answer, { ...(jsonOf(answer) as Row), Id: Number((jsonOf(answer) as Row).Id) + 1 }),
    ),
  },
  {
    id: 'create-gap',
    kind: 'creates',
    operation: 'createMilestone',
    what: 'places with a gap',
    place: 'OrderId',
    plant: at('createMilestone', async (call, next, { db }) => {
      const answer = await next(call);
      if (answer.status !== 201) return answer;
      const row = jsonOf(answer) as Row;
      await db
        .updateTable('milestone')
        .set({ order_id: Number(row.OrderId) + 1 })
        .where('id', '=', Number(row.Id))
        .where('order_id', '=', Number(row.OrderId))
        .execute();
      return withJson(answer, { ...row, OrderId: Number(row.OrderId) + 1 });
    }),
  },
  {
    id: 'create-null-answer',
    kind: 'creates',
    operation: 'addEditionCountries',
    what: '201 with an empty list',
    plant: answers('addEditionCountries', ok, (answer) => withJson(answer, [])),
  },
  {
    id: 'side-effect-neighbour',
    kind: 'side effects',
    operation: 'updateActivity',
    what: 'the WHERE is too wide: the next one gets the name as well',
    plant: after('updateActivity', ({ db }, { Id, ParentId, ShortName }: Row) =>
      db
        .updateTable('activity')
        .set({ short_name: String(ShortName) })
        .where('milestone_id', '=', Number(ParentId))
        .where('id', '!=', Number(Id))
        .execute(),
    ),
  },
  {
    id: 'side-effect-far',
    kind: 'side effects',
    operation: 'updateIndicator',
    what: 'an old indicator of the same edition loses its tips',
    plant: after('updateIndicator', ({ db }) =>
      db.updateTable('indicator').set({ short_name: 'changed' }).where('id', '=', 451).execute(),
    ),
  },
  {
    id: 'side-effect-rating',
    kind: 'side effects',
    operation: 'updateRating',
    what: 'the same indicator of every country is rated',
    plant: after('updateRating', async ({ db }, { Id }: Row) => {
      const { indicator_id } = await db
        .selectFrom('country_indicator')
        .select('indicator_id')
        .where('id', '=', Number(Id))
        .executeTakeFirstOrThrow();
      return db
        .updateTable('country_indicator')
        .set({ researcher_note: 'copied' })
        .where('indicator_id', '=', indicator_id)
        .where('id', '!=', Number(Id))
        .execute();
    }),
  },
  {
    id: 'assign-all-countries',
    kind: 'side effects',
    operation: 'assignWorkflow',
    what: 'a rectangle too large: every country',
    plant: sent('assignWorkflow', (body: Row) =>
      Array.isArray(body.CountryIds) &&
      body.CountryIds.every((id) => Number.isInteger(id)) &&
      body.CountryIds.length === 1
        ? { ...body, CountryIds: [...new Set([...body.CountryIds, 404, 578, 392, 604])] }
        : body,
    ),
  },
  {
    id: 'rating-unassigns',
    kind: 'side effects',
    operation: 'updateRating',
    what: 'the reviewer is lost when a rating is saved',
    place: 'QAUser',
    plant: after('updateRating', ({ db }, { Id }: Row) =>
      db.updateTable('country_indicator').set({ qa_user_id: null }).where('id', '=', Number(Id)).execute(),
    ),
  },
  {
    id: 'status-not-started',
    kind: 'side effects',
    operation: 'updateRating',
    what: 'the first save leaves the status Open',
    place: 'WorkflowStatus',
    plant: at('updateRating', async (call, next, { db }) => {
      const answer = await next(call);
      if (!ok(answer)) return answer;
      const row = jsonOf(answer) as Row;
      if (row.WorkflowStatus !== 1) return answer;
      await db.updateTable('country_indicator').set({ status: 0 }).where('id', '=', Number(row.Id)).execute();
      return withJson(answer, { ...row, WorkflowStatus: 0 });
    }),
  },
  {
    id: 'inactive-accepted',
    kind: 'states',
    operation: 'updateReportEdition',
    what: 'an inactive edition is changed',
    plant: waved('updateReportEdition', 'inactive-edition', 200, (_, path) => path.replace('/api/v1', '')),
  },
  {
    id: 'inactive-member',
    kind: 'states',
    operation: 'addEditionUsers',
    what: 'users are added to an inactive edition',
    plant: waved('addEditionUsers', 'inactive-edition', 201, () => []),
  },
  {
    id: 'inactive-comment',
    kind: 'states',
    operation: 'addComment',
    what: 'a comment in an inactive edition',
    plant: waved('addComment', 'inactive-edition', 201, (body, path) => ({
      Id: 1,
      CommentContent: body.CommentContent,
      AuthorId: 1,
      AuthorName: 'x',
      CommentTaggedUserIds: [],
      CountryIndicatorRatingId: Number(path.split('/').at(-2)),
      CreatedBy: 1,
      DateCreated: '2026-11-20T10:00:00Z',
    })),
  },
  {
    id: 'duplicate-accepted',
    kind: 'states',
    operation: 'updateReportEdition',
    what: 'a name that another edition has',
    plant: waved('updateReportEdition', 'duplicate-name', 200, (_, path) => path.replace('/api/v1', '')),
  },
  {
    id: 'parent-not-asked',
    kind: 'states',
    operation: 'updateRating',
    what: 'a child is rated before its parent is met',
    plant: waved('updateRating', 'parent-not-met', 200, (_, path) =>
      path.replace('/api/v1', '').replace('rating-update', 'rating'),
    ),
  },
  {
    id: 'chain-accepted',
    kind: 'states',
    operation: 'updateIndicator',
    what: 'a parent may have a parent',
    plant: at('updateIndicator', async (call, next, backend) => {
      const answer = await next(call);
      if ((jsonOf(answer) as Row | undefined)?.code !== 'dependency-chain') return answer;
      const { ActivityId, Id } = jsonOf(call) as Row;
      const list = jsonOf(
        await backend.ask(1, 'GET', `/report-editions/${call.params.id}/activities/${ActivityId}/indicators`),
      ) as Row[];
      return answering(
        200,
        list.find((row) => row.Id === Id),
      );
    }),
  },
  {
    id: 'past-the-end',
    kind: 'states',
    operation: 'reorderIndicator',
    what: '200 for the first to go up',
    plant: waved('reorderIndicator', 'past-the-end', 200, () => []),
  },
  {
    id: 'steps-skipped',
    kind: 'states',
    operation: 'promoteRatingWorkflow',
    what: 'two steps at once',
    plant: waved('promoteRatingWorkflow', 'workflow-step', 200, (_, path) =>
      path.replace('/api/v1', '').replace('rating-workflow-promotion', 'rating'),
    ),
  },
  {
    id: 'reason-optional',
    kind: 'states',
    operation: 'promoteRatingWorkflow',
    what: 'a rating goes back without a reason',
    plant: sent('promoteRatingWorkflow', (body: Row) =>
      body.WorkflowStatus !== 3 && !('Reason' in body) ? { ...body, Reason: 'no reason' } : body,
    ),
  },
  {
    id: 'reorder-reversed',
    kind: 'states',
    operation: 'reorderActivity',
    what: 'up is down',
    plant: stores('reorderActivity', 'OrderDirection', (value) => (value === 0 ? 1 : value === 1 ? 0 : value)),
  },
  {
    id: 'unassign-nothing',
    kind: 'states',
    operation: 'unassignParentIndicator',
    what: 'the parent stays',
    plant: at('unassignParentIndicator', async (call, next, { db }) => {
      const before = await db
        .selectFrom('indicator')
        .select(['id', 'parent_indicator_id'])
        .where('id', '=', Number(call.params.indicatorId))
        .executeTakeFirst();
      const answer = await next(call);
      if (ok(answer) && before)
        await db
          .updateTable('indicator')
          .set({ parent_indicator_id: before.parent_indicator_id })
          .where('id', '=', before.id)
          .execute();
      return answer;
    }),
  },
  {
    id: 'edition-two-active',
    kind: 'states',
    operation: 'createReportEdition',
    what: 'the edition before keeps no day of its end',
    place: 'InactiveDate',
    plant: after('createReportEdition', ({ db }) =>
      db.updateTable('edition').set({ inactive_date: null }).where('id', '=', 4).execute(),
    ),
  },
  {
    id: 'edition-copies-ratings',
    kind: 'states',
    operation: 'createReportEdition',
    what: 'ratings are copied along',
    plant: after('createReportEdition', ({ db }, { Id }: Row) =>
      db
        .updateTable('country_indicator')
        .set({ status: 3, score: 0, is_met: false })
        .where('edition_id', '=', Number(Id))
        .execute(),
    ),
  },
  {
    id: 'edition-lacks-countries',
    kind: 'states',
    operation: 'createReportEdition',
    what: 'a country is lost in the copy',
    plant: after('createReportEdition', async ({ db }, { Id }: Row) => {
      const row = await db
        .selectFrom('edition_country')
        .select('country_id')
        .where('edition_id', '=', Number(Id))
        .where('removed_on', 'is', null)
        .orderBy('country_id')
        .executeTakeFirst();
      return db
        .updateTable('edition_country')
        .set({ removed_on: new Date() })
        .where('edition_id', '=', Number(Id))
        .where('country_id', '=', row?.country_id ?? 0)
        .execute();
    }),
  },
];
