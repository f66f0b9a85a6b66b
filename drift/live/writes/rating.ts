/** Assignments, ratings and their workflow, on country indicators of the run's own. */
import { ratingFacts } from '#rules/facts.ts';
import { scoresOf } from '#rules/rating.ts';
import type { Role } from '../run.ts';
import { bodySchema, membersOf } from './bodies.ts';
import { equal, hold } from './compare.ts';
import {
  allowed,
  attempt,
  codeOf,
  conflict,
  did,
  found,
  keep,
  list,
  may,
  must,
  needRole,
  type Params,
  type Row,
  read,
  Stuck,
  tell,
  type Writing,
} from './context.ts';
import { invalid } from './edition.ts';
import { grown, search } from './resource.ts';
import type { Stage } from './structure.ts';
import { longestText, nodeOf, probeText } from './text.ts';

/** A country indicator of the run's own. */
export interface Pair {
  ratingId: number;
  place: Params;
  row: Row;
}

export interface Workers {
  pairs: (country: number, indicator: Row) => Pair;
  /** Holds rights only where assigned, and is assigned to the first indicator of the first country. */
  researcher?: Role;
  reviewer?: Role;
}

const rowsOf = (w: Writing, { milestone }: Stage) =>
  list(
    w,
    'listDashboardIndicators',
    { editionId: w.edition.Id },
    { milestones: `[${milestone.Id}]`, countries: `[${w.countries.join(',')}]`, currentUser: 'false', pageSize: 200 },
  );

