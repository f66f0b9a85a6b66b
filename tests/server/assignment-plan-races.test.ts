import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kenya, kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';
import { rowOf, setRow } from './support/ratings.ts';

const editionId = 4;
const [first, second] = [2, 11];
const note = 'As the gazette of May says.';

let test: TestApp;
let cells: { MilestoneId: number; CountryIds: number[] }[];
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
  const countries = (await test.db.selectFrom('country').select('id').execute()).map(({ id }) => id).slice(0, 40);
  const milestones = await test.db.selectFrom('milestone').select('id').where('edition_id', '=', editionId).execute();
  const CountryIds = [...new Set([kenya.countryId, ...countries])];
  cells = milestones.map(({ id }) => ({ MilestoneId: id, CountryIds }));
});
afterAll(() => test.close());

const plan = (userId: number) =>
  test.call('applyAssignmentPlan', {
    as: 1,
    params: { editionId },
    body: { Cells: cells.map((cell) => ({ ...cell, Research: { UserIds: [userId] } })) },
  });

/** How many planned rows each person has for research. */
async function held(): Promise<Record<string, number>> {
  const { rows } = await sql<{ user: number; count: number }>`
    select ci.research_user_id as "user", count(*)::int as count from country_indicator ci
    join edition_country ec on ec.edition_id = ci.edition_id and ec.country_id = ci.country_id and ec.removed_on is null
    where ci.edition_id = ${editionId} and ci.country_id = any(${cells[0]?.CountryIds ?? []}) group by 1`.execute(
    test.db,
  );
  return Object.fromEntries(rows.map(({ user, count }) => [user, count]));
}
const codesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

it('[B25] of plans that are applied at once the last one holds, whole', async () => {
  const answers = await Promise.all([first, second, first, second].map(plan));
  expect(codesOf(answers)).toEqual([200, 200, 200, 200]);
  expect(Object.values(await held())).toHaveLength(1);
});

it('[B25] a plan takes nothing from who rates and assigns meanwhile, and neither fails', async () => {
  await setRow(test, { score: null, is_met: null, researcher_note: null, status: 1 });
  const assign = (AssignedUserId: number) =>
    test.call('assignWorkflow', {
      as: 1,
      params: { editionId },
      body: {
        ...{ WorkflowTaskType: 0, ReportEditionId: editionId, AssignedUserId },
        ...{ CountryIds: [kenya.countryId], IndicatorIds: [kenya.indicatorId] },
      },
    });
  const answers = await Promise.all([
    plan(first),
    test.call('updateRating', {
      as: 1,
      params: kenya,
      body: { CountryIndicatorRatingId: kenyaRatingId, Score: 1, RatingIsMet: true, ResearcherNote: note },
    }),
    plan(second),
    assign(8),
    plan(first),
  ]);
  expect(codesOf(answers), answers.map(({ body }) => body).join()).toEqual([200, 200, 200, 200, 200]);
  expect(await rowOf(test)).toMatchObject({ id: kenyaRatingId, score: 1, researcher_note: note });
  // all by one plan, but for the one row that may have been assigned after it
  const { 8: assigned = 0, ...planned } = await held();
  expect(assigned).toBeLessThanOrEqual(1);
  expect(Object.values(planned)).toHaveLength(1);
});

it('[B25] a person who leaves meanwhile has all of the plan or nothing of it', async () => {
  expect((await plan(first)).statusCode).toBe(200);
  const [planned, removed] = await Promise.all([
    plan(second),
    test.call('removeEditionUser', { as: 1, params: { id: editionId, userId: second } }),
  ]);
  expect(removed.statusCode).toBeLessThan(300);
  const holders = Object.keys(await held());
  expect(holders).toEqual([`${planned.statusCode === 200 ? second : first}`]);
  expect([200, 422]).toContain(planned.statusCode);
  expect((await plan(second)).statusCode).toBe(422);
});
