import { pages } from '../../src/app/pages.ts';

/** A screen: its name, where it is, and the page whose permissions open it; without one, anybody. */
export type Screen = { name: string; address: string; page?: (typeof pages)[keyof typeof pages] };

/** Every screen, by the names of its pictures in docs/screens. */
export const screens: Screen[] = [
  { name: 'dashboard', address: '/dashboard?currentUser=false', page: pages.dashboard },
  { name: 'programme', address: '/programme', page: pages.programme },
  { name: 'plan', address: '/programme/plan', page: pages.plan },
  { name: 'results', address: '/results', page: pages.results },
  { name: 'agreement', address: '/results/agreement', page: pages.agreement },
  { name: 'results-export', address: '/results/export', page: pages.resultsExport },
  { name: 'dossier', address: '/dossier?countries=[404]', page: pages.dossier },
  { name: 'countries', address: '/countries', page: pages.countries },
  { name: 'map', address: '/countries?view=map', page: pages.countries },
  { name: 'country', address: '/countries/404', page: pages.country },
  { name: 'profile', address: '/countries/404?tab=results', page: pages.country },
  { name: 'indicator', address: '/countries/404/indicator/451', page: pages.indicator },
  { name: 'comments', address: '/countries/404/indicator/451?commentId=1', page: pages.indicator },
  { name: 'compare', address: '/compare?editions=[4,3]&countries=[404,578,392]', page: pages.compare },
  { name: 'editions', address: '/editions', page: pages.editions },
  { name: 'edition', address: '/editions/3', page: pages.editions },
  { name: 'structure', address: '/editions/4/edit?milestone=16&activity=91', page: pages.editions },
  { name: 'edition-details', address: '/editions/4/edit?tab=details', page: pages.editions },
  { name: 'edition-users', address: '/editions/4/edit?tab=users', page: pages.editions },
  { name: 'edition-countries', address: '/editions/4/edit?tab=countries', page: pages.editions },
  { name: 'library', address: '/libraries/manage-indicators', page: pages.library },
  { name: 'library-indicator', address: '/libraries/manage-indicators/1', page: pages.library },
  { name: 'references', address: '/libraries/manage-references', page: pages.references },
  { name: 'users', address: '/users', page: pages.users },
  { name: 'activity', address: '/activity', page: pages.activity },
  { name: 'import', address: '/import', page: pages.import },
  { name: 'export', address: '/export', page: pages.export },
  { name: 'preferences', address: '/preferences', page: pages.preferences },
  { name: 'not-found', address: '/404' },
  { name: 'error', address: '/500' },
  { name: 'unauthorized', address: '/unauthorized' },
];
