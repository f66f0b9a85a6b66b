import { statusAfterSave, stepBetween } from '#rules/rating.ts';
import { find, type Meanings, mapped, present, refusal, stale } from './operation.ts';
import { ME, type State } from './state.ts';
import { inactive } from './structure.ts';

type Work =
  | 'updateRating'
  | 'promoteRatingWorkflow'
  | 'assignWorkflow'
  | 'setDueDates'
  | 'stepBackRatings'
  | 'addComment'
  | 'clearNotification';

/** What the writes on ratings and comments do (server/areas/{ratings,comments,dashboard,notifications}/). */
export const work: Meanings<Work> = {
  updateRating: {
    guard(state, { data }) {
      const rating = find(state.ratings, data.CountryIndicatorRatingId);
      if (!rating) return refusal(404, 'not-found');
      // the caller's own last save, sent again because its answer was lost, is done already
      const isRepeated = data.Version !== undefined && rating.Version === data.Version + 1 && isSaved(rating, data);
      return inactive(state) ?? (isRepeated ? undefined : stale(rating, data.Version));
    },
    effect: (state, { data }, { pending }) => ({
      ...state,
      ratings: mapped(state.ratings, data.CountryIndicatorRatingId, (old) =>
        !pending && data.Version !== undefined && old.Version === data.Version + 1 && isSaved(old, data)
          ? old
          : {
              ...old,
              ...{ Score: data.Score, RatingIsMet: data.RatingIsMet, ResearcherNote: data.ResearcherNote },
              ...{ WorkflowStatus: statusAfterSave(old.WorkflowStatus), Version: old.Version + 1 },
            },
      ),
    }),
  },
  promoteRatingWorkflow: {
    guard(state, { data }) {
      const rating = find(state.ratings, data.CountryIndicatorRatingId);
      if (!rating) return refusal(404, 'not-found');
      const step = stepBetween(rating.WorkflowStatus, data.WorkflowStatus);
      if (step === 'none') return inactive(state);
      const wrong = step === 'forward' ? undefined : refusal(409, 'workflow-step');
      return inactive(state) ?? stale(rating, data.Version) ?? wrong;
    },
    effect: (state, { data }) => ({
      ...state,
      ratings: mapped(state.ratings, data.CountryIndicatorRatingId, (old) =>
        old.WorkflowStatus === data.WorkflowStatus
          ? old
          : { ...old, WorkflowStatus: data.WorkflowStatus, Version: old.Version + 1 },
      ),
    }),
  },
  assignWorkflow: {
    guard: (state, { data }) =>
      data.AssignedUserId === null || state.memberIds.includes(data.AssignedUserId)
        ? inactive(state)
        : refusal(422, 'invalid'),
    effect(state, { data: { WorkflowTaskType: task, AssignedUserId: Id, CountryIds, IndicatorIds } }) {
      const slot = task === 0 ? { ResearchUserId: Id } : { QAUserId: Id };
      const isIt = (row: State['ratings'][number]) =>
        CountryIds.includes(row.CountryId) && IndicatorIds.includes(row.IndicatorId);
      return { ...state, ratings: state.ratings.map((row) => (isIt(row) ? { ...row, ...slot } : row)) };
    },
  },
  setDueDates: {
    guard: inactive,
    effect: (state, { data: { CountryIndicatorRatingIds: ids, ...dates } }) => ({
      ...state,
      ratings: state.ratings.map((row) => (ids.includes(row.Id) ? { ...row, ...present(dates) } : row)),
    }),
    answer: () => ({ ChangedCount: 1, SameCount: 0 }),
  },
  stepBackRatings: {
    guard: inactive,
    effect: (state, { data: { CountryIndicatorRatingIds: ids, WorkflowStatus } }) => ({
      ...state,
      ratings: state.ratings.map((row) =>
        ids.includes(row.Id) && stepBetween(row.WorkflowStatus, WorkflowStatus) === 'back'
          ? { ...row, WorkflowStatus, Version: row.Version + 1 }
          : row,
      ),
    }),
    answer: () => ({ ChangedCount: 1, OtherStatusCount: 0, DecidedCount: 0 }),
  },
  addComment: {
    guard: inactive,
    effect: (state, { ratingId, data }, { newId }) => ({
      ...state,
      comments: [
        ...state.comments,
        {
          ...{ Id: newId(), RatingId: ratingId, AuthorId: authorOf(data.taggedUsers) },
          ...{ CommentContent: data.CommentContent.trim(), Tagged: data.taggedUsers },
        },
      ],
    }),
  },
  clearNotification: {
    guard: (state, { commentId }) =>
      state.comments.some(({ Id, Tagged }) => Id === commentId && Tagged.includes(ME))
        ? inactive(state)
        : refusal(404, 'not-found'),
    effect: (state, { commentId }) =>
      state.cleared.includes(commentId) ? state : { ...state, cleared: [...state.cleared, commentId] },
  },
};

/** In the model only others tag the person, and the person tags nobody. */
const authorOf = (tagged: number[]) => (tagged.includes(ME) ? 2 : ME);

const isSaved = (
  rating: State['ratings'][number],
  data: { Score: number; RatingIsMet: boolean; ResearcherNote: string },
) =>
  rating.Score === data.Score &&
  rating.RatingIsMet === data.RatingIsMet &&
  rating.ResearcherNote === data.ResearcherNote;
