import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkflowStatus } from '#generated/enums.ts';
import { can } from '#rules/can.ts';
import { ratingFacts } from '#rules/facts.ts';
import { type Relation, relations } from '../support/rating-rights.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';
import { setPermissions, setRow, slotsFor } from './support/ratings.ts';

const caller = 9; // a researcher, whose role is given some permissions at a time
const other = 8;
const statuses: WorkflowStatus[] = [0, 1, 2, 3];

/** Requirements B6, read by hand: edit-any, edit-own by who is assigned, or either QA permission. */
const mayComment = (permissions: string[], relation: Relation) =>
  permissions.includes('dataentry-indicator-edit-any') ||
  (permissions.includes('dataentry-indicator-edit-own') && relation !== 'none') ||
  permissions.includes('dataentry-indicatorsQA-any') ||
  permissions.includes('dataentry-indicatorsQA-own');

const sets = [
  [],
  ['dataentry-indicator-edit-any'],
  ['dataentry-indicator-edit-own'],
  ['dataentry-indicatorsQA-any'],
  ['dataentry-indicatorsQA-own'],
  ['dataentry-references-manage-any', 'dataentry-references-manage-own', 'dataentry-references-previous'],
  ['report-management', 'user-management', 'dataentry-indicators'],
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const count = async () =>
  (
    await test.db
      .selectFrom('comment')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('the comment rule', () => {
  for (const permissions of sets)
    it.each(statuses)(
      `[S234] [Q-S20] with ${permissions.join(' + ') || 'nothing'} in status %i follows the assignment`,
      async (status) => {
        await setPermissions(test, 1, permissions);
        for (const relation of relations) {
          const slots = slotsFor(relation, caller, other);
          await setRow(test, { status, ...slots });
          const record = {
            WorkflowStatus: status,
            ResearchUserId: slots.research_user_id,
            QAUserId: slots.qa_user_id,
          };
          const allowed = mayComment(permissions, relation);
          expect(can('addComment', [...permissions, ...ratingFacts(record, caller)]), relation).toBe(allowed);
          const before = await count();
          const answer = await test.call('addComment', {
            as: caller,
            params: { ...kenya, ratingId: kenyaRatingId },
            body: { CommentContent: 'May I?', taggedUsers: [] },
          });
          expect(answer.statusCode, `${relation}: ${answer.body}`).toBe(allowed ? 201 : 403);
          expect(await count(), relation).toBe(before + (allowed ? 1 : 0));
        }
      },
    );
});
