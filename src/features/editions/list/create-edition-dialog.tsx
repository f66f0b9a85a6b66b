import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ReportEdition, ReportEditionCreate } from '#generated/model/index.ts';
import { DiscardQuestion } from '#src/components/discard-question.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { EditionFields } from '../edition-fields.tsx';
import { offersDueDates } from '../edition-schema.ts';
import { BringAlong } from './bring-along.tsx';
import { ClosingSummary } from './closing-summary.tsx';
import { useClosing } from './use-closing.ts';
import { type CreateFormOptions, useCreateForm } from './use-create-form.ts';

const NOTE = 'The new Report can take some time to generate and associated pages may not be immediately available.';

/**
 * 'Edition Details': name and dates of the next edition, from those of the active one at each
 * opening (requirements A2.5), and what becomes of the active one. It closes at once; a refusal
 * brings it back with what was typed. What is typed and not sent is thrown away only after a
 * question.
 */
export function CreateEditionDialog(props: CreateFormOptions) {
  const { active, editions, onClose } = props;
  const state = useCreateForm(props);
  const closing = useClosing(active);
  const { form } = state;
  const blocked = state.blocked || closing.blocked;
  const [asking, setAsking] = useState(false);
  const leave = () => (state.unsent ? setAsking(true) : onClose());
  const prefix = useId();
  const id = (name: string) => `${prefix}-${name}`;
  const submit = form.handleSubmit((data) => {
    form.setValue('Name', data.Name);
    state.create({ ...withoutOff(data), Id: active?.Id ?? null });
    onClose();
  });
  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title="Edition Details"
        description={NOTE}
        closeOnOutside={false}
        onSubmit={(event) => {
          event.preventDefault();
          if (!blocked) void submit();
        }}
        footer={
          <>
            <Button onClick={leave}>Cancel</Button>
            <Button type="submit" variant="primary" blocked={blocked}>
              Create Report
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <div className="flex flex-col gap-4">
            {state.restored && <RestoredDraft onDiscard={state.discard} />}
            <Refusal error={state.error} />
            <div className="grid gap-1">
              <EditionFields id={id} wrong={state.wrong} dueDates={offersDueDates(active ?? editions[0])} />
              {active && (
                <Button size="sm" className="justify-self-start" onClick={() => state.fillInNext(active)}>
                  Use next year’s name and dates
                </Button>
              )}
            </div>
            {active && (
              <>
                <p className="text-sm text-muted-foreground">{duplicates(active)}</p>
                <BringAlong closing={closing.data} />
                <ClosingSummary edition={active} closing={closing} />
              </>
            )}
          </div>
        </FormProvider>
      </Dialog>
      <DiscardQuestion
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          state.leave();
          onClose();
        }}
      />
    </>
  );
}

const duplicates = ({ Name }: ReportEdition) =>
  `Milestones, activities, indicators, users and countries are copied from ${Name}, which becomes inactive.`;

/** A backend that brings nothing along or keeps no due dates does not know the members. */
function withoutOff(typed: ReportEditionCreate): ReportEditionCreate {
  const { BringAssignments, BringReferences, ResearchDueDate, QADueDate, ...data } = typed;
  return {
    ...data,
    ...(ResearchDueDate && { ResearchDueDate }),
    ...(QADueDate && { QADueDate }),
    ...(BringAssignments && { BringAssignments }),
    ...(BringReferences && { BringReferences }),
  };
}
