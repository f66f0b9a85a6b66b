import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#generated/operations.ts';

/**
 * How long a response stays fresh, in milliseconds: a loader, the parts of a screen and a link that
 * was pointed at ask for the same within seconds. A write from this tab makes it stale at once
 * (`x-invalidates`).
 */
const FRESH_MS = 10_000;
/** For the current user (requirements A9) and for what changes a few times a year. */
const MINUTE_MS = 60_000;

const longLived: readonly OperationId[] = [
  'readCurrentUser',
  'listReportEditions',
  'listExportReportEditions',
  'listCountries',
  'listExportCountries',
  'listMentionableUsers',
  'readDashboardFilters',
  'listWorkflowIndicators',
  'listWorkflowRegions',
  'readCompareFilters',
  'listCompareMilestones',
];

/** Sets the stale times: ten seconds, a minute for the long-lived queries. */
export function setFreshness(client: QueryClient): void {
  const defaults = client.getDefaultOptions();
  // On return to the window, changes by others are shown at once.
  const queries = { ...defaults.queries, staleTime: FRESH_MS, refetchOnWindowFocus: 'always' } as const;
  client.setDefaultOptions({ ...defaults, queries });
  for (const id of longLived) client.setQueryDefaults([id], { staleTime: MINUTE_MS, refetchOnWindowFocus: true });
}
