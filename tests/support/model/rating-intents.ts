/** Calls about ratings, their comments and references, assignments and notifications. */
import { stepBetween } from '#rules/rating.ts';
import {
  currentReference,
  form,
  id,
  type Make,
  OTHERS_TAG_ME,
  paged,
  pairOf,
  pick,
  ratingOf,
  real,
  references,
  type Source,
  written,
} from './shown-rows.ts';
import { EARLIER, EDITION, ME, PAIRS } from './state.ts';

export const ratingMakers: {
  [Id in
    | 'clearNotification'
    | 'assignWorkflow'
    | 'setDueDates'
    | 'stepBackRatings'
    | 'updateRating'
    | 'promoteRatingWorkflow'
    | 'addComment'
    | 'addReference'
    | 'updateReference'
    | 'removeReference'
    | 'copyReference'
    | 'copyReferenceToCurrent']: Make<Id>;
} = {
  clearNotification(source, { at }) {
    const row = pick(paged(source, 'notifications'), at);
    return row && { commentId: row.CommentId, taggedId: ME };
  },
  assignWorkflow(source, { at, to }) {
    const row = pick(paged(source, 'dashboard', 'dashboard open', 'dashboard mine'), at);
    if (!row) return undefined;
    const place = { CountryIds: [row.CountryId], IndicatorIds: [row.IndicatorId] };
    const who = { AssignedUserId: 1 + (Math.floor(to / 2) % 3), WorkflowTaskType: (to % 2) as 0 | 1 };
    return { editionId: id, data: { ReportEditionId: id, ...who, ...place } };
  },
  setDueDates(source, { at, to }) {
    const chosen = chosenRows(source, at);
    const date = to % 3 === 0 ? null : `2026-12-0${1 + (to % 9)}`;
    const data = { CountryIndicatorRatingIds: chosen, ...(to % 2 ? { ResearchDueDate: date } : { QADueDate: date }) };
    return chosen.length > 0 ? { editionId: id, data } : undefined;
  },
  stepBackRatings(source, { at, to }) {
    const chosen = chosenRows(source, at);
    const data = { CountryIndicatorRatingIds: chosen, WorkflowStatus: (1 + (to % 2)) as 1 | 2, Reason: 'Once more.' };
    return chosen.length > 0 ? { editionId: id, data } : undefined;
  },
  updateRating(source, { at, to, text }) {
    const found = ratingOf(source, at);
    if (!found) return undefined;
    const { Id, Version } = found.row;
    const isMet = to % 2 === 1;
    const rated = { Score: isMet ? (1 as const) : (0 as const), RatingIsMet: isMet, ResearcherNote: text };
    return { ...found.place, data: { ...rated, CountryIndicatorRatingId: Id, Version } };
  },
  promoteRatingWorkflow(source, { at }) {
    const found = ratingOf(source, at);
    const from = found?.row.WorkflowStatus as 0 | 1 | 2 | 3 | undefined;
    const WorkflowStatus = ([2, 3] as const).find((to) => from !== undefined && stepBetween(from, to) === 'forward');
    if (!found || WorkflowStatus === undefined) return undefined;
    const { Id, Version } = found.row;
    return { ...found.place, data: { CountryIndicatorRatingId: Id, WorkflowStatus, Version } };
  },
  addComment(source, { at, to, text }) {
    const open = ([0, 1] as const).filter((one) => source(`comments ${(one + 1) as 1 | 2}`) !== undefined);
    const which = pick(open, at);
    if (which === undefined) return undefined;
    const { countryId, indicatorId, ratingId } = pairOf(which);
    const data = { CommentContent: text, taggedUsers: to === OTHERS_TAG_ME ? [ME] : [] };
    return { countryId, reportEditionId: EDITION, indicatorId, ratingId, data, ...form(text) };
  },
  addReference(source, { at, text }) {
    const which = pick(
      ([0, 1] as const).filter((one) => references(source, one) !== undefined),
      at,
    );
    if (which === undefined) return undefined;
    const { ratingId } = pairOf(which);
    const data = { ReportEditionId: EDITION, CountryIndicatorRatingId: ratingId, Title: text, ...written };
    return { editionId: id, ratingId, data, ...form(text) };
  },
  updateReference(source, { at, text }) {
    const row = currentReference(source, at);
    if (!row) return undefined;
    const rest = { ...written, Version: row.Version };
    return {
      editionId: id,
      ratingId: row.CountryIndicatorRatingId,
      referenceId: row.Id,
      data: { Title: text, ...rest },
    };
  },
  removeReference(source, { at }) {
    const row = currentReference(source, at);
    return row && { editionId: id, ratingId: row.CountryIndicatorRatingId, referenceId: row.Id };
  },
  copyReference(source, { at }) {
    const row = pick(real(references(source, 0)?.CurrentReportEditionReferences ?? []), at);
    const { countryId, indicatorId } = PAIRS[1];
    const to = { indicators: [{ Id: indicatorId }], countries: [{ Id: countryId }] };
    // whether somebody may copy there is known from the rating there
    const isKnown = source('rating 2') !== undefined;
    return row && isKnown
      ? { editionId: id, ratingId: PAIRS[0].ratingId, data: { referenceId: row.Id, ...to } }
      : undefined;
  },
  copyReferenceToCurrent(source) {
    const [earlier] = references(source, 0)?.PreviousReportEditionReferences ?? [];
    const row = earlier?.References.find(({ ReportEditionId }) => ReportEditionId === EARLIER);
    return row && { editionId: id, ratingId: PAIRS[0].ratingId, referenceId: row.Id };
  },
};

/** Up to four rows beside each other, as a selection has them. */
function chosenRows(source: Source, at: number): number[] {
  const rows = paged(source, 'dashboard', 'dashboard open', 'dashboard mine');
  const first = rows.length === 0 ? 0 : at % rows.length;
  return [...new Set(rows.slice(first, first + 1 + (at % 4)).map(({ Id }) => Id))];
}
