/** Assignments of country indicators of the run's own. */
import { WorkflowStatus, WorkflowTaskType } from '../../../generated/enums.ts';
import type { Role } from '../run.ts';
import { changedNothing, handOverAndUndo, planAndUndo } from './assign-plan.ts';
import { equal, hold, timeless } from './compare.ts';
import {
  attempt,
  did,
  found,
  invalid,
  keep,
  largestPage,
  list,
  may,
  must,
  needRole,
  type Params,
  type Row,
  read,
  Stuck,
  type Writing,
} from './context.ts';
import { mustKeyed } from './repeat.ts';
import type { Stage } from './stage.ts';

const { AssignForResearch, AssignForQA } = WorkflowTaskType;

/** A country indicator of the run's own. */
export interface Pair {
  ratingId: number;
  place: Params;
  row: Row;
}

export interface Workers {
  pairs: (country: number, indicator: Row) => Pair;
  /**
   * Holds rights only where assigned, and is assigned to the first indicator of the first country.
   */
  researcher?: Role;
  reviewer?: Role;
}

const rowsOf = (writing: Writing, { milestone }: Stage) =>
  list(
    writing,
    'listDashboardIndicators',
    { editionId: writing.edition.Id },
    {
      milestones: `[${milestone.Id}]`,
      countries: `[${writing.countries.join(',')}]`,
      currentUser: 'false',
      pageSize: largestPage(writing, 'listDashboardIndicators'),
    },
  );

