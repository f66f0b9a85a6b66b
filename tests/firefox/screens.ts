import { screenAddresses } from '../../scripts/support/screen-addresses.ts';
import { pages } from '../../src/app/pages.ts';

/** A screen: its name, where it is, and the page whose permissions open it; without one, anybody. */
export type Screen = { name: string; address: string; page?: (typeof pages)[keyof typeof pages] };

/** Every screen, by the names of its pictures in docs/screens. */
export const screens: Screen[] = [
  { name: 'dashboard', address: screenAddresses.dashboard, page: pages.dashboard },
  { name: 'programme', address: screenAddresses.programme, page: pages.programme },
  { name: 'plan', address: screenAddresses.plan, page: pages.plan },
  { name: 'results', address: screenAddresses.results, page: pages.results },
  { name: 'agreement', address: screenAddresses.agreement, page: pages.agreement },
  { name: 'results-export', address: screenAddresses['results-export'], page: pages.resultsExport },
  { name: 'dossier', address: screenAddresses.dossier, page: pages.dossier },
  { name: 'countries', address: screenAddresses.countries, page: pages.countries },
  { name: 'map', address: screenAddresses.map, page: pages.countries },
  { name: 'country', address: screenAddresses.country, page: pages.country },
  { name: 'profile', address: screenAddresses.profile, page: pages.country },
  { name: 'indicator', address: screenAddresses.indicator, page: pages.indicator },
  { name: 'comments', address: screenAddresses.comments, page: pages.indicator },
  { name: 'compare', address: '/compare?editions=[4,3]&countries=[404,578,392]', page: pages.compare },
  { name: 'editions', address: screenAddresses.editions, page: pages.editions },
  { name: 'edition', address: screenAddresses.edition, page: pages.editions },
  { name: 'structure', address: screenAddresses.structure, page: pages.editions },
  { name: 'edition-details', address: screenAddresses['edition-details'], page: pages.editions },
  { name: 'edition-users', address: screenAddresses['edition-users'], page: pages.editions },
  { name: 'edition-countries', address: screenAddresses['edition-countries'], page: pages.editions },
  { name: 'library', address: screenAddresses.library, page: pages.library },
  { name: 'library-indicator', address: screenAddresses['library-indicator'], page: pages.library },
  { name: 'references', address: screenAddresses.references, page: pages.references },
  { name: 'users', address: screenAddresses.users, page: pages.users },
  { name: 'activity', address: screenAddresses.activity, page: pages.activity },
  { name: 'import', address: screenAddresses.import, page: pages.import },
  { name: 'export', address: screenAddresses.export, page: pages.export },
  { name: 'preferences', address: screenAddresses.preferences, page: pages.preferences },
  { name: 'not-found', address: screenAddresses['not-found'] },
  { name: 'error', address: '/500' },
  { name: 'unauthorized', address: '/unauthorized' },
];
