import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateRating } from '../../server/areas/ratings/rating-changes.ts';
import { mayEdit, mayTakeBack, ratingPermissions, relations } from '../support/rating-rights.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';
import { handlerCall } from './support/handler-call.ts';
import { rowOf, setPermissions, setRow, slotsFor } from './support/ratings.ts';

const caller = 9; // a researcher, whose role is given one permission at a time
const other = 8;
const body = {
  Score: 0,
  RatingIsMet: false,
  ResearcherNote: 'Checked again.',
  CountryIndicatorRatingId: kenyaRatingId,
};

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('updateRating', () => {
  for (const permission of ratingPermissions)
    for (const status of [0, 1, 2, 3])
      it(`[S233] [Q-S21] [Q-S20] with ${permission} in status ${status} follows the assignment`, async () => {
        await setPermissions(test, 1, permission === 'none' ? [] : [permission]);
        for (const relation of relations) {
          await setRow(test, { status, score: 1, is_met: true, ...slotsFor(relation, caller, other) });
          const before = await rowOf(test);
          const answer = await test.call('updateRating', { as: caller, params: kenya, body });
          const allowed = mayEdit(status, permission, relation);
          expect(answer.statusCode, `${relation}: ${answer.body}`).toBe(allowed ? 200 : 403);
          if (!allowed) expect(await rowOf(test)).toEqual(before);
        }
      });

  it('[Q-S21] checks again inside its transaction, for the record may have moved on since the request came in', async () => {
    await setRow(test, { status: 2, ...slotsFor('researcher', caller, other) });
    const before = await rowOf(test);
    const call = handlerCall<'updateRating'>(test, {
      record: { pair: { ...before, status: 1 } },
      caller: { id: caller, fullName: '', email: '', role: 1, permissions: ['dataentry-indicator-edit-own'] },
      body,
    });
    await expect(updateRating(call)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    expect(await rowOf(test)).toEqual(before);
  });
});

describe('promoteRatingWorkflow', () => {
  for (const permission of ratingPermissions)
    for (const status of [2, 3])
      it(`[S243] [Q-S21] with ${permission} takes status ${status} back by a step as the assignment allows`, async () => {
        await setPermissions(test, 1, permission === 'none' ? [] : [permission]);
        for (const relation of relations) {
          await setRow(test, { status, score: 1, is_met: true, ...slotsFor(relation, caller, other) });
          const answer = await test.call('promoteRatingWorkflow', {
            as: caller,
            params: kenya,
            body: { CountryIndicatorRatingId: kenyaRatingId, WorkflowStatus: status - 1, Reason: 'Name the section.' },
          });
          const allowed = mayTakeBack(status, permission, relation);
          expect(answer.statusCode, `${relation}: ${answer.body}`).toBe(allowed ? 200 : 403);
          expect((await rowOf(test)).status).toBe(allowed ? status - 1 : status);
        }
      });
});
