/** The workflow of a rating, and what a parent that is not met forbids. */
import { Polarity, WorkflowStatus } from '../../../generated/enums.ts';
import { scoresOf } from '../../../openapi/rules/rating.ts';
import type { Role } from '../run.ts';
import type { Workers } from './assign.ts';
import { grown } from './change.ts';
import { hold, pick } from './compare.ts';
import {
  allowed,
  codeOf,
  conflict,
  did,
  found,
  invalid,
  keep,
  list,
  may,
  must,
  needRole,
  type Row,
  read,
  sendAndJudge,
  type Writing,
} from './context.ts';
import { factsAt } from './rating.ts';
import { mustKeyed } from './repeat.ts';
import type { Stage } from './stage.ts';

/** Along the workflow and back, by those who may; out of turn it is refused. */
export async function promote(
  writing: Writing,
  { indicators: [indicator = {}] }: Stage,
  { pairs, researcher, reviewer }: Workers,
): Promise<void> {
  const operationId = 'promoteRatingWorkflow';
  if (!allowed(writing, operationId)) return;
  const pair = pairs(writing.countries[0] ?? 0, indicator);
  const identity = { CountryIndicatorRatingId: pair.ratingId };
  const manager = needRole(writing, operationId, ['status:qa']);
  const [author, judge] = [researcher ?? needRole(writing, operationId, ['status:research']), reviewer ?? manager];
  let current = await read(writing, 'readIndicatorRating', pair.place);
  const step = async (as: Role, to: WorkflowStatus, more: Row = {}) => {
    const json = { ...identity, WorkflowStatus: to, ...more };
    const result = await mustKeyed(writing, operationId, { as, params: pair.place, json }, [200]);
    const { exchange, body } = result;
    const became = body as Row;
    const { Score, RatingIsMet, ResearcherNote, ResearchUserId, QAUserId } = current;
    hold(writing, became, {
      operationId,
      where: 'in the answer',
      expected: { WorkflowStatus: to, Score, RatingIsMet, ResearcherNote, ResearchUserId, QAUserId },
      before: current,
      exchange,
    });
    grown(writing, operationId, current, became, exchange);
    hold(writing, await read(writing, 'readIndicatorRating', pair.place), {
      operationId,
      where: 'in readIndicatorRating',
      expected: became,
      before: current,
      exchange,
    });
    current = became;
    return result;
  };
  const watch = () => read(writing, 'readIndicatorRating', pair.place);
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
      const operation = writing.run.contract.operations.get(id);
      for (const role of writing.run.roles) {
        if (!operation || may(operation, role, factsAt(current)(role.userId))) continue;
        const { exchange } = await sendAndJudge(writing, id, { as: role, params: pair.place, json });
        did(writing, id, 'permission.missing');
        if (exchange.status !== 403)
          found(writing, id, {
            check: 'permission.missing',
            message: `wanted 403 for ${role.name} while the status is ${String(current.WorkflowStatus)}, got ${exchange.status}`,
            exchange,
            seen: exchange.status,
          });
      }
    }
  };
  await conflict(
    writing,
    operationId,
    { as: author, params: pair.place, json: { ...identity, WorkflowStatus: WorkflowStatus.QACompleted } },
    'workflow-step',
    'for a step out of turn',
  );
  await conflict(
    writing,
    operationId,
    {
      as: author,
      params: pair.place,
      json: { ...identity, WorkflowStatus: WorkflowStatus.QAInProgress, Version: Number(current.Version) - 1 },
    },
    'stale',
    'for a Version that is out of date',
  );
  keep(writing, {
    operationId,
    as: author,
    params: pair.place,
    body: { ...identity, WorkflowStatus: current.WorkflowStatus, Reason: `${writing.marker} as it is` },
    facts: factsAt(current),
    watch,
  });
  const submitted = await step(author, WorkflowStatus.QAInProgress, { Version: current.Version });
  await rights({ ...identity, WorkflowStatus: WorkflowStatus.QACompleted });
  const same = await must(
    writing,
    operationId,
    { as: judge, params: pair.place, json: { ...identity, WorkflowStatus: WorkflowStatus.QAInProgress } },
    [200],
  );
  hold(writing, same.body as Row, {
    operationId,
    where: 'for a step that is already done',
    expected: { WorkflowStatus: WorkflowStatus.QAInProgress, Version: current.Version },
    exchange: same.exchange,
  });
  await step(judge, WorkflowStatus.QACompleted);
  // by whom may do neither any more: the response was already theirs
  await submitted.again();
  hold(writing, await watch(), {
    operationId,
    where: 'in readIndicatorRating once a step was sent again',
    expected: { WorkflowStatus: WorkflowStatus.QACompleted, Version: current.Version },
  });
  await rights({ ...identity, WorkflowStatus: WorkflowStatus.QAInProgress, Reason: `${writing.marker} back` });
  await conflict(
    writing,
    operationId,
    {
      as: manager,
      params: pair.place,
      json: { ...identity, WorkflowStatus: WorkflowStatus.ResearchInProgress, Reason: `${writing.marker} back` },
    },
    'workflow-step',
    'for two steps back',
  );
  await invalid(
    writing,
    operationId,
    { as: manager, params: pair.place, json: { ...identity, WorkflowStatus: WorkflowStatus.QAInProgress } },
    '/Reason',
    'a step back without a reason',
  );
  const reason = `${writing.marker} "Grund" <b>&amp; 🚦`;
  await step(manager, WorkflowStatus.QAInProgress, { Reason: reason });
  const comments = await list(writing, 'listComments', { ...pair.place, ratingId: pair.ratingId });
  did(writing, operationId, 'create.not-readable');
  const comment = comments.find(({ CommentContent }) => String(CommentContent).includes(reason));
  if (!comment)
    found(writing, operationId, {
      check: 'create.not-readable',
      place: 'listComments',
      message: 'the reason of the return is no comment',
    });
  else if (current.ResearchUserId !== null && current.ResearchUserId !== manager.userId)
    hold(writing, comment, {
      operationId,
      where: 'in listComments',
      expected: { AuthorId: manager.userId, CommentTaggedUserIds: [current.ResearchUserId] },
    });
  await step(judge, WorkflowStatus.ResearchInProgress, { Reason: reason });
}

