import { getUpdateReportEditionMutationOptions, useListReportEditions } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition, ReportEditionUpdate } from '#generated/model/index.ts';
import { isNameTaken, NAME_TAKEN } from '#rules/edition.ts';
import { toldByNotice } from '#src/lib/api/on-failure.ts';
import { useServerForm } from '#src/lib/forms/use-server-form.ts';
import { type EditionFormValues, offersDueDates, updateResolver, updateValuesOf } from '../edition-schema.ts';
import { useEditionDraft } from '../use-edition-draft.ts';

/** The state of the form over an edition's name and dates, and its call [S65]. */
export function useDetailsForm(edition: ReportEdition) {
  const { data: editions = [] } = useListReportEditions({ query: toldByNotice });
  const server = useServerForm({
    ...useEditionDraft(edition.Id, 'edition', 'details', 'Details'),
    ...{ served: updateValuesOf(edition), resolver: updateResolver, hasSummary: true },
    ...{ operationId: 'updateReportEdition', options: getUpdateReportEditionMutationOptions, record: edition.Name },
    variablesOf: (data: ReportEditionUpdate) => ({ id: edition.Id, data: offered(edition, data) }),
    valuesOf: updateValuesOf,
    typedOf: ({ data }) => updateValuesOf(data),
  });
  const { form, unsaved, moved, lastSave, refusal } = server;
  const name = form.watch('Name');
  const isTaken = isNameTaken(editions, name, edition.Id);
  const isRefusedName = refusal?.problem?.code === 'duplicate-name' && lastSave.variables?.data.Name === name;

  return {
    ...server,
    busy: lastSave.status === 'pending',
    blocked: whyBlocked({ unsaved, moved, isTaken }),
    wrong: (field: keyof EditionFormValues) =>
      field === 'Name' && (isTaken || isRefusedName) ? NAME_TAKEN : server.wrong(field),
    /** Resolves to whether the form accepted it; the server's word comes later. */
    save() {
      // as the server keeps it, so that the answer equals it
      form.setValue('Name', name.trim());
      return server.save();
    },
  };
}

/** A backend that keeps no due dates or checks nothing does not know the members. */
function offered(edition: ReportEdition, update: ReportEditionUpdate): ReportEditionUpdate {
  const { ResearchDueDate, QADueDate, ChecksOff, ...data } = update;
  return {
    ...data,
    ...(offersDueDates(edition) && { ResearchDueDate, QADueDate }),
    ...(edition.ChecksOff && { ChecksOff }),
  };
}

function whyBlocked({ unsaved, moved, isTaken }: Record<'unsaved' | 'moved' | 'isTaken', boolean>) {
  if (!unsaved) return 'Nothing has changed.';
  if (moved) return 'First choose whose changes are to stay.';
  return isTaken && NAME_TAKEN;
}