/** Assigns rectangles of pairs, and sees that those pairs change and no other. */
export async function assign(w: Writing, stage: Stage): Promise<Workers> {
  const operationId = 'assignWorkflow';
  const as = needRole(w, operationId);
  const params = { editionId: w.edition.Id };
  const [one = 0, two = 0] = w.countries;
  const [first, second] = stage.indicators.map(({ Id }) => Id as number);
  let rows = await rowsOf(w, stage);
  const pairs = (country: number, indicator: Row): Pair => {
    const row = rows.find(({ CountryId, IndicatorId }) => CountryId === country && IndicatorId === indicator.Id);
    if (!row) throw new Stuck('a new indicator has no row for each country');
    return {
      ratingId: row.CountryIndicatorRatingId as number,
      place: { countryId: country, reportEditionId: w.edition.Id, indicatorId: indicator.Id as number },
      row,
    };
  };
  const users = await list(w, 'listWorkflowUsers', params);
  const takes = (role: Role, task: number) =>
    users.some(({ Id, WorkflowTaskTypes }) => Id === role.userId && (WorkflowTaskTypes as number[]).includes(task));
  const save = w.run.contract.operations.get('updateRating');
  const onlyAs = (role: Role, fact: string, status: string) =>
    save && may(save, role, [fact, status]) && !may(save, role, [status]);
  const researcher = w.run.roles.find((role) => onlyAs(role, 'is:researcher', 'status:research') && takes(role, 0));
  const reviewer = w.run.roles.find(
    (role) => role !== researcher && onlyAs(role, 'is:qa', 'status:qa') && takes(role, 1),
  );
  const someone = researcher ?? w.run.roles.find((role) => takes(role, 0));
  if (!someone) throw new Stuck('no role stands for a user who can be assigned');
  const set = async (
    task: 0 | 1,
    user: Role,
    countries: number[],
    indicators: (number | undefined)[],
    overwritten: number,
  ) => {
    const name = users.find(({ Id }) => Id === user.userId)?.FullName;
    const [slot, label] = task === 0 ? ['ResearchUserId', 'ResearchUserName'] : ['QAUserId', 'QAUserName'];
    const chosen = { WorkflowTaskType: task, ReportEditionId: w.edition.Id, AssignedUserId: user.userId };
    const draft = {
      ...chosen,
      Countries: countries.map((Id) => ({ Id })),
      Indicators: indicators.map((Id) => ({ Id })),
    };
    const count = countries.length * indicators.length;
    const summary = await must(w, 'summariseWorkflowAssignment', { as, params, json: draft }, [200]);
    hold(w, summary.body as Row, {
      operationId: 'summariseWorkflowAssignment',
      where: 'before the assignment',
      expected: { CandidateCount: count, ExisitingCount: overwritten },
      exchange: summary.exchange,
    });
    const json = { ...chosen, CountryIds: countries, IndicatorIds: indicators };
    const { exchange, body } = await must(w, operationId, { as, params, json }, [200], {
      check: 'request.valid-rejected',
    });
    hold(w, body as Row, {
      operationId,
      where: 'in the answer',
      expected: { ...chosen, AssignedUserName: name, AssignedCount: count, OverwrittenCount: overwritten },
      exchange,
    });
    const isChosen = ({ CountryId, IndicatorId }: Row) =>
      countries.includes(CountryId as number) && indicators.includes(IndicatorId as number);
    const now = await rowsOf(w, stage);
    did(w, operationId, 'write.side-effect');
    for (const row of now) {
      const before = rows.find(({ Id }) => Id === row.Id);
      if (isChosen(row))
        hold(w, row, {
          operationId,
          where: 'in listDashboardIndicators',
          expected: { ...before, [slot]: user.userId, [label]: name },
          before,
          exchange,
        });
      else if (!equal(row, before))
        found(w, operationId, {
          check: 'write.side-effect',
          place: 'listDashboardIndicators',
          message: 'a pair outside the chosen rectangle was changed',
          exchange,
          seen: row[slot],
        });
    }
    rows = now;
    keep(w, { operationId, as, params, body: json, facts: () => [], watch: () => rowsOf(w, stage) });
  };
  const countries = two ? [one, two] : [one];
  const [indicator = {}] = stage.indicators;
  const { ShortName, IndicatorRating } = indicator;
  hold(w, pairs(one, indicator).row, {
    operationId: 'updateIndicator',
    where: 'in listDashboardIndicators',
    expected: { IndicatorName: ShortName, IndicatorRating, WorkflowStatus: 0, ResearchUserId: null, QAUserId: null },
  });
  const before = await read(w, 'readIndicatorRating', pairs(one, indicator).place);
  await attempt(w, () => set(0, someone, countries, [first], 0));
  if (reviewer) {
    await attempt(w, () => set(1, reviewer, [one], [first, second], 0));
    if (takes(reviewer, 0) && two) await attempt(w, () => set(0, reviewer, [two], [first], 1));
  }
  const after = await read(w, 'readIndicatorRating', pairs(one, indicator).place);
  hold(w, after, {
    operationId,
    where: 'in readIndicatorRating',
    expected: { Version: before.Version, WorkflowStatus: before.WorkflowStatus, ResearchUserId: someone.userId },
  });
  const nobody = w.run.roles.find((role) => !users.some(({ Id }) => Id === role.userId));
  if (nobody) {
    const json = {
      WorkflowTaskType: 0,
      ReportEditionId: w.edition.Id,
      AssignedUserId: nobody.userId,
      CountryIds: [one],
      IndicatorIds: [first],
    };
    await invalid(w, operationId, { as, params, json }, '/AssignedUserId', 'a user who may not take the task');
  }
  return { pairs, ...(researcher && { researcher }), ...(reviewer && { reviewer }) };
}

const factsAt = (record: Row) => (userId: number) => ratingFacts(record as never, userId);

