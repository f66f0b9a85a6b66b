// What a guard calls a page: fetched with the first refusal.
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

/** The page's name for whoever may not open it, and the words that say so (requirements A2.2). */
export function refusalOf(page: Page): { label: string; words: string } {
  const label = Object.entries(labels).find(([name]) => pages[name as keyof typeof pages] === page)?.[1] ?? page.title;
  return { label, words: `You do not have the required permissions to access the ${label} Page` };
}