/** Assigns rectangles of pairs, and sees that those pairs change and no other. */
export async function assign(writing: Writing, stage: Stage): Promise<Workers> {
  const operationId = 'assignWorkflow';
  const as = needRole(writing, operationId);
  const params = { editionId: writing.edition.Id };
  const [one = 0, two = 0] = writing.countries;
  const [first, second] = stage.indicators.map(({ Id }) => Id as number);
  let rows = await rowsOf(writing, stage);
  const pairs = (country: number, indicator: Row): Pair => {
    const row = rows.find(({ CountryId, IndicatorId }) => CountryId === country && IndicatorId === indicator.Id);
    if (!row) throw new Stuck('a new indicator has no row for each country');
    return {
      ratingId: row.CountryIndicatorRatingId as number,
      place: { countryId: country, reportEditionId: writing.edition.Id, indicatorId: indicator.Id as number },
      row,
    };
  };
  const users = await list(writing, 'listWorkflowUsers', params);
  const takes = (role: Role, task: WorkflowTaskType) =>
    users.some(({ Id, WorkflowTaskTypes }) => Id === role.userId && (WorkflowTaskTypes as number[]).includes(task));
  const save = writing.run.contract.operations.get('updateRating');
  const onlyAs = (role: Role, fact: string, status: string) =>
    save && may(save, role, [fact, status]) && !may(save, role, [status]);
  const researcher = writing.run.roles.find(
    (role) => onlyAs(role, 'is:researcher', 'status:research') && takes(role, AssignForResearch),
  );
  const reviewer = writing.run.roles.find(
    (role) => role !== researcher && onlyAs(role, 'is:qa', 'status:qa') && takes(role, AssignForQA),
  );
  const someone = researcher ?? writing.run.roles.find((role) => takes(role, AssignForResearch));
  if (!someone) throw new Stuck('no role stands for a user who can be assigned');
  /** The answers name what undoing takes; a backend may do without. */
  let keepsAssignments = false;
  const set = async (
    task: WorkflowTaskType,
    user: Role,
    countries: number[],
    indicators: (number | undefined)[],
    overwritten: number,
  ) => {
    const name = users.find(({ Id }) => Id === user.userId)?.FullName;
    const [slot, label] =
      task === AssignForResearch ? ['ResearchUserId', 'ResearchUserName'] : ['QAUserId', 'QAUserName'];
    const chosen = { WorkflowTaskType: task, ReportEditionId: writing.edition.Id, AssignedUserId: user.userId };
    const draft = {
      ...chosen,
      Countries: countries.map((Id) => ({ Id })),
      Indicators: indicators.map((Id) => ({ Id })),
    };
    const count = countries.length * indicators.length;
    const summary = await must(writing, 'summariseWorkflowAssignment', { as, params, json: draft }, [200]);
    hold(writing, summary.body as Row, {
      operationId: 'summariseWorkflowAssignment',
      where: 'before the assignment',
      expected: { CandidateCount: count, ExisitingCount: overwritten },
      exchange: summary.exchange,
    });
    if (!writing.cases.some((kept) => kept.operationId === operationId))
      changedNothing(writing, 'summariseWorkflowAssignment', {
        before: rows,
        after: await rowsOf(writing, stage),
        exchange: summary.exchange,
      });
    const json = { ...chosen, CountryIds: countries, IndicatorIds: indicators };
    const result = await mustKeyed(writing, operationId, { as, params, json }, [200], {
      check: 'request.valid-rejected',
    });
    const { exchange, body } = result;
    hold(writing, body as Row, {
      operationId,
      where: 'in the answer',
      expected: { ...chosen, AssignedUserName: name, AssignedCount: count, OverwrittenCount: overwritten },
      exchange,
    });
    keepsAssignments ||= (body as Row).AssignmentId !== undefined;
    await result.again();
    const isChosen = ({ CountryId, IndicatorId }: Row) =>
      countries.includes(CountryId as number) && indicators.includes(IndicatorId as number);
    const now = await rowsOf(writing, stage);
    did(writing, operationId, 'write.side-effect');
    for (const row of now) {
      const before = rows.find(({ Id }) => Id === row.Id);
      if (isChosen(row))
        hold(writing, row, {
          operationId,
          where: 'in listDashboardIndicators',
          expected: { ...timeless(before ?? {}), [slot]: user.userId, [label]: name },
          before,
          exchange,
        });
      else if (!equal(row, before))
        found(writing, operationId, {
          check: 'write.side-effect',
          place: 'listDashboardIndicators',
          message: 'a pair outside the chosen rectangle was changed',
          exchange,
          seen: row[slot],
        });
    }
    rows = now;
    keep(writing, { operationId, as, params, body: json, facts: () => [], watch: () => rowsOf(writing, stage) });
  };
  const countries = two ? [one, two] : [one];
  const [indicator = {}] = stage.indicators;
  const { ShortName, IndicatorRating } = indicator;
  hold(writing, pairs(one, indicator).row, {
    operationId: 'updateIndicator',
    where: 'in listDashboardIndicators',
    expected: {
      IndicatorName: ShortName,
      IndicatorRating,
      WorkflowStatus: WorkflowStatus.Open,
      ResearchUserId: null,
      QAUserId: null,
    },
  });
  const before = await read(writing, 'readIndicatorRating', pairs(one, indicator).place);
  await attempt(writing, () => set(AssignForResearch, someone, countries, [first], 0));
  // a rating without a QA user may not be submitted
  const checker = reviewer ?? writing.run.roles.find((role) => takes(role, AssignForQA));
  if (checker) await attempt(writing, () => set(AssignForQA, checker, [one], [first, second], 0));
  if (reviewer) {
    if (takes(reviewer, AssignForResearch) && two)
      await attempt(writing, () => set(AssignForResearch, reviewer, [two], [first], 1));
  }
  const after = await read(writing, 'readIndicatorRating', pairs(one, indicator).place);
  hold(writing, after, {
    operationId,
    where: 'in readIndicatorRating',
    expected: { Version: before.Version, WorkflowStatus: before.WorkflowStatus, ResearchUserId: someone.userId },
  });
  const planned = {
    ...{ milestoneId: stage.milestone.Id as number, countries: writing.countries },
    rows: () => rowsOf(writing, stage),
  };
  if (checker && keepsAssignments)
    await attempt(writing, () => planAndUndo(writing, { ...planned, reviewer: checker }));
  const to = writing.run.roles.find((role) => role !== someone && takes(role, AssignForResearch));
  if (to && keepsAssignments) await attempt(writing, () => handOverAndUndo(writing, { ...planned, from: someone, to }));
  const other = writing.run.roles.find((role) => !users.some(({ Id }) => Id === role.userId));
  const json = {
    WorkflowTaskType: AssignForResearch,
    ReportEditionId: writing.edition.Id,
    AssignedUserId: other?.userId ?? 2_147_483_000,
    CountryIds: [one],
    IndicatorIds: [first],
  };
  await invalid(writing, operationId, { as, params, json }, '/AssignedUserId', 'a user who may not take the task');
  return { pairs, ...(researcher && { researcher }), ...(reviewer && { reviewer }) };
}
