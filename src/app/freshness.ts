import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#generated/operations.ts';

/**
 * How long a response stays fresh, in milliseconds: a loader, the parts of a screen and a link that
 * was pointed at ask for the same within seconds. A write from this tab makes it stale at once
 * (`x-invalidates`).
 */
const FRESH_MS = 10_000;
/**
 * The current user's minute (requirements A9), and that of what changes a few times a year or
 * by our own writes.
 */
const MINUTE_MS = 60_000;

const lasting: readonly OperationId[] = [
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

/**
 * Says how long responses stay fresh: ten seconds, a minute for the current user and for what
 * filters and forms choose from.
 */
export function setFreshness(client: QueryClient): void {
  const defaults = client.getDefaultOptions();
  // Whoever comes back to the window wants to see what others have done meanwhile.
  const queries = { ...defaults.queries, staleTime: FRESH_MS, refetchOnWindowFocus: 'always' } as const;
  client.setDefaultOptions({ ...defaults, queries });
  for (const id of lasting) client.setQueryDefaults([id], { staleTime: MINUTE_MS, refetchOnWindowFocus: true });
}
