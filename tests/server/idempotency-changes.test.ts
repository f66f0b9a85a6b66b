import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';
import type { Schema } from '../../server/db/schema.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp, testNow } from './support/app.ts';
import { exampleBody } from './support/bodies.ts';
import { setRow } from './support/ratings.ts';
import { bodyFor, current, previous, putReference } from './support/references.ts';
import { rowsOf } from './support/unchanged.ts';

interface Write {
  as?: number;
  params: Record<string, number>;
  body?: object;
  /** What another request of the same operation asks for. */
  other: { params?: Record<string, number>; body?: object };
  /** What somebody else does before it is sent again, so that the work, done anew, would do or answer something else. */
  meanwhile?: () => Promise<unknown>;
}

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const send = (operationId: OperationId, { as = 1, params, body }: Omit<Write, 'other'>, key: string) =>
  test.call(operationId, { as, params, body, headers: { 'idempotency-key': key } });
const tables: (keyof Schema)[] = [
  ...([
    'edition',
    'milestone',
    'activity',
    'indicator',
    'library_indicator',
    'edition_country',
    'edition_user',
  ] as const),
  ...(['country_indicator', 'comment', 'user_preference', 'comment_tag', 'reference'] as const),
];
const everything = () => rowsOf(test.db, tables);
const edition = { id: 4 };
const setVersion = (table: 'edition' | 'milestone' | 'activity' | 'indicator', id: number, version = 90) =>
  test.db.updateTable(table).set({ version }).where('id', '=', id).execute();
const example = (operationId: OperationId, change: object = {}) => ({ ...exampleBody(operationId), ...change });
const removeReferences = (title: string) => test.db.deleteFrom('reference').where('title', '=', title).execute();
let serial = 0;
const unique = () => `Sent twice ${++serial}`;

/** Each PUT of the contract, as it is accepted in the demonstration. */
const writes: Partial<Record<OperationId, () => Promise<Write>>> = {
  updateReportEdition: async () => ({
    params: edition,
    body: example('updateReportEdition'),
    other: { body: example('updateReportEdition', { EndDate: '2027-03-31' }) },
    meanwhile: () => setVersion('edition', 4, 2),
  }),
  updateMilestone: async () => ({
    params: edition,
    body: example('updateMilestone', { Version: 1 }),
    other: { body: example('updateMilestone', { Description: 'Another' }) },
    meanwhile: () => setVersion('milestone', Number(exampleBody('updateMilestone').Id)),
  }),
  updateActivity: async () => ({
    params: edition,
    body: example('updateActivity', { Version: 1 }),
    other: { body: example('updateActivity', { Description: 'Another' }) },
    meanwhile: () => setVersion('activity', Number(exampleBody('updateActivity').Id)),
  }),
  reorderActivity: async () => ({
    params: edition,
    body: example('reorderActivity'),
    other: { body: example('reorderActivity', { OrderDirection: 1 }) },
  }),
  updateIndicator: async () => ({
    params: edition,
    body: example('updateIndicator', { Version: 1 }),
    other: { body: example('updateIndicator', { Description: 'Another description' }) },
    meanwhile: () => setVersion('indicator', Number(exampleBody('updateIndicator').Id)),
  }),
  reorderIndicator: async () => ({
    params: edition,
    body: example('reorderIndicator'),
    other: { body: example('reorderIndicator', { OrderDirection: 0 }) },
  }),
  unassignParentIndicator: async () => {
    const { id, parent_indicator_id } = await test.db
      .selectFrom('indicator')
      .select(['id', 'parent_indicator_id'])
      .where('edition_id', '=', 4)
      .where('parent_indicator_id', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return {
      params: { ...edition, indicatorId: id },
      other: { params: { ...edition, indicatorId: 451 } },
      meanwhile: () => test.db.updateTable('indicator').set({ parent_indicator_id }).where('id', '=', id).execute(),
    };
  },
  assignWorkflow: async () => ({
    params: { editionId: 4 },
    body: example('assignWorkflow'),
    other: { body: example('assignWorkflow', { CountryIds: [404] }) },
    meanwhile: () => setRow(test, { research_user_id: 2 }),
  }),
  // the researcher, who may do neither any more once the rating is in QA
  updateRating: async () => {
    await setRow(test, { status: 1, version: 3, research_user_id: 2, qa_user_id: 3 });
    return {
      as: 2,
      params: kenya,
      body: example('updateRating'),
      other: { body: example('updateRating', { ResearcherNote: 'Another note' }) },
      meanwhile: () => setRow(test, { status: 2, version: 5 }),
    };
  },
  promoteRatingWorkflow: async () => {
    await setRow(test, { status: 1, version: 4, research_user_id: 2, qa_user_id: 3 });
    return {
      as: 2,
      params: kenya,
      body: example('promoteRatingWorkflow'),
      other: { body: example('promoteRatingWorkflow', { WorkflowStatus: 1 }) },
    };
  },
  updatePreferences: async () => ({
    params: {},
    body: example('updatePreferences'),
    other: { body: { SingleKeys: true } },
    meanwhile: () => test.db.deleteFrom('user_preference').execute(),
  }),
  clearNotification: async () => {
    const { Data } = (await test.call('listNotifications', { as: 2 })).json();
    const [first, second] = Data as { CommentId: number }[];
    const open = { cleared_on: null };
    return {
      as: 2,
      params: { taggedId: 2, commentId: Number(first?.CommentId) },
      other: { params: { taggedId: 2, commentId: Number(second?.CommentId) } },
      meanwhile: () => test.db.updateTable('comment_tag').set(open).where('user_id', '=', 2).execute(),
    };
  },
  updateReference: async () => {
    const title = unique();
    const referenceId = await putReference(test, { title });
    const body = { ...bodyFor(current), Title: title, Version: 1 };
    return {
      params: { ...current, referenceId },
      body: { ...body, Information: 'Chapter 3 repeats it.' },
      other: { body: { ...body, Information: 'Chapter 4 repeats it.' } },
      meanwhile: () => removeReferences(title),
    };
  },
  copyReference: async () => {
    const referenceId = await putReference(test, { title: unique() });
    const [indicators, countries] = [[{ Id: 452 }], [{ Id: 404 }, { Id: 604 }]];
    return {
      params: current,
      body: { referenceId, indicators, countries },
      other: { body: { referenceId, indicators: [{ Id: 453 }], countries } },
    };
  },
  copyReferenceToCurrent: async () => {
    const title = unique();
    const referenceId = await putReference(test, { title, country_indicator_id: previous.ratingId });
    return {
      params: { ...current, referenceId },
      other: { params: { ...current, referenceId: referenceId - 1 } },
      meanwhile: () =>
        test.db
          .deleteFrom('reference')
          .where('title', '=', title)
          .where('country_indicator_id', '=', kenyaRatingId)
          .execute(),
    };
  },
};
const ids = Object.keys(writes) as OperationId[];
function begin(operationId: OperationId): Promise<Write> {
  const write = writes[operationId];
  if (!write) throw new Error(`${operationId} is not in the table.`);
  return write();
}

describe('[Q-R13] a change that is sent again', () => {
  it('is tried with every PUT of the contract', () => {
    const puts = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === 'put');
    expect([...ids].sort()).toEqual(puts.filter((id) => !operations[id].reads).sort());
  });

  it.each(ids)('does its work once and answers the same, also where the record moved on: %s', async (operationId) => {
    const write = await begin(operationId);
    const key = randomUUID();
    const before = await everything();
    const first = await send(operationId, write, key);
    expect(first.statusCode, first.body).toBe(200);
    expect(await everything()).not.toEqual(before);
    await write.meanwhile?.();
    const after = await everything();

    const again = await send(operationId, write, key);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    const other = await send(operationId, { ...write, ...write.other }, key);
    expect([other.statusCode, other.json().detail]).toEqual([
      422,
      'This Idempotency-Key was already used for another request.',
    ]);
    expect(await everything()).toEqual(after);
  });

  it('is refused by its first try without a key', async () => {
    const { params, body } = await begin('updateReference');
    const statuses = [];
    for (let time = 0; time < 2; time += 1)
      statuses.push((await test.call('updateReference', { as: 1, params, body })).statusCode);
    expect(statuses).toEqual([200, 409]);
  });
});