/** Saves ratings as the one who is assigned, and sees them wherever they show. */
export async function rate(
  w: Writing,
  { indicators: [indicator = {}, other = {}] }: Stage,
  { pairs, researcher }: Workers,
): Promise<void> {
  const operationId = 'updateRating';
  const [one = 0, two = one] = w.countries;
  const pair = pairs(one, indicator);
  const as = researcher ?? needRole(w, operationId, ['status:research']);
  const node = nodeOf(w.run.contract, membersOf(w.run, bodySchema(w.run, operationId)).get('ResearcherNote') ?? '');
  const neighbours = [pairs(one, other), ...(two === one ? [] : [pairs(two, indicator)])];
  const readAll = () => Promise.all(neighbours.map(({ place }) => read(w, 'readIndicatorRating', place)));
  const beside = await readAll();
  const [notMet, met] = scoresOf(indicator.IndicatorRating === 1);
  const identity = { CountryIndicatorRatingId: pair.ratingId };
  const first = await read(w, 'readIndicatorRating', pair.place);
  let current = first;
  const save = async (values: Row) => {
    const json = { ...identity, ...values };
    const { exchange, body } = await must(w, operationId, { as, params: pair.place, json }, [200], {
      check: 'request.valid-rejected',
    });
    const became = body as Row;
    const { Version: _, CountryIndicatorRatingId: _id, ...sent } = json as Row;
    const status = Math.max(1, Number(current.WorkflowStatus));
    hold(w, became, {
      operationId,
      where: 'in the answer',
      expected: {
        ...sent,
        Id: pair.ratingId,
        WorkflowStatus: status,
        ResearchUserId: current.ResearchUserId,
        QAUserId: current.QAUserId,
      },
      before: current,
      exchange,
    });
    grown(w, operationId, current, became, exchange);
    const reread = await read(w, 'readIndicatorRating', pair.place);
    hold(w, reread, { operationId, where: 'in readIndicatorRating', expected: became, before: current, exchange });
    await shown(w, pair, became, indicator);
    current = became;
  };
  const note = probeText(node, w.marker, 'ResearcherNote');
  await save({ Score: met, RatingIsMet: true, ResearcherNote: note, Version: current.Version });
  await save({ Score: notMet, RatingIsMet: false, ResearcherNote: longestText(node, w.marker) });
  await save({ Score: met, RatingIsMet: true, ResearcherNote: note });
  const stale = {
    ...identity,
    Score: notMet,
    RatingIsMet: false,
    ResearcherNote: `${w.marker} stale`,
    Version: first.Version,
  };
  await conflict(w, operationId, { as, params: pair.place, json: stale }, 'stale', 'for a Version that is out of date');
  const right = { ...identity, Score: met, RatingIsMet: true, ResearcherNote: note };
  await invalid(
    w,
    operationId,
    { as, params: pair.place, json: { ...right, RatingIsMet: false } },
    '/Score',
    'a score that does not fit to met',
  );
  await invalid(
    w,
    operationId,
    { as, params: pair.place, json: { ...right, Score: -Number(met) } },
    '/Score',
    'a score of the other polarity',
  );
  const [next] = neighbours;
  if (next)
    await invalid(
      w,
      operationId,
      { as, params: pair.place, json: { ...right, CountryIndicatorRatingId: next.ratingId } },
      '/CountryIndicatorRatingId',
      'the rating of another pair',
    );
  did(w, operationId, 'write.side-effect');
  if (!equal(beside, await readAll()))
    found(w, operationId, {
      check: 'write.side-effect',
      place: 'readIndicatorRating',
      message: 'the rating of another pair changed as well',
    });
  const watch = () => read(w, 'readIndicatorRating', pair.place);
  const again = async () => ({ body: right, vary: ['ResearcherNote'], readBack: watch });
  keep(w, { operationId, as, params: pair.place, body: right, facts: factsAt(current), watch, again });
  if (next) {
    const place = next.place;
    const body = { ...right, CountryIndicatorRatingId: next.ratingId };
    const record = await read(w, 'readIndicatorRating', place);
    // a pair that the researcher is not assigned to
    keep(
      w,
      {
        operationId,
        as,
        params: place,
        body,
        facts: factsAt(record),
        watch: () => read(w, 'readIndicatorRating', place),
        onlyRights: true,
      },
      true,
    );
  }
}

