import type { LibraryIndicatorUse } from '#generated/model/index.ts';

/** What can differ between two editions, by the names that the page gives it. */
const told: Record<string, (use: LibraryIndicatorUse) => unknown> = {
  'Number or Short Name': ({ Indicator }) => Indicator.SnapshotName,
  'Full Name': ({ Indicator }) => Indicator.FullName,
  Description: ({ Indicator }) => Indicator.Description,
  'Response Rules': ({ Indicator }) => Indicator.ResponseRules,
  'Time Period': ({ Indicator }) => Indicator.TimePeriod,
  Rating: ({ Indicator }) => Indicator.IndicatorRating,
  'Parent Indicator': ({ ParentIndicator }) => ParentIndicator?.LibraryIndicatorId,
};

export type Changes = { since: string; names: string[] };

/**
 * What an edition changed of an indicator since the edition before it that used it; undefined where
 * nothing did.
 */
export function changesSince(use: LibraryIndicatorUse, before: LibraryIndicatorUse | undefined): Changes | undefined {
  if (!before) return undefined;
  const names = Object.entries(told)
    .filter(([, of]) => of(use) !== of(before))
    .map(([name]) => name);
  return names.length > 0 ? { since: before.ReportEdition.Name, names } : undefined;
}
