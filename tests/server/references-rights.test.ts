import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkflowStatus } from '#generated/enums.ts';
import { can } from '#rules/can.ts';
import { ratingFacts, referenceFacts } from '#rules/facts.ts';
import { type Relation, relations } from '../support/rating-rights.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { setPermissions, setRow, slotsFor } from './support/ratings.ts';
import { allReferences, bodyFor, current, previous, putReference, typed } from './support/references.ts';

const caller = 9; // a researcher, whose role is given some permissions at a time
const other = 8;
const statuses: WorkflowStatus[] = [0, 1, 2, 3];

const [editAny, editOwn, manageAny, manageOwn, previousOnes] = [
  'dataentry-indicator-edit-any',
  'dataentry-indicator-edit-own',
  'dataentry-references-manage-any',
  'dataentry-references-manage-own',
  'dataentry-references-previous',
];
const rights = [editAny, editOwn, manageAny, manageOwn, previousOnes, 'dataentry-indicatorsQA-any'];
const everySet = Array.from({ length: 2 ** rights.length }, (_, bits) =>
  rights.filter((_right, at) => bits & (1 << at)),
);

/** Requirements B6, read by hand: both 'any', or both 'own' and assigned. */
const mayManage = (held: string[], relation: Relation) =>
  (held.includes(editAny) && held.includes(manageAny)) ||
  (held.includes(editOwn) && held.includes(manageOwn) && relation !== 'none');

/** A current one by that rule, a previous one by its own right. */
const mayChange = (held: string[], relation: Relation, isCurrent: boolean) =>
  isCurrent ? mayManage(held, relation) : held.includes(previousOnes);

const factsFor = (status: WorkflowStatus, relation: Relation, isCurrent: boolean) => {
  const { research_user_id: ResearchUserId, qa_user_id: QAUserId } = slotsFor(relation, caller, other);
  return [
    ...ratingFacts({ WorkflowStatus: status, ResearchUserId, QAUserId }, caller),
    ...referenceFacts({ referenceEditionId: isCurrent ? 4 : 3, currentEditionId: 4 }),
  ];
};

describe('the reference rules', () => {
  it.each(statuses)('[S231] [S232] hold for every set of rights and every assignment in status %i', (status) => {
    let walked = 0;
    for (const held of everySet)
      for (const relation of relations)
        for (const isCurrent of [true, false]) {
          const all = [...held, ...factsFor(status, relation, isCurrent)];
          const why = `${held} ${relation} ${isCurrent}`;
          for (const operation of [
            ...(['addReference', 'copyReference', 'copyReferenceToCurrent', 'summariseReferenceCopy'] as const),
          ])
            expect(can(operation, all), why).toBe(mayManage(held, relation));
          for (const operation of ['updateReference', 'removeReference'] as const)
            expect(can(operation, all), why).toBe(mayChange(held, relation, isCurrent));
          walked++;
        }
    expect(walked).toBe(64 * 4 * 2);
  });
});

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const sets = [
  [],
  [editAny],
  [manageAny],
  [editAny, manageOwn],
  [editOwn, manageAny],
  [editAny, manageAny],
  [editOwn],
  [manageOwn],
  [editOwn, manageOwn],
  [previousOnes],
  [editOwn, manageOwn, previousOnes],
];

/** Calls as the caller and holds the answer, and whether anything changed, against the rule. */
async function expectAnswer(allowed: boolean, success: number, call: () => ReturnType<TestApp['call']>, why: string) {
  const before = await allReferences(test);
  const answer = await call();
  expect(answer.statusCode, `${why}: ${answer.body}`).toBe(allowed ? success : 403);
  if (!allowed) expect(await allReferences(test), why).toEqual(before);
}

describe('the server', () => {
  for (const held of sets)
    it.each(statuses)(
      `[S231] [S232] [Q-S20] with ${held.join(' + ') || 'nothing'} in status %i follows the assignment`,
      async (status) => {
        await setPermissions(test, 1, held);
        for (const relation of relations) {
          const slots = { status, ...slotsFor(relation, caller, other) };
          for (const params of [current, previous]) {
            await setRow(test, slots, params.ratingId);
            const isCurrent = params === current;
            const allowed = mayChange(held, relation, isCurrent);
            const why = `${relation} in edition ${params.editionId}`;
            const referenceId = await putReference(test, { country_indicator_id: params.ratingId });
            const at = { as: caller, params: { ...params, referenceId } };
            await expectAnswer(allowed, 200, () => test.call('updateReference', { ...at, body: typed }), why);
            await expectAnswer(allowed, 204, () => test.call('removeReference', at), why);
            await test.db.deleteFrom('reference').where('id', '=', referenceId).execute();
          }
          const add = () => test.call('addReference', { as: caller, params: current, body: bodyFor(current) });
          await expectAnswer(mayManage(held, relation), 201, add, relation);
        }
      },
    );
});
