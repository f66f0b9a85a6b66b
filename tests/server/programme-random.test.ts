/** The counts of the programme equal a recount, whatever ten people do at once [B20] [B21]. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallOptions, openTestApp, type TestApp, testNow } from './support/app.ts';
import { type Draw, drawsOf } from './support/draws.ts';
import {
  countsOfProgramme,
  countsOfWorkload,
  programmeRecounted,
  rowsToCount,
  workloadRecounted,
} from './support/workload-recount.ts';
import { edition, ratingHeadings, upload, workbook } from './transfer/support.ts';

/** `WORK_ROUNDS=500 npx vitest run --project server tests/server/programme-random.test.ts` does more of it. */
const rounds = Number(process.env.WORK_ROUNDS ?? 3);
/** Reading every row takes longer than a round. */
const ROUNDS_BETWEEN = 2;
const people = [1, 2, 3, 4, 7, 8, 9, 10, 11, 12];
/** Few, so that they meet. */
const countries = [404, 4];
const today = testNow.toISOString().slice(0, 10);
const params = { editionId: 4 };

let test: TestApp;
let pairs: { id: number; country_id: number; indicator_id: number }[];
let milestones: number[];
beforeAll(async () => {
  test = await openTestApp();
  pairs = await test.db
    .selectFrom('country_indicator')
    .select(['id', 'country_id', 'indicator_id'])
    .where('edition_id', '=', params.editionId)
    .where('country_id', 'in', countries)
    .orderBy('id')
    .limit(120)
    .execute();
  const answer = await test.call('listWorkflowIndicators', { as: 1, params });
  const listed: { MilestoneId: number }[] = answer.json();
  milestones = [...new Set(listed.map(({ MilestoneId }) => MilestoneId))];
});
afterAll(() => test.close());

/** What was done, to be undone by whoever draws that. */
const done: { assignments: number[]; imports: number[] } = { assignments: [], imports: [] };
type Act = (draw: Draw, as: number) => Promise<{ statusCode: number; body: string }>;
const one = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw(items.length)] as Item;
const some = (draw: Draw) => {
  const from = draw(pairs.length);
  return pairs.slice(from, from + 1 + draw(30)).map(({ id }) => id);
};
const call = (operationId: Parameters<TestApp['call']>[0], options: CallOptions) =>
  test.call(operationId, { as: 1, params, ...options });

async function assigning(answer: ReturnType<TestApp['call']>) {
  const told = await answer;
  const { AssignmentId } = told.json();
  if (AssignmentId) done.assignments.push(AssignmentId);
  return told;
}

/** The numbers of what an import may change in Kenya. */
async function importable(): Promise<string[]> {
  const page = await call('listDashboardIndicators', {
    query: { currentUser: false, countries: '[404]', workflows: '[0,1,2]', pageSize: 60 },
  });
  return page.json().Data.map(({ OrderNumber }: { OrderNumber: string }) => OrderNumber);
}

