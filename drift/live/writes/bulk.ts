/** Due dates of many country indicators, and steps back of many, on rows of the run's own. */
import { WorkflowStatus } from '../../../generated/enums.ts';
import { stepBetween } from '../../../openapi/rules/rating.ts';
import type { Workers } from './assign.ts';
import { hold } from './compare.ts';
import { allowed, did, keep, list, needRole, type Params, type Row, read, type Writing } from './context.ts';
import { mustKeyed } from './repeat.ts';
import type { Stage } from './stage.ts';

interface Scene {
  as: ReturnType<typeof needRole>;
  params: Params;
  place: Params;
  /** The rating as it stands. */
  rating: () => Promise<Row>;
  ids: unknown[];
}

/** One rating of the run's own, and who may do it; undefined where it is not offered. */
function sceneOf(writing: Writing, stage: Stage, workers: Workers, operationId: string): Scene | undefined {
  if (!writing.run.contract.operations.has(operationId) || !allowed(writing, operationId)) return undefined;
  const { place, ratingId } = workers.pairs(writing.countries[0] ?? 0, stage.indicators[0] ?? {});
  return {
    as: needRole(writing, operationId),
    params: { editionId: writing.edition.Id },
    place,
    rating: () => read(writing, 'readIndicatorRating', place),
    ids: [ratingId],
  };
}

/** Gives a rating a due date of its own, which its lists and its page then tell. */
export async function setDue(writing: Writing, stage: Stage, workers: Workers): Promise<void> {
  const operationId = 'setDueDates';
  const scene = sceneOf(writing, stage, workers, operationId);
  if (!scene) return;
  const { as, params, rating, ids } = scene;
  const before = await rating();
  const editions = await list(writing, 'listReportEditions', {});
  const day = editions.find(({ Id }) => Id === writing.edition.Id)?.StartDate;
  const json = { CountryIndicatorRatingIds: ids, ResearchDueDate: day };
  const { body, exchange } = await mustKeyed(writing, operationId, { as, params, json }, [200]);
  hold(writing, body as Row, {
    operationId,
    where: 'in the answer',
    expected: { ChangedCount: 1, SameCount: 0 },
    exchange,
  });
  const expected = { ResearchDueDate: day, QADueDate: before.QADueDate, Version: before.Version };
  hold(writing, await rating(), { operationId, where: 'in readIndicatorRating', expected, before, exchange });
  did(writing, operationId, 'write.not-persisted');
  // the other date alone: a member that is absent stays as it is
  const alone = { CountryIndicatorRatingIds: ids, QADueDate: day };
  const other = await mustKeyed(writing, operationId, { as, params, json: alone }, [200]);
  const both = { ResearchDueDate: day, QADueDate: day };
  hold(writing, await rating(), {
    operationId,
    where: 'in readIndicatorRating',
    expected: both,
    before: expected,
    exchange: other.exchange,
  });
  keep(writing, { operationId, as, params, body: json, facts: () => [], watch: rating });
}

/** Takes a rating back by a step; what is in no such status is counted and stays. */
export async function stepBack(writing: Writing, stage: Stage, workers: Workers): Promise<void> {
  const operationId = 'stepBackRatings';
  const scene = sceneOf(writing, stage, workers, operationId);
  if (!scene) return;
  const { as, params, place, rating, ids } = scene;
  const before = await rating();
  const from = before.WorkflowStatus as WorkflowStatus;
  const to = Object.values(WorkflowStatus).find((status) => stepBetween(from, status) === 'back');
  const json = {
    CountryIndicatorRatingIds: ids,
    WorkflowStatus: to ?? WorkflowStatus.ResearchInProgress,
    Reason: 'Returned by the check.',
  };
  const counts = to === undefined ? { ChangedCount: 0, OtherStatusCount: 1 } : { ChangedCount: 1, OtherStatusCount: 0 };
  const { body, exchange } = await mustKeyed(writing, operationId, { as, params, json }, [200]);
  hold(writing, body as Row, { operationId, where: 'in the answer', expected: counts, exchange });
  const { Score, RatingIsMet, ResearcherNote, ResearchUserId, QAUserId } = before;
  const expected = { WorkflowStatus: to ?? from, Score, RatingIsMet, ResearcherNote, ResearchUserId, QAUserId };
  hold(writing, await rating(), { operationId, where: 'in readIndicatorRating', expected, before, exchange });
  did(writing, operationId, 'write.not-persisted');
  if (to !== undefined) {
    const [newest] = await list(writing, 'listComments', { ...place, ratingId: Number(ids[0]) });
    hold(writing, newest, {
      operationId,
      where: 'in listComments',
      expected: { CommentContent: json.Reason },
      exchange,
    });
  }
  keep(writing, { operationId, as, params, body: json, facts: () => [], watch: rating });
}
