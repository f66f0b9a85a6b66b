import { useListReportEditions, useUpdateReportEdition } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition, ReportEditionUpdate } from '#generated/model/index.ts';
import { isNameTaken, NAME_TAKEN } from '#rules/edition.ts';
import { toDateField } from '#src/lib/forms/date-field-value.ts';
import { messageAbout } from '#src/lib/forms/message-about.ts';
import { useLastMutation } from '#src/lib/forms/use-last-mutation.ts';
import { useServerForm } from '#src/lib/forms/use-server-form.ts';
import { type EditionFormValues, type EditionUpdateValues, updateResolver, updateValuesOf } from '../edition-schema.ts';

/** The state of the form over an edition's name and dates, and its call (document 1, section 2.6). */
export function useDetailsForm(edition: ReportEdition) {
  const { data: editions = [] } = useListReportEditions();
  const lastSave = useLastMutation('updateReportEdition', ({ id }) => id === edition.Id);
  const server = useServerForm<EditionUpdateValues, ReportEditionUpdate>({
    served: updateValuesOf(edition),
    saving: lastSave.status,
    draft: `edition:${edition.Id}`,
    resolver: updateResolver,
    hasSummary: true,
  });
  const { form, unsaved, moved } = server;
  const typed = form.watch();
  const { mutate } = useUpdateReportEdition({
    mutation: { onSuccess: (answer, { data }) => server.saved(updateValuesOf(answer), asTyped(data)) },
  });

  const refusal = unsaved && lastSave.status === 'error' ? lastSave.error : null;
  const stale = refusal?.problem?.code === 'stale' ? refusal.problem : undefined;
  const isTaken = isNameTaken(editions, typed.Name, edition.Id);
  const sent = lastSave.variables && asTyped(lastSave.variables.data);
  const isRefusedName = refusal?.problem?.code === 'duplicate-name' && sent?.Name === typed.Name;
  const busy = lastSave.status === 'pending';

  return {
    ...server,
    busy,
    refusal,
    change: (moved || stale) && { by: stale?.ChangedByName, on: stale?.ChangedOn },
    blocked: whyBlocked({ unsaved, moved, isTaken }),
    wrong(name: keyof EditionFormValues) {
      if (name === 'Name' && (isTaken || isRefusedName)) return NAME_TAKEN;
      return sent?.[name] === typed[name] ? messageAbout(`/${name}`, refusal) : undefined;
    },
    /** Resolves to whether the form accepted it; the server's word comes later. */
    async save() {
      let accepted = false;
      await form.handleSubmit((data) => {
        accepted = true;
        form.setValue('Name', data.Name);
        mutate({ id: edition.Id, data });
      })();
      return accepted;
    },
  };
}

/** What was sent, as the form holds it. */
const asTyped = ({ EndDate, ...data }: ReportEditionUpdate) => ({ ...data, EndDate: toDateField(EndDate) });

function whyBlocked({ unsaved, moved, isTaken }: Record<'unsaved' | 'moved' | 'isTaken', boolean>) {
  if (!unsaved) return 'Nothing has changed.';
  if (moved) return 'First choose whose changes are to stay.';
  return isTaken && NAME_TAKEN;
}