const acts: Record<string, Act> = {
  assigns: (draw) => {
    const { country_id, indicator_id } = one(draw, pairs);
    const body = { CountryIds: [country_id], IndicatorIds: [indicator_id], ReportEditionId: 4 };
    return assigning(
      call('assignWorkflow', { body: { ...body, WorkflowTaskType: draw(2), AssignedUserId: one(draw, people) } }),
    );
  },
  plans: (draw) => {
    const cell = { MilestoneId: one(draw, milestones), CountryIds: [one(draw, countries)] };
    const Research = { UserIds: draw(4) ? [one(draw, [2, 4, 11])] : [] };
    return assigning(
      call('applyAssignmentPlan', { body: { Cells: [{ ...cell, Research, QA: { UserIds: [3, 8] } }] } }),
    );
  },
  'hands over': (draw) =>
    assigning(
      call('applyAssignmentPlan', {
        body: { FromUserId: one(draw, [2, 3, 4]), Cells: [{ CountryIds: countries, Research: { UserIds: [9, 11] } }] },
      }),
    ),
  'undoes an assignment': async (draw, as) => {
    if (draw(2)) await acts.assigns?.(draw, as);
    const assignmentId = done.assignments.at(-1) ?? 1;
    return call('revertAssignment', { params: { ...params, assignmentId } });
  },
  'sets due dates': (draw) =>
    call('setDueDates', {
      body: {
        CountryIndicatorRatingIds: some(draw),
        ResearchDueDate: one(draw, ['2026-11-19', '2026-11-20', null]),
        QADueDate: one(draw, ['2026-10-01', '2026-12-01', null]),
      },
    }),
  'steps back': (draw) =>
    call('stepBackRatings', {
      body: { CountryIndicatorRatingIds: some(draw), WorkflowStatus: 1 + draw(2), Reason: 'The act was replaced.' },
    }),
  rates: (draw) => {
    const { id, country_id, indicator_id } = one(draw, pairs);
    const isMet = draw(3) > 0;
    return call('updateRating', {
      params: { countryId: country_id, reportEditionId: 4, indicatorId: indicator_id },
      body: {
        CountryIndicatorRatingId: id,
        Score: Number(isMet),
        RatingIsMet: isMet,
        ResearcherNote: 'As the gazette says.',
      },
    });
  },
  'moves on': (draw) => {
    const { id, country_id, indicator_id } = one(draw, pairs);
    return call('promoteRatingWorkflow', {
      params: { countryId: country_id, reportEditionId: 4, indicatorId: indicator_id },
      body: { CountryIndicatorRatingId: id, WorkflowStatus: 1 + draw(3) },
    });
  },
  imports: async (draw) => {
    const numbers = await importable();
    const from = draw(Math.max(1, numbers.length - 5));
    const heads = [...ratingHeadings, 'Research User', 'Research Due Date'];
    const due = one(draw, ['2026-11-01', '2026-12-05']);
    const rows = numbers
      .slice(from, from + 5)
      .map((number) => [edition, 'KEN', number, null, null, null, 'chen.wei@demo.test', due]);
    const answer = await upload(test, await workbook({ Ratings: [heads, ...rows] }));
    const { ImportId } = answer.json();
    if (ImportId) done.imports.push(ImportId);
    return answer;
  },
  'undoes an import': async (draw, as) => {
    await acts.imports?.(draw, as);
    return call('revertImport', { params: { importId: done.imports.at(-1) ?? 1 } });
  },
};

it(`[B20] [B21] over ${rounds} rounds of ten people every count equals a recount`, {
  timeout: 300_000 + rounds * 5000,
}, async () => {
  const names = Object.keys(acts);
  for (let round = 1; round <= rounds; round++) {
    // each does another thing in each round, at once with all the others
    const chosen = people.map((as, at) => {
      const draw = drawsOf(round * 7919 + at * 104_729);
      return { as, name: names[(at + round) % names.length] ?? '', draw };
    });
    await Promise.all([...chosen.map(act), expectToAddUp(`during round ${round}`)]);
    if (round % ROUNDS_BETWEEN === 0) await expectRecounted(`after round ${round}`);
  }
  // alone nothing is refused, so that all of it has been counted
  const alone = [];
  for (const name of names) alone.push([name, await act({ as: 1, name, draw: drawsOf(1) })]);
  expect(alone).toEqual(names.map((name) => [name, true]));
  await expectRecounted('in the end');
});

/** Whether it was done; a refusal is none of the server's faults. */
async function act({ as, name, draw }: { as: number; name: string; draw: Draw }): Promise<boolean> {
  const answer = await acts[name]?.(draw, as);
  expect(answer?.statusCode, `${name}: ${answer?.body}`).toBeLessThan(500);
  return answer !== undefined && answer.statusCode < 300 && !answer.body.startsWith('{"success":false');
}

async function expectRecounted(when: string): Promise<void> {
  const { workload, programme } = await expectToAddUp(when);
  const rows = await rowsToCount(test.db, params.editionId);
  const ids = workload.map(({ UserId }: { UserId: number }) => UserId);
  expect(countsOfWorkload(workload), when).toEqual(workloadRecounted(rows, ids, today));
  expect(countsOfProgramme(programme), when).toEqual(programmeRecounted(rows, programme));
}

/** Both answers; each adds up by itself, also while others work. */
async function expectToAddUp(when: string) {
  const [load, totals] = await Promise.all([call('listWorkload', {}), call('readProgramme', {})]);
  expect([load.statusCode, totals.statusCode], when).toEqual([200, 200]);
  const programme = totals.json();
  const { all, milestones: byMilestone, regions } = countsOfProgramme(programme);
  const sumOf = (parts: (typeof all)[], name: keyof typeof all) => parts.reduce((sum, part) => sum + part[name], 0);
  for (const parts of [byMilestone, regions])
    expect(
      Object.keys(all).map((name) => sumOf(parts, name as keyof typeof all)),
      when,
    ).toEqual(Object.values(all));
  return { workload: load.json(), programme };
}
