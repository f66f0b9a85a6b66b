// What a guard calls a page: fetched with the first refusal.
import { redirect } from '@tanstack/react-router';
import { type Page, pages } from './pages.ts';

const labels: Record<keyof typeof pages, string> = {
  dashboard: 'Dashboard',
  programme: 'Programme',
  results: 'Results',
  countries: 'Countries',
  country: 'Country',
  indicator: 'Indicator',
  agreement: 'Agreement',
  resultsExport: 'Results Export',
  dossier: 'Dossier',
  editions: 'Report Management',
  library: 'Indicator Library',
  references: 'Reference Library',
  compare: 'Compare Tool',
  plan: 'Assignment Plan',
  users: 'User Management',
  activity: 'Activity Log',
  import: 'Import Data',
  preferences: 'Preferences',
  export: 'Export Data',
};

/**
 * Says why somebody may not open a page, and where that leads (requirements A2.2).
 * @param refusedAt the address that was refused.
 */
export function refusalOf(page: Page, refusedAt: string, say: (message: string) => void) {
  const label = Object.entries(labels).find(([name]) => pages[name as keyof typeof pages] === page)?.[1] ?? page.title;
  say(`You do not have the required permissions to access the ${label} Page`);
  return redirect({ to: '/unauthorized', state: { from: undefined, refusedAt, refusedPage: label } });
}
