import { pick } from 'zod/mini';
import { WorkflowStatus } from '#generated/enums.ts';
import { fields } from '#generated/fields.ts';
import { getStepBackRatingsMutationOptions } from '#generated/hooks/dashboard/dashboard.ts';
import type { DashboardIndicator, StepBackResult } from '#generated/model/index.ts';
import { StepBackRatingsBody } from '#generated/zod/dashboard/dashboard.zod.ts';
import { stepBetween } from '#rules/rating.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import { Field } from '#src/components/ui/field.tsx';
import { Textarea } from '#src/components/ui/textarea.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { resolverFor } from '#src/lib/forms/resolver.ts';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { formatNumber, nounFor } from '#src/lib/words.ts';
import { countryIndicators } from '../assignment/words.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { useServed } from './use-served.ts';

type Typed = { Reason: string };
const resolver = resolverFor<Typed, Typed>('StepBackChange', pick(StepBackRatingsBody, { Reason: true }));

type StepBackDialogProps = {
  editionId: number;
  rows: DashboardIndicator[];
  to: WorkflowStatus;
  onClose: () => void;
};

/** Returns or reopens what of the selection is one step further, with one reason. */
export function StepBackDialog({ editionId, rows, to, onClose }: StepBackDialogProps) {
  const isReturn = to === WorkflowStatus.ResearchInProgress;
  const title = isReturn ? 'Return to research' : 'Reopen QA';
  const chosen = rows.filter(({ WorkflowStatus: from, IsDecided }) => !IsDecided && stepBetween(from, to) === 'back');
  const served = useServed(rows);
  const dialog = useDialogForm<'stepBackRatings', Typed, StepBackResult>({
    draft: `step-back:${editionId}:${to}`,
    origin: { title, path: '/dashboard', editionId },
    initial: { Reason: '' },
    resolver,
    operationId: 'stepBackRatings',
    options: getStepBackRatingsMutationOptions,
    onDone: ({ ChangedCount }) => {
      served();
      notices.push({
        tone: 'success',
        message: `${countryIndicators(ChangedCount)} ${isReturn ? 'returned' : 'reopened'}`,
      });
      onClose();
    },
  });
  const { form } = dialog;
  const { Reason } = form.formState.errors;
  const from = workflowLabels[isReturn ? WorkflowStatus.QAInProgress : WorkflowStatus.QACompleted];
  const { user } = useAccess();
  const tellsOthers = chosen.some(({ ResearchUserId: id }) => id !== null && id !== user?.Id);
  const others = rows.length - chosen.length;

  return (
    <BulkDialog
      dialog={dialog}
      title={title}
      description={`${countryIndicators(chosen.length)} ${chosen.length === 1 ? 'is' : 'are'} ${from}.${
        others > 0 ? ` ${otherWords(others)}` : ''
      }`}
      blocked={tooMany(chosen) || (chosen.length === 0 && `None of the selected is ${from}.`)}
      send={form.handleSubmit(({ Reason: reason }) => {
        const CountryIndicatorRatingIds = chosen.map(({ Id }) => Id);
        const data = { CountryIndicatorRatingIds, WorkflowStatus: to, Reason: reason.trim() };
        dialog.send({ editionId, data }, { record: countryIndicators(chosen.length) });
      })}
      onClose={onClose}
    >
      <Field
        label="Reason"
        hint={`It becomes a comment on each of them${tellsOthers ? '; each other person is told once' : ''}.`}
        required
        error={Reason?.message ?? dialog.wrong('Reason')}
      >
        {(control) => <Textarea {...control} {...form.register('Reason')} data-first-focus rows={4} />}
      </Field>
    </BulkDialog>
  );
}

const otherWords = (count: number) =>
  nounFor(count, 'The other one stays as it is.', `The other ${formatNumber(count)} selected stay as they are.`);

const LIMIT = fields.StepBackChange.CountryIndicatorRatingIds.maxItems;
const tooMany = (rows: unknown[]) => rows.length > LIMIT && `Select at most ${formatNumber(LIMIT)} at a time.`;
