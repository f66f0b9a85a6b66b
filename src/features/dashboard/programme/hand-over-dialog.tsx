import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WorkflowTaskType as Task, type WorkflowTaskType } from '#generated/enums.ts';
import { getSummariseAssignmentPlanQueryOptions, useListWorkflowUsers } from '#generated/hooks/dashboard/dashboard.ts';
import type { WorkflowUser, Workload } from '#generated/model/index.ts';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
import { useDiscardQuestion } from '#src/components/discard-question.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { CLOSED_EDITION } from '#src/lib/closed-edition.ts';
import { useStore } from '#src/lib/store.ts';
import { NOBODY } from '../assignment/draft.ts';
import { countryIndicators } from '../assignment/words.ts';
import { PlanPeople, PlanWarnings } from '../plan/plan-changes.tsx';
import {
  fitting,
  type HandOverChoice,
  type HandOverDraft,
  isEmpty,
  leftOf,
  planOf,
  takersOf,
  withNobodyAlone,
} from './hand-over-draft.ts';
import { lastHandOver } from './hand-over-store.ts';
import { LastHandOverOffer } from './last-hand-over-offer.tsx';

type HandOverDialogProps = HandOverChoice & {
  editionId: number;
  /** Whether work can still be handed over, which an edition that is closed meanwhile ends. */
  handsOver: boolean;
  /** Other work of the person is being sent. */
  isSending: boolean;
  onHandOver: (draft: HandOverDraft, pairs: number, users: readonly WorkflowUser[]) => void;
  onClose: () => void;
};

const WIDTH = 640;
const parts = [
  { task: Task.AssignForResearch, label: 'Research' },
  { task: Task.AssignForQA, label: 'QA' },
] as const;

/** Moves what is left of a person's work to one or several others [B21]. */
export function HandOverDialog({
  editionId,
  person,
  draft: initial,
  handsOver,
  isSending,
  onHandOver,
  onClose,
}: HandOverDialogProps) {
  const [draft, setDraft] = useState(initial);
  const { data: users, error, refetch } = useListWorkflowUsers({ editionId });
  const whyNot = useWhyNot(handsOver);
  const preview = usePreview(editionId, person, draft, handsOver);
  const last = useStore(lastHandOver);
  const offered = users && last?.editionId === editionId ? fitting(last.draft, users, person) : undefined;
  const blocked =
    whyNot || hindranceOf(draft, preview) || (isSending && 'What was handed over before is still being sent.');
  const hasChosen = !isEmpty(draft);
  const { leave, question } = useDiscardQuestion(draft !== initial && hasChosen, onClose);
  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title={
          <>
            Hand over the work of <bdi>{person.FullName}</bdi>
          </>
        }
        description="What is not finished moves, in even shares. What was submitted or completed stays."
        width={WIDTH}
        closeOnOutside={!hasChosen}
        note={whyNot || (hasChosen ? '' : blocked)}
        footer={
          <>
            <Button onClick={leave}>Cancel</Button>
            <Button
              variant="primary"
              blocked={blocked}
              onClick={() => users && onHandOver(draft, preview.data?.PairCount ?? 0, users)}
            >
              Hand over
            </Button>
          </>
        }
      >
        {error && !users && <ReadError error={error} onRetry={() => void refetch()} />}
        {!error && !users && (
          <LoadingRegion label="Fetching the users..." className="grid gap-3 py-2">
            <Skeleton className="w-3/4" />
            <Skeleton className="w-1/2" />
          </LoadingRegion>
        )}
        {users && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {!hasChosen && offered && !isEmpty(offered) && (
              <LastHandOverOffer draft={offered} users={users} onTake={() => setDraft(offered)} />
            )}
            <ul aria-label="What is left" className="divide-y rounded-md border">
              {parts.map(({ task, label }) => (
                <Part
                  key={task}
                  label={label}
                  count={leftOf(person)[task]}
                  takers={takersOf(users, task, person)}
                  task={task}
                  value={draft[task]}
                  onChange={(ids) => setDraft({ ...draft, [task]: withNobodyAlone(draft[task], ids) })}
                />
              ))}
            </ul>
            {hasChosen && handsOver && <Preview preview={preview} users={users} />}
          </div>
        )}
      </Dialog>
      {question}
    </>
  );
}

type PartProps = {
  label: string;
  count: number;
  takers: WorkflowUser[];
  task: WorkflowTaskType;
  value: number[];
  onChange: (ids: number[]) => void;
};

/** One task: how much is left, and who gets it. */
function Part({ label, count, takers, task, value, onChange }: PartProps) {
  const isNamesake = ({ Id, FullName }: WorkflowUser) =>
    takers.some((one) => one.Id !== Id && one.FullName === FullName);
  const people = takers.map((user) => ({
    value: user.Id,
    label: user.FullName,
    // The list dims a count of 0, but who carries nothing is as good a choice.
    ...(isNamesake(user) ? { detail: user.EmailAddress } : { count: carriedBy(user, task) || undefined }),
  }));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 text-sm">
      <span className="mr-auto">
        <span className="font-medium">{label}</span>{' '}
        <span className="text-muted-foreground">{count > 0 ? countryIndicators(count) : 'nothing left'}</span>
      </span>
      {count > 0 && (
        <MultiSelect
          label={`${label} to`}
          none="Stays"
          noneMeans="the work stays"
          options={[...people, { value: NOBODY, label: 'Nobody', detail: 'Takes people off' }]}
          value={value}
          onValueChange={onChange}
        />
      )}
    </li>
  );
}

const carriedBy = ({ QACount, ResearchCount }: WorkflowUser, task: WorkflowTaskType): number =>
  task === Task.AssignForQA ? QACount : ResearchCount;

/** Why nothing can be handed over any more, where the dialog was open before. */
function useWhyNot(handsOver: boolean): string | false {
  const may = useAccess().may('applyAssignmentPlan');
  return !handsOver && (may ? CLOSED_EDITION : 'Your account may no longer hand over work.');
}

function usePreview(editionId: number, person: Workload, draft: HandOverDraft, handsOver: boolean) {
  const options = getSummariseAssignmentPlanQueryOptions({ editionId }, planOf(person, draft), { pageSize: 1 });
  // Others assign meanwhile.
  const fresh = { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData };
  return useQuery({ ...options, ...fresh, enabled: handsOver && !isEmpty(draft) });
}

type Previewing = Pick<ReturnType<typeof usePreview>, 'data' | 'error' | 'isFetching' | 'refetch'>;

function Preview({
  preview: { data, error, isFetching, refetch },
  users,
}: {
  preview: Previewing;
  users: WorkflowUser[];
}) {
  if (error) return <ReadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 w-full" />;
  return (
    <div aria-busy={isFetching} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="text-sm">
        {countryIndicators(data.PairCount)} would change hands
      </p>
      <PlanWarnings summary={data} />
      <PlanPeople people={data.People} users={users} />
    </div>
  );
}

function hindranceOf(draft: HandOverDraft, { data, error, isFetching }: Previewing): string | false {
  if (isEmpty(draft)) return 'Select who gets it.';
  if (isFetching) return 'What would change is still being counted.';
  if (error || !data) return 'What would change could not be counted.';
  return data.PairCount === 0 && 'Nothing is left to hand over.';
}
