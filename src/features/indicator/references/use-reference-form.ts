import { useBlocker } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useAddReference, useUpdateReference } from '#generated/hooks/references/references.ts';
import type { Reference, ReferenceCreate, ReferenceUpdate } from '#generated/model/index.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { messageAbout } from '#src/lib/forms/message-about.ts';
import { useServerForm } from '#src/lib/forms/use-server-form.ts';
import { useTyped } from '#src/lib/forms/use-typed.ts';
import {
  addResolver,
  type FieldName,
  fieldNames,
  type ReferenceValues,
  updateResolver,
  valuesOf,
} from './reference-schema.ts';
import type { FormAsked } from './use-reference-dialogs.ts';
import { isRefused, saveOf, useSaves } from './use-saves.ts';

type Options = { asked: FormAsked; onSent: () => void };

/** The form over a reference, new or not: its draft, its call, and what the server said against it. */
export function useReferenceForm({ asked: { draft, begun }, onSent }: Options) {
  const lastSave = useSaves()(draft);
  const [stored] = useState(begun.URL ?? null);
  const resolver = useMemo(() => (begun.Id ? updateResolver(stored) : addResolver), [begun.Id, stored]);
  const server = useServerForm<ReferenceValues, ReferenceCreate | ReferenceUpdate>({
    served: valuesOf(begun),
    saving: lastSave?.status ?? 'idle',
    draft,
    resolver: resolver as typeof addResolver,
    hasSummary: true,
  });
  const { form, unsaved, moved } = server;
  const { errors, touchedFields, isSubmitted } = form.formState;
  const send = useCalls(draft, begun, (answer, data) =>
    server.saved(valuesOf(answer), valuesOf({ ...begun, ...data })),
  );
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: unsaved });

  const refusal = unsaved && isRefused(lastSave) ? (lastSave?.error ?? null) : null;
  const stale = refusal?.problem?.code === 'stale' ? refusal.problem : undefined;
  const sent = refusal && valuesOf({ ...begun, ...(lastSave?.sent as Partial<Reference>) });
  const asSent = useTyped(form, (typed) => fieldNames.filter((name) => sent?.[name] === typed[name]).join(' '));
  const keep = (typed: ReferenceValues) => drafts.keep(draft, { base: form.formState.defaultValues, typed });

  return {
    ...server,
    refusal,
    change: (moved || stale) && { by: stale?.ChangedByName, on: stale?.ChangedOn },
    blocked:
      (begun.Id !== undefined && !unsaved && 'Nothing has changed.') ||
      (moved && 'First choose whose changes are to stay.'),
    wrong(name: FieldName) {
      const isTold = isSubmitted || touchedFields[name];
      const told = asSent.split(' ').includes(name) ? messageAbout(`/${name}`, refusal) : undefined;
      return (isTold ? errors[name]?.message : undefined) ?? told;
    },
    /** Closing is no giving up: what was typed is offered again. */
    leave: () => unsaved && keep(form.getValues()),
    save: form.handleSubmit((data) => {
      const values = valuesOf({ ...begun, ...data });
      for (const [name, value] of Object.entries(values)) form.setValue(name as FieldName, value as string);
      keep({ ...values, Version: form.getValues('Version') });
      send(data);
      onSent();
    }),
  };
}

type Saved = (answer: Reference, sent: ReferenceCreate | ReferenceUpdate) => void;

/** Adds what has no Id yet, changes what has one: at the edition and rating that it belongs to. */
function useCalls(draft: string, begun: FormAsked['begun'], saved: Saved) {
  const { mutate: add } = useAddReference({
    mutation: { ...saveOf(draft), onSuccess: (answer, { data }) => saved(answer, data) },
  });
  const { mutate: update } = useUpdateReference({
    mutation: { ...saveOf(draft), onSuccess: (answer, { data }) => saved(answer, data) },
  });
  const at = { editionId: begun.ReportEditionId, ratingId: begun.CountryIndicatorRatingId, form: draft };
  return (data: ReferenceCreate | ReferenceUpdate) =>
    begun.Id ? update({ ...at, referenceId: begun.Id, data }) : add({ ...at, data: data as ReferenceCreate });
}
