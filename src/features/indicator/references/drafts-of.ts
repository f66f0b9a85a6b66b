import type { Reference, References } from '#generated/model/index.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { allOf } from './lists.ts';
import type { ReferenceValues } from './reference-schema.ts';
import type { ReferenceRights } from './rights.ts';
import type { FormAsked } from './use-reference-dialogs.ts';

type Options = {
  userId: number | undefined;
  ratingId: number | undefined;
  reportEditionId: number;
  lists: References | undefined;
  rights: ReferenceRights;
};
const NEW = 'new:';

/**
 * The forms over the references of one rating, and what their drafts are called: each new reference
 * has a draft of its own.
 */
export function draftsOf({ userId, ratingId = 0, reportEditionId, lists, rights }: Options) {
  const begin = `reference:${userId}:${ratingId}:`;
  const newForm = (draft = `${begin}${NEW}${crypto.randomUUID()}`): FormAsked => ({
    kind: 'form',
    draft,
    initial: { ReportEditionId: reportEditionId, CountryIndicatorRatingId: ratingId },
    ...(drafts.read<ReferenceValues>(draft)?.typed.Pasted && { isQuick: true }),
  });
  const editForm = (reference: Reference): FormAsked => ({
    kind: 'form',
    draft: `${begin}${reference.Id}`,
    initial: reference,
  });
  return {
    /** How the names of the person's drafts begin, here and in any edition. */
    begin,
    beginOfAll: `reference:${userId}:`,
    newForm,
    editForm,
    /** The form of a draft that the person may go on with. */
    formOf(draft: string): FormAsked | undefined {
      const name = draft.slice(begin.length);
      if (name.startsWith(NEW)) return rights.mayAdd ? newForm(draft) : undefined;
      const reference = lists && allOf(lists).find(({ Id }) => `${Id}` === name);
      return reference && rights.mayEdit(reference) ? editForm(reference) : undefined;
    },
  };
}
