import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ReportEdition, ReportEditionCreate } from '#generated/model/index.ts';
import { isNameTaken, NAME_TAKEN } from '#rules/edition.ts';
import { Refusal } from '#src/components/refusal.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { messageAbout } from '#src/lib/forms/message-about.ts';
import { EditionFields } from '../edition-fields.tsx';
import { createResolver, type EditionFormValues, formValuesOf } from '../edition-schema.ts';
import { DiscardQuestion } from '../structure/discard-question.tsx';
import type { RefusedCreation } from './use-creation.ts';

const NOTE = 'The new Report can take some time to generate and associated pages may not be immediately available.';

type CreateEditionDialogProps = {
  editions: readonly ReportEdition[];
  /** The edition to duplicate; without one an edition starts from nothing. */
  active: ReportEdition | undefined;
  /** What was typed and refused comes back. */
  refused: RefusedCreation | undefined;
  onCreate: (data: ReportEditionCreate) => void;
  onClose: () => void;
};

/**
 * 'Edition Details': name and dates of the next edition, from those of the active one at each opening (document 1, section 2.5).
 * It closes at once; a refusal brings it back with what was typed. What is typed and not sent is thrown away only after a question.
 */
export function CreateEditionDialog({ editions, active, refused, onCreate, onClose }: CreateEditionDialogProps) {
  const state = useCreateForm({ editions, active, refused });
  const { form, blocked } = state;
  const [asking, setAsking] = useState(false);
  const leave = () => (state.unsent ? setAsking(true) : onClose());
  const prefix = useId();
  const id = (name: string) => `${prefix}-${name}`;
  const submit = form.handleSubmit((data) => {
    onCreate({ ...data, Id: active?.Id ?? null });
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
            <Refusal error={state.error} />
            <EditionFields id={id} wrong={state.wrong} />
            {active && <p className="text-sm text-muted-foreground">{duplicates(active)}</p>}
          </div>
        </FormProvider>
      </Dialog>
      <DiscardQuestion open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}

const duplicates = ({ Name }: ReportEdition) =>
  `Milestones, activities, indicators, users and countries are copied from ${Name}, which becomes inactive.`;

/** The form's state; what is wrong with it counts as the documents say: changed, and the name unique. */
function useCreateForm({
  editions,
  active,
  refused,
}: Pick<CreateEditionDialogProps, 'editions' | 'active' | 'refused'>) {
  const form = useForm<EditionFormValues, unknown, ReportEditionCreate>({
    resolver: createResolver,
    mode: 'onChange',
    // The summary takes the focus and leads on.
    shouldFocusError: false,
    defaultValues: formValuesOf(active),
    ...(refused && { values: formValuesOf(refused.typed), resetOptions: { keepDefaultValues: true } }),
  });
  const typed = form.watch();
  const { isDirty, touchedFields, dirtyFields } = form.formState;
  const isTaken = isNameTaken(editions, typed.Name);
  const sent = refused && formValuesOf(refused.typed);
  const isAsRefused = (name: keyof EditionFormValues) => sent?.[name] === typed[name];
  const refusedName = refused?.error.problem?.code === 'duplicate-name' && isAsRefused('Name');

  const wrong = (name: keyof EditionFormValues) => {
    if (name === 'Name' && (refusedName || (isTaken && (touchedFields.Name || dirtyFields.Name)))) return NAME_TAKEN;
    return refused && isAsRefused(name) ? messageAbout(`/${name}`, refused.error) : undefined;
  };
  const isWhollyAsRefused = Object.keys(typed).every((name) => isAsRefused(name as keyof EditionFormValues));
  return {
    form,
    wrong,
    /** Typed and kept nowhere else: what was refused stays with its note. */
    unsent: isDirty && !isWhollyAsRefused,
    /** Said above the fields while the form is as it was refused; what is said at a field is enough there. */
    error: refused && isWhollyAsRefused ? refused.error : null,
    blocked: (!isDirty && 'Nothing has changed yet.') || (isTaken && NAME_TAKEN),
  };
}
