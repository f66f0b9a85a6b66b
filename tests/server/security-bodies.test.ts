import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { notYet, type OperationId, operations } from '#generated/operations.ts';
import * as schemas from '#generated/zod/index.zod.ts';
import { addressOf, kenya, kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';
import { bodyOf, check } from './support/bodies.ts';
import { spoilt, valid } from './support/odd-bodies.ts';
import { rowsOf } from './support/unchanged.ts';

const INVALID = 1_000;
const ODD = 300;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  // the first sign-in writes down who that is
  await test.call('logIn', { as: 1 });
});
afterAll(() => test.close());

/** Every operation with a JSON body, at a place that is there, so that only the body can be wrong. */
const ids = (Object.keys(operations) as OperationId[]).filter((id) => !notYet.some((one) => one === id));
const withBody = ids.filter((id) => bodyOf(id) !== undefined);
/** Writing operations whose address says it all, and the one that takes a form. */
const withoutBody = ids.filter((id) => !operations[id].reads && !withBody.includes(id));
const params = {
  ...{ ...kenya, id: 4, editionId: 4, ratingId: kenyaRatingId, referenceId: 7_001, taggedId: 1 },
  ...{ viewId: 1, assignmentId: 1, userId: 4 },
};
const gone = ['countryId', 'milestoneId', 'activityId', 'userId', 'indicatorId', 'commentId', 'referenceId'];
const nothingThere = { ...params, ...Object.fromEntries(gone.map((name) => [name, 999_999])) };
/** What each of these makes takes seconds: they get a taste. */
const slow = new Set<OperationId>([
  'createReportEdition',
  'exportData',
  'exportCompare',
  'exportActivity',
  'exportResults',
]);
/** A new edition makes the one of the other addresses inactive: it comes last. */
const editionLast = [...withBody.filter((id) => id !== 'createReportEdition'), 'createReportEdition' as const];
/** The same bodies in every run. */
const seed = 26;

async function send(operationId: OperationId, payload: string) {
  return test.app.inject({
    method: operations[operationId].method.toUpperCase() as 'POST',
    url: addressOf(operationId, params),
    headers: { authorization: `Bearer ${await test.tokenOf(1)}`, 'content-type': 'application/json' },
    payload,
  });
}

/** What would show that a refused body left something behind. */
const state = () =>
  rowsOf(test.db, [
    'edition',
    'edition_user',
    'edition_country',
    'milestone',
    'activity',
    'indicator',
    'library_indicator',
    'country_indicator',
    'comment',
    'comment_tag',
    'reference',
    'app_user',
  ]);

