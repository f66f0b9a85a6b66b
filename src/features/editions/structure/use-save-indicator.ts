import { useState } from 'react';
import {
  getUnassignParentIndicatorMutationOptions,
  getUpdateIndicatorMutationOptions,
} from '#generated/hooks/structure/structure.ts';
import type { Indicator } from '#generated/model/index.ts';
import { followUp } from '#src/lib/api/call-details.ts';
import { useCalls, useLastCall } from '#src/lib/api/use-calls.ts';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { useEditionDraft } from '../use-edition-draft.ts';
import { type IndicatorValues, indicatorBodyOf, indicatorResolver, indicatorValuesOf } from './indicator-schema.ts';

const OTHER_FIELDS = [
  'FullName',
  'ShortName',
  'Description',
  'ResponseRules',
  'TimePeriod',
  'IndicatorRating',
] as const;

type SaveOptions = {
  initial: Indicator;
  /** As it is listed now. */
  now: Indicator | undefined;
  onDone: () => void;
};

/**
 * The form over an indicator. One that no longer depends on another is first unassigned from its
 * parent and then updated [S103]: two calls of one change. Where the second is refused, `since`
 * says that the first was done, and the form goes on from there.
 */
export function useSaveIndicator(editionId: number, { initial, now, onDone }: SaveOptions) {
  const draft = useEditionDraft(editionId, 'indicator', initial.Id, `Indicator ${initial.SnapshotName}`);
  const dialog = useDialogForm({
    ...draft,
    ...{ initial: indicatorValuesOf(initial), resolver: indicatorResolver, onDone },
    served: now && indicatorValuesOf(now),
    ...{ operationId: 'updateIndicator', options: getUpdateIndicatorMutationOptions },
  });
  const { form } = dialog;
  const calls = useCalls();
  const freeing = useLastCall('unassignParentIndicator', draft.draft);
  const [since, setSince] = useState<string>();
  const forgetFreeing = () => calls.forget('unassignParentIndicator', draft.draft);

  function save(typed: IndicatorValues) {
    if (dialog.pending) return;
    forgetFreeing();
    setSince(undefined);
    const { Id, ActivityId, ActivityOrderId, MilestoneOrderId, SnapshotName: record } = initial;
    const data = { ...indicatorBodyOf(typed), ...{ Id, ActivityId, ActivityOrderId, MilestoneOrderId } };
    const base = form.formState.defaultValues as IndicatorValues;
    if (base.ParentIndicatorId === 0 || data.ParentIndicatorId !== 0)
      return dialog.send({ id: editionId, data: { ...data, Version: typed.Version } }, { record });

    // One above the version it was opened with, and not that of the answer, which may hold somebody
    // else's change too. A repetition finds it unassigned already, at the same version.
    const Version = typed.Version + 1;
    const freed = { ...base, IsDependent: false, ParentIndicatorId: 0, ParentIndicator: '', Version };
    const done = `Its dependency on ${base.ParentIndicator.split(' ')[0]} was removed`;
    const isAll = OTHER_FIELDS.every((name) => base[name] === typed[name]);
    const words = isAll ? `${done}.` : `${done}; the other changes were not saved.`;
    const variables = { id: editionId, data: { ...data, Version } };
    const next = followUp({
      ...{ options: getUpdateIndicatorMutationOptions, variables, complete: () => variables },
      ...{ since: words, details: dialog.detailsOf({ record }) },
    });
    const onAnswer = () => {
      dialog.goOnOver(freed);
      form.setValue('Version', Version);
      setSince(words);
    };
    const details = { record, subject: draft.draft, onAnswer, next };
    void calls.start(getUnassignParentIndicatorMutationOptions, { id: editionId, indicatorId: Id }, details);
  }

  return {
    ...dialog,
    isProcessing: dialog.isProcessing || freeing.isProcessing,
    error: dialog.error ?? dialog.errorOf(freeing),
    since: dialog.error ? since : undefined,
    save,
    forget() {
      dialog.forget();
      forgetFreeing();
    },
  };
}