const orderOf = async () =>
  (await test.call('listActivities', { as: 1, params: { id: 4, milestoneId: 16 } }))
    .json()
    .map(({ Id }: { Id: number }) => Id) as number[];
const down = (Id: number) => ({ params: edition, body: { Id, MilestoneOrderId: 1, OrderDirection: 1 } });

describe('[Q-R13] a move', () => {
  it('with two keys moves twice', async () => {
    const [first = 0, second, third] = await orderOf();
    const keys = [randomUUID(), randomUUID()];
    for (const key of [keys[0], keys[0], keys[1], keys[1]])
      expect((await send('reorderActivity', down(first), key as string)).statusCode).toBe(200);
    expect((await orderOf()).slice(0, 3)).toEqual([second, third, first]);
  });

  it('that is sent eight times at once moves by one place', async () => {
    const [first = 0, second, third] = await orderOf();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('reorderActivity', down(first), key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await orderOf()).slice(0, 3)).toEqual([second, first, third]);
  });
});

describe('a refusal', () => {
  const stale = async () => {
    const referenceId = await putReference(test, { title: unique() });
    return { params: { ...current, referenceId }, body: { ...bodyFor(current), Version: 2 } };
  };

  it('[Q-R13] is not kept, so that the same request does the work once it can', async () => {
    const write = await stale();
    const key = randomUUID();
    expect((await send('updateReference', write, key)).statusCode).toBe(409);
    await test.db.updateTable('reference').set({ version: 2 }).where('id', '=', write.params.referenceId).execute();
    const answer = await send('updateReference', write, key);
    expect([answer.statusCode, answer.json().Version]).toEqual([200, 3]);
  });

  it('[Q-R13] of what the address names waits until it is known that no answer is kept', async () => {
    const write = await begin('updateRating');
    const [key, unused] = [randomUUID(), randomUUID()];
    const first = await send('updateRating', write, key);
    expect(first.statusCode, first.body).toBe(200);
    const leave = (removed_on: Date | null) =>
      test.db
        .updateTable('edition_country')
        .set({ removed_on })
        .where('edition_id', '=', 4)
        .where('country_id', '=', kenya.countryId)
        .execute();
    await leave(testNow);
    const answers = [await send('updateRating', write, key), await send('updateRating', write, unused)];
    await leave(null);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
    expect(answers[0]?.body).toBe(first.body);
  });

  it('[Q-S20] stays for others who know the key, and for who lost the permission', async () => {
    const write = await begin('promoteRatingWorkflow');
    const key = randomUUID();
    expect((await send('promoteRatingWorkflow', write, key)).statusCode).toBe(200);
    expect((await send('promoteRatingWorkflow', { ...write, as: 9 }, key)).statusCode).toBe(403);
    await test.db.updateTable('app_user').set({ role: 3 }).where('id', '=', 2).execute();
    expect((await send('promoteRatingWorkflow', write, key)).statusCode).toBe(403);
  });
});
