import type { KeyId } from '#src/lib/keys/table.ts';
import { type Page, pages } from '../pages.ts';

type GoKey = Extract<KeyId, `go${string}`>;

/** Where the keys after g lead, for those who may enter the page. */
export const goKeys: Record<GoKey, { to: string; page: Page }> = {
  goDashboard: { to: '/dashboard', page: pages.dashboard },
  goProgramme: { to: '/programme', page: pages.programme },
  goPlan: { to: '/programme/plan', page: pages.plan },
  goResults: { to: '/results', page: pages.results },
  goCountries: { to: '/countries', page: pages.countries },
  goAgreement: { to: '/results/agreement', page: pages.agreement },
  goDossier: { to: '/dossier', page: pages.dossier },
  goResultsExport: { to: '/results/export', page: pages.resultsExport },
  goEditions: { to: '/editions', page: pages.editions },
  goLibrary: { to: '/libraries/manage-indicators', page: pages.library },
  goReferences: { to: '/libraries/manage-references', page: pages.references },
  goCompare: { to: '/compare', page: pages.compare },
  goUsers: { to: '/users', page: pages.users },
  goActivity: { to: '/activity', page: pages.activity },
  goImport: { to: '/import', page: pages.import },
  goExport: { to: '/export', page: pages.export },
  goPreferences: { to: '/preferences', page: pages.preferences },
};
