import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { getCreateReportEditionMutationOptions } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition, ReportEditionCreate } from '#generated/model/index.ts';
import { isNameTaken, NAME_TAKEN } from '#rules/edition.ts';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { messageAbout } from '#src/lib/forms/message-about.ts';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { EditionFields } from '../edition-fields.tsx';
import { createResolver, type EditionFormValues, formValuesOf } from '../edition-schema.ts';
import { DiscardQuestion } from '../structure/discard-question.tsx';
import type { Creation } from './use-creation.ts';

const NOTE = 'The new Report can take some time to generate and associated pages may not be immediately available.';

type CreateEditionDialogProps = {
  editions: readonly ReportEdition[];
  /** The edition to duplicate; without one an edition starts from nothing. */
  active: ReportEdition | undefined;
  creation: Creation;
  onClose: () => void;
};

/**
 * 'Edition Details': name and dates of the next edition, from those of the active one at each
 * opening (requirements A2.5). It closes at once; a refusal brings it back with what was typed.
 * What is typed and not sent is thrown away only after a question.
 */
export function CreateEditionDialog(props: CreateEditionDialogProps) {
  const { active, onClose } = props;
  const state = useCreateForm(props);
  const { form, blocked } = state;
  const [asking, setAsking] = useState(false);
  const leave = () => (state.unsent ? setAsking(true) : onClose());
  const prefix = useId();
  const id = (name: string) => `${prefix}-${name}`;
  const submit = form.handleSubmit((data) => {
    form.setValue('Name', data.Name);
    state.create({ ...data, Id: active?.Id ?? null });
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
            <EditionFields id={id} wrong={state.wrong} />
            {active && <p className="text-sm text-muted-foreground">{duplicates(active)}</p>}
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

/**
 * The form's state; what is wrong with it counts as the documents say: changed, and the name
 * unique.
 */
function useCreateForm({ editions, active, creation: { draft, refused }, onClose }: CreateEditionDialogProps) {
  const navigate = useNavigate();
  const dialog = useDialogForm({
    ...{ draft, origin: { title: 'New edition', path: '/editions' }, initial: formValuesOf(active) },
    ...{ resolver: createResolver, operationId: 'createReportEdition', options: getCreateReportEditionMutationOptions },
    onDone: onClose,
    // The summary takes the focus and leads on.
    settings: { mode: 'onChange', shouldFocusError: false },
  });
  const { form } = dialog;
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
  /** It can take some time, so that its end is reported wherever the person is by then. */
  const tellOf = ({ Id, Name }: ReportEdition) =>
    void notices.push({
      tone: 'success',
      message: `${Name} is ready and is now the active edition.`,
      action: {
        label: 'Edit Edition Structure',
        run: () => void navigate({ to: '/editions/$editionId/edit', params: { editionId: `${Id}` } }),
      },
    });
  return {
    ...dialog,
    wrong,
    restored: dialog.restored && !refused,
    create: (data: ReportEditionCreate) => dialog.send({ data }, { record: data.Name, onAnswer: tellOf }),
    /** Gives up what was typed since it was refused, or all of it. */
    leave: () => (sent ? form.reset(sent, { keepDefaultValues: true }) : dialog.forget()),
    /** Typed and kept nowhere else: what was refused stays with its note. */
    unsent: isDirty && !isWhollyAsRefused,
    /**
     * Said above the fields while the form is as it was refused; what is said at a field is enough
     * there.
     */
    error: refused && isWhollyAsRefused ? refused.error : null,
    blocked: (!isDirty && 'Nothing has changed yet.') || (isTaken && NAME_TAKEN),
  };
}
