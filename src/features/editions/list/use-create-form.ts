import { useNavigate } from '@tanstack/react-router';
import { getCreateReportEditionMutationOptions } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition, ReportEditionCreate } from '#generated/model/index.ts';
import { isNameTaken, NAME_TAKEN } from '#rules/edition.ts';
import { toDateField } from '#src/lib/forms/date-field-value.ts';
import { messageAbout } from '#src/lib/forms/message-about.ts';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { createResolver, createValuesOf, type EditionCreateValues } from '../edition-schema.ts';
import { nextEdition } from '../next-edition.ts';
import type { Creation } from './use-creation.ts';

export type CreateFormOptions = {
  editions: readonly ReportEdition[];
  /** The edition to duplicate; without one an edition starts from nothing. */
  active: ReportEdition | undefined;
  creation: Creation;
  onClose: () => void;
};

/**
 * The form's state; what is wrong with it counts as the documents say: changed, and the name
 * unique.
 */
export function useCreateForm({ editions, active, creation: { draft, refused }, onClose }: CreateFormOptions) {
  const navigate = useNavigate();
  const dialog = useDialogForm({
    ...{ draft, origin: { title: 'New edition', path: '/editions' }, initial: createValuesOf(active) },
    ...{ resolver: createResolver, operationId: 'createReportEdition', options: getCreateReportEditionMutationOptions },
    onDone: onClose,
    // The summary takes the focus and leads on.
    settings: { mode: 'onChange', shouldFocusError: false },
  });
  const { form } = dialog;
  const typed = form.watch();
  const { isDirty, touchedFields, dirtyFields } = form.formState;
  const isTaken = isNameTaken(editions, typed.Name);
  const sent = refused && createValuesOf(refused.typed);
  const isAsRefused = (name: keyof EditionCreateValues) => sent?.[name] === typed[name];
  const refusedName = refused?.error.problem?.code === 'duplicate-name' && isAsRefused('Name');

  const wrong = (name: keyof EditionCreateValues) => {
    if (name === 'Name' && (refusedName || (isTaken && (touchedFields.Name || dirtyFields.Name)))) return NAME_TAKEN;
    return refused && isAsRefused(name) ? messageAbout(`/${name}`, refused.error) : undefined;
  };
  const isWhollyAsRefused = Object.keys(typed).every((name) => isAsRefused(name as keyof EditionCreateValues));
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
    /** Fills in name and dates of the year after. */
    fillInNext(edition: ReportEdition): void {
      const { Name, ...dates } = nextEdition(edition, editions);
      const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
      form.setValue('Name', Name, options);
      for (const name of ['StartDate', 'EndDate', 'ResearchDueDate', 'QADueDate'] as const)
        form.setValue(name, toDateField(dates[name]), options);
    },
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