/** The client's own rule for the body, as its forms use it. */
function zodOf(operationId: OperationId): ZodMiniType {
  const name = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Body`;
  const schema = (schemas as unknown as Record<string, ZodMiniType | undefined>)[name];
  if (!schema) throw new Error(`There is no ${name}`);
  return schema;
}

describe(`[Q-S26] ${INVALID} generated bodies that are wrong`, () => {
  it('are sent to every operation that takes a body', () => expect(withBody.length).toBeGreaterThanOrEqual(20));

  it.each(withBody)(
    'are 422 to %s, with all that the client refuses among them, and change nothing',
    async (operationId) => {
      const body = bodyOf(operationId);
      if (!body) throw new Error('no body');
      const validate = check(body.schema);
      const zod = zodOf(operationId);
      const before = await state();
      let tried = 0;
      await fc.assert(
        fc.asyncProperty(spoilt(body.example), async (sent) => {
          const payload = JSON.stringify(sent);
          const read: unknown = JSON.parse(payload);
          const isWrong = validate(read).length > 0;
          if (!zod.safeParse(read).success) expect(isWrong, `only the client refuses ${payload}`).toBe(true);
          fc.pre(isWrong);
          tried += 1;
          const answer = await send(operationId, payload);
          expect([answer.statusCode, answer.json().code], `${payload}\n${answer.body}`).toEqual([422, 'invalid']);
          expect(answer.json().errors.length).toBeGreaterThan(0);
        }),
        { seed, numRuns: Math.ceil(INVALID / withBody.length), maxSkipsPerRun: 1_000 },
      );
      expect(tried).toBeGreaterThanOrEqual(Math.ceil(INVALID / withBody.length));
      expect(await state()).toEqual(before);
    },
  );
});

describe('[Q-S26] bodies that nobody asked for', () => {
  it.each(withoutBody)('are no fault to %s, and none says what it does', async (operationId) => {
    const before = await state();
    for (const payload of ['{"Id":1}', '[]', '{', 'null', '"\\u0000"', `${'['.repeat(5_000)}`]) {
      const answer = await test.app.inject({
        method: operations[operationId].method.toUpperCase() as 'DELETE',
        url: addressOf(operationId, nothingThere),
        headers: { authorization: `Bearer ${await test.tokenOf(1)}`, 'content-type': 'application/json' },
        payload,
      });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
      expect(answer.statusCode, answer.body).not.toBe(422);
    }
    expect(await state()).toEqual(before);
  });
});

describe('[Q-S27] names that could reach a prototype', () => {
  const hostile = ['__proto__', 'constructor', 'prototype'];
  const polluted = () => ({}) as { polluted?: unknown };

  it.each(withBody)(
    'are refused by %s at every depth, or ignored in a row that was selected, and reach none',
    async (operationId) => {
      const body = bodyOf(operationId);
      if (!body) throw new Error('no body');
      // rows that a person selected may bring the rest of their row along (openapi/README.md)
      const selects = Array.isArray(body.example);
      const before = await state();
      const texts = [JSON.stringify(body.example), JSON.stringify({ ...body.example, inner: { deep: [{}] } })];
      for (const name of hostile) {
        const evil = `{"${name}":{"polluted":1,"prototype":{"polluted":1}},`;
        for (const text of texts) {
          const all = text.replaceAll('{', evil).replaceAll(',}', '}');
          const first = text.replace('{', evil).replaceAll(',}', '}');
          for (const payload of [all, first]) {
            const answer = await send(operationId, payload);
            expect(selects ? [400, 422, 200, 201] : [400, 422], answer.body).toContain(answer.statusCode);
            expect(answer.body).not.toContain('polluted":1');
          }
        }
      }
      expect(polluted().polluted).toBeUndefined();
      if (!selects) expect(await state()).toEqual(before);
    },
  );

  it.each([
    ['listDashboardIndicators', { countries: '{"__proto__":{"polluted":1}}' }],
    ['listDashboardIndicators', { researchUsers: '1: [{"__proto__":1}]' }],
    ['listDashboardIndicators', { __proto__x: '1', 'constructor[prototype][polluted]': '1' }],
    ['readCompare', { editions: '[{"constructor":1}]', countries: '[404]' }],
  ] as const)('in the query of %s are refused or ignored: %o', async (operationId, query) => {
    const answer = await test.call(operationId, { as: 1, params, query: query as Record<string, string> });
    expect([200, 400], answer.body).toContain(answer.statusCode);
    expect(polluted().polluted).toBeUndefined();
  });
});

describe(`[Q-S26] ${ODD} generated bodies that are odd, but fit the contract`, () => {
  it.each(editionLast)('are no fault to %s', async (operationId) => {
    const body = bodyOf(operationId);
    if (!body) throw new Error('no body');
    await fc.assert(
      fc.asyncProperty(valid(body.schema, body.example), async (sent) => {
        const payload = JSON.stringify(sent);
        const answer = await send(operationId, payload);
        expect(answer.statusCode, `${payload}\n${answer.body}`).toBeLessThan(500);
      }),
      { seed, numRuns: slow.has(operationId) ? 3 : Math.ceil(ODD / withBody.length) },
    );
  });
});
