import type { EditionReferences, Reference, References } from '#generated/model/index.ts';
import { compareNames } from '#src/lib/name-order.ts';

/**
 * By Title, then Id, as the server lists; one that is not saved yet has a negative Id and stands
 * last of its title.
 */
const inOrder = (list: Reference[]): Reference[] =>
  list.toSorted((a, b) => compareNames(a.Title, b.Title) || Math.abs(a.Id) - Math.abs(b.Id));

/** Do two point at the same source? Copies are not made of what is there already (ADR-033). */
export const isSame = (one: Reference, other: Reference): boolean =>
  one.Title === other.Title && (one.URL ?? '') === (other.URL ?? '');

/** All that is listed, of this edition and of earlier ones. */
export const allOf = (lists: References): Reference[] => [
  ...lists.CurrentReportEditionReferences,
  ...lists.PreviousReportEditionReferences.flatMap(({ References }) => References),
];

export const withReference = (lists: References, added: Reference): References => ({
  ...lists,
  CurrentReportEditionReferences: inOrder([...lists.CurrentReportEditionReferences, added]),
});

/**
 * One reference changed, or taken away where `change` returns nothing, wherever it is listed; the
 * same object where it is not.
 */
export function changed(lists: References, id: number, change: (old: Reference) => Reference | undefined): References {
  if (!allOf(lists).some(({ Id }) => Id === id)) return lists;
  const mapped = (list: Reference[]) => inOrder(list.flatMap((one) => (one.Id === id ? (change(one) ?? []) : one)));
  return {
    CurrentReportEditionReferences: mapped(lists.CurrentReportEditionReferences),
    PreviousReportEditionReferences: lists.PreviousReportEditionReferences.map(
      (edition): EditionReferences => ({ ...edition, References: mapped(edition.References) }),
    ).filter(({ References }) => References.length > 0),
  };
}
