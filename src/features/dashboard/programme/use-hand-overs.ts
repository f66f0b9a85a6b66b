import { getApplyAssignmentPlanMutationOptions } from '#generated/hooks/dashboard/dashboard.ts';
import type { WorkflowUser, Workload } from '#generated/model/index.ts';
import { useCall, useLastCalls } from '#src/lib/api/use-calls.ts';
import { useStore } from '#src/lib/store.ts';
import type { HandOverChoice } from './hand-over-draft.ts';
import { planOf, whomWords } from './hand-over-draft.ts';
import { type HandOver, handOvers, lastHandOver } from './hand-over-store.ts';

/** Sends hand-overs of an edition, and tells those of this visit that were begun here. */
export function useHandOvers(editionId: number, from: HandOver['from']) {
  const all = useStore(handOvers);
  const apply = useCall(getApplyAssignmentPlanMutationOptions);
  const calls = useLastCalls('applyAssignmentPlan', (own) => all.some(({ subject }) => subject === own));
  const statusOf = ({ subject }: HandOver) => calls.findLast((call) => call.subject === subject)?.status;
  const isDone = (one: HandOver) => statusOf(one) === 'success';
  return {
    shown: all.filter((one) => one.editionId === editionId && one.from === from),
    /** Work of the person is being sent: what is left then is not counted yet. */
    isSending: ({ UserId }: Workload) => all.some((one) => one.person.UserId === UserId && statusOf(one) === 'pending'),
    /** Takes the report of a failed one away. */
    dismiss: (one: HandOver) => handOvers.set(all.filter((other) => other !== one)),
    start({ person, draft }: HandOverChoice, pairs: number, users: readonly WorkflowUser[]) {
      const whom = whomWords(draft, users);
      const sent: HandOver = { editionId, subject: crypto.randomUUID(), pairs, person, draft, whom, from };
      lastHandOver.set({ editionId, draft });
      // Done ones make place; a person's failed one is replaced by what was chosen anew.
      handOvers.set([...all.filter((one) => !isDone(one) && one.person.UserId !== person.UserId), sent]);
      apply(
        { editionId, data: planOf(person, draft) },
        {
          subject: sent.subject,
          record: `The work of ${person.FullName}`,
          onAnswer: ({ AssignmentId, PairCount }) =>
            answered(sent.subject, { assignmentId: AssignmentId, pairs: PairCount }),
        },
      );
    },
  };
}

const answered = (subject: string, answer: Pick<HandOver, 'assignmentId' | 'pairs'>) =>
  handOvers.set(handOvers.get().map((one) => (one.subject === subject ? { ...one, ...answer } : one)));
