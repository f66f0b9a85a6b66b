import { WorkflowStatus } from '#generated/enums.ts';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { ratingFacts } from '#rules/facts.ts';
import { mayStep } from '#rules/rating.ts';
import type { Access } from '#src/lib/access/use-access.ts';

/** One step back along the workflow: where it leads and what it is called. */
export type StepBack = { to: WorkflowStatus; label: string; asks: string };

const steps: Partial<Record<WorkflowStatus, StepBack>> = {
  [WorkflowStatus.QAInProgress]: {
    to: WorkflowStatus.ResearchInProgress,
    label: 'Return to research',
    asks: 'What is to be researched again?',
  },
  [WorkflowStatus.QACompleted]: {
    to: WorkflowStatus.QAInProgress,
    label: 'Reopen QA',
    asks: 'Why is quality assurance to go on?',
  },
};

type Rated = Pick<CountryIndicatorRating, 'WorkflowStatus' | 'ResearchUserId' | 'QAUserId'>;

/** The step back that this person may take with this rating now, if there is one (ADR-023). */
export function stepBackOf({ user }: Access, rating: Rated): StepBack | undefined {
  const step = steps[rating.WorkflowStatus];
  if (!step || !user) return undefined;
  const held = [...user.Permissions, ...ratingFacts(rating, user.Id)];
  return mayStep(rating.WorkflowStatus, step.to, held) ? step : undefined;
}
