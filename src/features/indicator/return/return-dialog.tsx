import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { ChangedRecord } from '#src/components/changed-record.tsx';
import { LeaveButton } from '#src/components/leave-button.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { SentForm } from '#src/components/sent-form.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Textarea } from '#src/components/ui/textarea.tsx';
import { useDelayed } from '#src/components/ui/use-delayed.ts';
import type { Place } from '../place.ts';
import type { StepBack } from './step-back.ts';
import { useReturn } from './use-return.ts';

type ReturnDialogProps = {
  place: Place;
  rating: CountryIndicatorRating;
  userId: number;
  step: StepBack;
  /** The words of its button. */
  action: string;
  begin: () => (answer: CountryIndicatorRating) => void;
  onClose: () => void;
};

/**
 * Asks for the reason. It stays open until the server has accepted it, so that a refusal loses
 * nothing.
 */
export function ReturnDialog({ place, rating, userId, step, action, begin, onClose }: ReturnDialogProps) {
  const dialog = useReturn({
    place,
    rating,
    userId,
    step,
    begin,
    onDone: onClose,
  });
  const { form, restored, discard, submit, pending, isProcessing, error, wrong } = dialog;
  const showBusy = useDelayed(pending);
  const { Reason } = form.formState.errors;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={step.label}
      description={
        rating.ResearchUserName && rating.ResearchUserId !== userId
          ? `${rating.ResearchUserName} is told by a comment with your reason.`
          : 'Your reason becomes a comment.'
      }
      closeOnOutside={false}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      footer={
        <>
          <LeaveButton isProcessing={isProcessing} onLeave={onClose} />
          <Button type="submit" variant="primary" pending={showBusy}>
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <SentForm isProcessing={isProcessing}>
          <Field label="Reason" hint={step.asks} required error={Reason?.message ?? wrong('Reason')}>
            {(control) => <Textarea {...control} {...form.register('Reason')} data-first-focus rows={4} />}
          </Field>
          {restored && <RestoredDraft onDiscard={discard} />}
          {/* What is sent again is over the rating as it is then. */}
          <ChangedRecord what="rating" state={dialog} words={{}} />
          <Refusal error={error} />
        </SentForm>
      </div>
    </Dialog>
  );
}