/**
 * While its parent is not met a child cannot be rated. A backend that offers what decides it gives
 * back what it had, once it has lost its parent.
 */
export async function parentFirst(
  writing: Writing,
  { indicators: [parent = {}, child = {}], resources, activities: [activity = {}] }: Stage,
  { pairs }: Workers,
): Promise<void> {
  const operationId = 'updateRating';
  const as = needRole(writing, operationId, ['status:research']);
  const [country = 0] = writing.countries.slice(-1);
  const [above, below] = [pairs(country, parent), pairs(country, child)];
  const [unmet] = scoresOf(parent.IndicatorRating === Polarity.Negative);
  const body = (Id: number, Score: number, RatingIsMet: boolean) => ({
    CountryIndicatorRatingId: Id,
    Score,
    RatingIsMet,
    ResearcherNote: `${writing.marker} parent`,
  });
  const link = {
    ...resources.indicator(activity).update.fixed(child),
    IsDependent: true,
    ParentIndicatorId: parent.Id,
  };
  const [, met] = scoresOf(child.IndicatorRating === Polarity.Negative);
  await must(writing, operationId, { as, params: below.place, json: body(below.ratingId, met, true) }, [200]);
  const own = ownPart(await read(writing, 'readIndicatorRating', below.place));
  await must(
    writing,
    'updateIndicator',
    { as: needRole(writing, 'updateIndicator'), params: { id: writing.edition.Id }, json: link },
    [200],
  );
  await must(writing, operationId, { as, params: above.place, json: body(above.ratingId, unmet, false) }, [200]);
  const decided = await read(writing, 'readIndicatorRating', below.place);
  const { WorkflowStatus } = await read(writing, 'readIndicatorRating', above.place);
  if (decided.DecidedBy)
    hold(writing, decided, {
      operationId,
      where: 'in readIndicatorRating of the child of an unmet parent',
      expected: { Score: 0, RatingIsMet: false, WorkflowStatus, SetAside: own },
    });
  const { exchange, body: response } = await sendAndJudge(writing, operationId, {
    as,
    params: below.place,
    json: body(below.ratingId, met, true),
  });
  did(writing, operationId, 'write.conflict-missed');
  if (exchange.status !== 409 || codeOf(response) !== 'parent-not-met')
    found(writing, operationId, {
      check: 'write.conflict-missed',
      place: 'parent-not-met',
      message: `wanted 409 parent-not-met while the parent is not met, got ${exchange.status} ${String(codeOf(response) ?? '')}`,
      exchange,
    });
  const seen = await read(writing, 'readCountryIndicator', below.place);
  hold(writing, seen, {
    operationId,
    where: 'in readCountryIndicator of the child',
    expected: { IndicatorParentIsMet: false, ParentIndicatorId: parent.Id },
  });
  await must(
    writing,
    'unassignParentIndicator',
    {
      as: needRole(writing, 'unassignParentIndicator'),
      params: { id: writing.edition.Id, indicatorId: child.Id as number },
    },
    [200],
  );
  if (decided.DecidedBy)
    hold(writing, await read(writing, 'readIndicatorRating', below.place), {
      operationId: 'unassignParentIndicator',
      where: 'in readIndicatorRating of the child that is free again',
      expected: { ...own, DecidedBy: null, SetAside: null },
      before: decided,
    });
}

/** What is set aside of a rating, and comes back. */
const ownPart = pick(
  ...['Score', 'RatingIsMet', 'ResearcherNote', 'WorkflowStatus'],
  ...['RatingLastUpdatedOn', 'RatingLastUpdatedByName'],
);