async function shown(w: Writing, { place, ratingId }: Pair, rating: Row, indicator: Row): Promise<void> {
  const operationId = 'updateRating';
  const country = { countryId: place.countryId as number, reportEditionId: place.reportEditionId as number };
  const { Score, RatingIsMet, ResearcherNote, WorkflowStatus } = rating;
  const [flat, tree, history, dashboard] = await Promise.all([
    list(w, 'listCountryIndicators', country),
    read(w, 'listCountryModules', country),
    list(w, 'listRatingHistory', place),
    list(
      w,
      'listDashboardIndicators',
      { editionId: country.reportEditionId },
      {
        milestones: `[${indicator.MilestoneId}]`,
        countries: `[${country.countryId}]`,
        currentUser: 'false',
        pageSize: 200,
      },
    ),
  ]);
  hold(
    w,
    search(flat, (row) => row.CountryIndicatorRatingId === ratingId),
    { operationId, where: 'in listCountryIndicators', expected: { Score, WorkflowStatus } },
  );
  hold(
    w,
    search(tree, (row) => row.Id === indicator.Id && row.ModuleType === 2),
    { operationId, where: 'in listCountryModules', expected: { Rating: Score, WorkflowStatus } },
  );
  hold(
    w,
    history.find(({ ReportEditionId }) => ReportEditionId === country.reportEditionId),
    {
      operationId,
      where: 'in listRatingHistory',
      expected: {
        CountryIndicatorRatingScore: Score,
        CountryIndicatorRatingIsMet: RatingIsMet,
        CountryIndicatorResearcherNote: ResearcherNote,
      },
    },
  );
  hold(
    w,
    search(dashboard, (row) => row.CountryIndicatorRatingId === ratingId),
    { operationId, where: 'in listDashboardIndicators', expected: { WorkflowStatus } },
  );
}

/** Along the workflow and back, by those who may; out of turn it is refused. */
export async function promote(
  w: Writing,
  { indicators: [indicator = {}] }: Stage,
  { pairs, researcher, reviewer }: Workers,
): Promise<void> {
  const operationId = 'promoteRatingWorkflow';
  if (!allowed(w, operationId)) return;
  const pair = pairs(w.countries[0] ?? 0, indicator);
  const identity = { CountryIndicatorRatingId: pair.ratingId };
  const manager = needRole(w, operationId, ['status:qa']);
  const [author, judge] = [researcher ?? needRole(w, operationId, ['status:research']), reviewer ?? manager];
  let current = await read(w, 'readIndicatorRating', pair.place);
  const step = async (as: Role, to: number, more: Row = {}) => {
    const json = { ...identity, WorkflowStatus: to, ...more };
    const { exchange, body } = await must(w, operationId, { as, params: pair.place, json }, [200]);
    const became = body as Row;
    const { Score, RatingIsMet, ResearcherNote, ResearchUserId, QAUserId } = current;
    hold(w, became, {
      operationId,
      where: 'in the answer',
      expected: { WorkflowStatus: to, Score, RatingIsMet, ResearcherNote, ResearchUserId, QAUserId },
      before: current,
      exchange,
    });
    grown(w, operationId, current, became, exchange);
    hold(w, await read(w, 'readIndicatorRating', pair.place), {
      operationId,
      where: 'in readIndicatorRating',
      expected: became,
      before: current,
      exchange,
    });
    current = became;
  };
  const watch = () => read(w, 'readIndicatorRating', pair.place);
  const rights = async (body: Row) => {
    for (const id of [operationId, 'updateRating']) {
      const json =
        id === operationId
          ? body
          : {
              ...identity,
              Score: current.Score,
              RatingIsMet: current.RatingIsMet,
              ResearcherNote: current.ResearcherNote,
            };
      const operation = w.run.contract.operations.get(id);
      for (const role of w.run.roles) {
        if (!operation || may(operation, role, factsAt(current)(role.userId))) continue;
        const { exchange } = await tell(w, id, { as: role, params: pair.place, json });
        did(w, id, 'permission.missing');
        if (exchange.status !== 403)
          found(w, id, {
            check: 'permission.missing',
            message: `wanted 403 for ${role.name} while the status is ${String(current.WorkflowStatus)}, got ${exchange.status}`,
            exchange,
            seen: exchange.status,
          });
      }
    }
  };
  await conflict(
    w,
    operationId,
    { as: author, params: pair.place, json: { ...identity, WorkflowStatus: 3 } },
    'workflow-step',
    'for a step out of turn',
  );
  await conflict(
    w,
    operationId,
    { as: author, params: pair.place, json: { ...identity, WorkflowStatus: 2, Version: Number(current.Version) - 1 } },
    'stale',
    'for a Version that is out of date',
  );
  keep(w, {
    operationId,
    as: author,
    params: pair.place,
    body: { ...identity, WorkflowStatus: current.WorkflowStatus, Reason: `${w.marker} as it is` },
    facts: factsAt(current),
    watch,
  });
  await step(author, 2, { Version: current.Version });
  await rights({ ...identity, WorkflowStatus: 3 });
  const same = await must(
    w,
    operationId,
    { as: judge, params: pair.place, json: { ...identity, WorkflowStatus: 2 } },
    [200],
  );
  hold(w, same.body as Row, {
    operationId,
    where: 'for a step that is already done',
    expected: { WorkflowStatus: 2, Version: current.Version },
    exchange: same.exchange,
  });
  await step(judge, 3);
  await rights({ ...identity, WorkflowStatus: 2, Reason: `${w.marker} back` });
  await conflict(
    w,
    operationId,
    { as: manager, params: pair.place, json: { ...identity, WorkflowStatus: 1, Reason: `${w.marker} back` } },
    'workflow-step',
    'for two steps back',
  );
  await invalid(
    w,
    operationId,
    { as: manager, params: pair.place, json: { ...identity, WorkflowStatus: 2 } },
    '/Reason',
    'a step back without a reason',
  );
  const reason = `${w.marker} "Grund" <b>&amp; 🚦`;
  await step(manager, 2, { Reason: reason });
  const comments = await list(w, 'listComments', { ...pair.place, ratingId: pair.ratingId });
  did(w, operationId, 'create.not-readable');
  const comment = comments.find(({ CommentContent }) => String(CommentContent).includes(reason));
  if (!comment)
    found(w, operationId, {
      check: 'create.not-readable',
      place: 'listComments',
      message: 'the reason of the return is no comment',
    });
  else if (current.ResearchUserId !== null && current.ResearchUserId !== manager.userId)
    hold(w, comment, {
      operationId,
      where: 'in listComments',
      expected: { AuthorId: manager.userId, CommentTaggedUserIds: [current.ResearchUserId] },
    });
  await step(judge, 1, { Reason: reason });
}

