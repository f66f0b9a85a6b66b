import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import {
  getAddReferenceMutationOptions,
  getUpdateReferenceMutationOptions,
} from '#generated/hooks/references/references.ts';
import type { Reference, ReferenceCreate, ReferenceUpdate } from '#generated/model/index.ts';
import type { DraftOrigin } from '#src/lib/forms/drafts.ts';
import { type ServerForm, useServerForm } from '#src/lib/forms/use-server-form.ts';
import { type FieldName, textNames } from './reference-names.ts';
import { addResolver, type ReferenceValues, updateResolver, valuesOf } from './reference-schema.ts';
import type { FormAsked, InitialReference } from './use-reference-dialogs.ts';

type Options = { asked: FormAsked; origin: DraftOrigin };
export type FormOfReference =
  | ServerForm<'addReference', ReferenceValues, ReferenceCreate, Reference>
  | ServerForm<'updateReference', ReferenceValues, ReferenceUpdate, Reference>;

const shared = ({ asked: { draft, initial }, origin }: Options) => ({
  ...{ served: valuesOf(initial), draft, origin, record: initial.Title ?? '', hasSummary: true, valuesOf },
  typedOf: ({ data }: { data: ReferenceCreate | ReferenceUpdate }) => valuesOf({ ...initial, ...data }),
});
const placeOf = ({ ReportEditionId, CountryIndicatorRatingId }: InitialReference) => ({
  editionId: ReportEditionId,
  ratingId: CountryIndicatorRatingId,
});

/** The form of a new reference. */
export const useNewReference = (options: Options): FormOfReference =>
  useServerForm({
    ...shared(options),
    resolver: addResolver,
    operationId: 'addReference',
    options: getAddReferenceMutationOptions,
    variablesOf: (data) => ({ ...placeOf(options.asked.initial), data }),
  });

/** The form over a reference, at the edition and rating that it belongs to. */
export function useEditedReference(options: Options): FormOfReference {
  const { initial } = options.asked;
  const [resolver] = useState(() => updateResolver(initial.URL ?? null));
  return useServerForm({
    ...shared(options),
    resolver,
    operationId: 'updateReference',
    options: getUpdateReferenceMutationOptions,
    variablesOf: (data) => ({ ...placeOf(initial), referenceId: initial.Id ?? 0, data }),
  });
}

/** What the dialog does with either form. */
export function useReferenceForm(server: FormOfReference, isNew: boolean, onSent: () => void) {
  const { form, unsaved, moved, refusal } = server;
  const { errors, touchedFields, isSubmitted } = form.formState;
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: unsaved });
  return {
    ...server,
    blocked:
      (!isNew && !unsaved && 'Nothing has changed.') ||
      (moved && 'First choose whose changes are to stay.') ||
      (refusal?.problem?.code === 'inactive-edition' && (refusal.problem.detail ?? refusal.message)),
    wrong: (name: FieldName) => ((isSubmitted || touchedFields[name]) && errors[name]?.message) || server.wrong(name),
    async save() {
      // The server does not count the space around a text; what comes back refused is compared with
      // what was sent.
      for (const name of textNames) form.setValue(name, form.getValues(name).trim());
      if (await server.save({ record: form.getValues('Title') })) onSent();
    },
  };
}
