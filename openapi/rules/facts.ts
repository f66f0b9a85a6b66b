import { WorkflowStatus } from '#generated/enums.ts';
import type { Held } from './can.ts';

/** What of a rating decides who may do what. */
export type RatingRecord = { WorkflowStatus: WorkflowStatus; ResearchUserId: number | null; QAUserId: number | null };

/** The facts that hold between a rating and a user (requirements B6). */
export function ratingFacts(
  { WorkflowStatus: status, ResearchUserId, QAUserId }: RatingRecord,
  userId: number,
): Held[] {
  const inResearch = status === WorkflowStatus.Open || status === WorkflowStatus.ResearchInProgress;
  const isResearcher = ResearchUserId === userId;
  const isQa = QAUserId === userId;
  return [
    inResearch ? 'status:research' : 'status:qa',
    ...(isResearcher ? ['is:researcher'] : []),
    ...(isQa ? ['is:qa'] : []),
    ...(isResearcher || isQa ? ['is:assigned'] : []),
  ];
}

/** Is the reference of the edition that is worked in, or of an earlier one? */
export const referenceFacts = ({
  referenceEditionId,
  currentEditionId,
}: {
  referenceEditionId: number;
  currentEditionId: number;
}): Held[] => [referenceEditionId === currentEditionId ? 'reference:current' : 'reference:previous'];

/** Is the saved view the person's own, or shared with the edition? */
export const viewFacts = ({ IsShared }: { IsShared: boolean }): Held[] => [IsShared ? 'view:shared' : 'view:own'];

/** Notifications are cleared by the person who was tagged. */
export const notificationFacts = ({ taggedId, userId }: { taggedId: number; userId: number }): Held[] =>
  taggedId === userId ? ['is:tagged'] : [];