/** While its parent is not met a child cannot be rated. */
export async function parentFirst(
  w: Writing,
  { indicators: [parent = {}, child = {}], resources, activities: [activity = {}] }: Stage,
  { pairs }: Workers,
): Promise<void> {
  const operationId = 'updateRating';
  const as = needRole(w, operationId, ['status:research']);
  const [country = 0] = w.countries.slice(-1);
  const [above, below] = [pairs(country, parent), pairs(country, child)];
  const [unmet] = scoresOf(parent.IndicatorRating === 1);
  const body = (Id: number, Score: number, RatingIsMet: boolean) => ({
    CountryIndicatorRatingId: Id,
    Score,
    RatingIsMet,
    ResearcherNote: `${w.marker} parent`,
  });
  const link = {
    ...resources.indicator(activity).update.fixed(child),
    IsDependent: true,
    ParentIndicatorId: parent.Id,
  };
  await must(
    w,
    'updateIndicator',
    { as: needRole(w, 'updateIndicator'), params: { id: w.edition.Id }, json: link },
    [200],
  );
  await must(w, operationId, { as, params: above.place, json: body(above.ratingId, unmet, false) }, [200]);
  const [, met] = scoresOf(child.IndicatorRating === 1);
  const { exchange, body: answer } = await tell(w, operationId, {
    as,
    params: below.place,
    json: body(below.ratingId, met, true),
  });
  did(w, operationId, 'write.conflict-missed');
  if (exchange.status !== 409 || codeOf(answer) !== 'parent-not-met')
    found(w, operationId, {
      check: 'write.conflict-missed',
      place: 'parent-not-met',
      message: `wanted 409 parent-not-met while the parent is not met, got ${exchange.status} ${String(codeOf(answer) ?? '')}`,
      exchange,
    });
  const seen = await read(w, 'readCountryIndicator', below.place);
  hold(w, seen, {
    operationId,
    where: 'in readCountryIndicator of the child',
    expected: { IndicatorParentIsMet: false, ParentIndicatorId: parent.Id },
  });
  await must(
    w,
    'unassignParentIndicator',
    { as: needRole(w, 'unassignParentIndicator'), params: { id: w.edition.Id, indicatorId: child.Id as number } },
    [200],
  );
}
