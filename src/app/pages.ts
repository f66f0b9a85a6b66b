import type { Permission } from '#generated/enums.ts';

/** A page: its title (requirements A2.3), what its guard calls it, what it needs, and where it stands in the menu. */
export type Page = {
  title: string;
  /** Completes 'You do not have the required permissions to access the … Page'. */
  label: string;
  needs: readonly Permission[];
  /**
   * The page shows data of the current edition, so it waits for the list of editions: 'required' is
   * of no use without one, 'optional' says that there is none. A page without this does not wait.
   */
  edition?: 'required' | 'optional';
};

export const pages = {
  dashboard: { title: 'DASHBOARD', label: 'Dashboard', needs: [], edition: 'optional' },
  countries: { title: 'COUNTRIES', label: 'Countries', needs: [], edition: 'required' },
  country: { title: 'COUNTRY', label: 'Country', needs: [], edition: 'required' },
  indicator: { title: 'INDICATOR', label: 'Indicator', needs: [], edition: 'required' },
  editions: { title: 'EDITIONS', label: 'Report Management', needs: ['report-management'] },
  library: { title: 'INDICATORS', label: 'Indicator Library', needs: ['view-library-indicator'] },
  references: { title: 'REFERENCES', label: 'Reference Library', needs: ['view-library-indicator'] },
  compare: { title: 'COMPARE TOOL', label: 'Compare Tool', needs: ['report-compare'], edition: 'required' },
  users: { title: 'SYSTEM USERS', label: 'User Management', needs: ['user-management'] },
  import: { title: 'IMPORT DATA', label: 'Import Data', needs: ['dataentry-import'] },
  export: { title: 'EXPORT DATA', label: 'Export Data', needs: ['dataentry-export'] },
} as const satisfies Record<string, Page>;

/** The header's items in their order; an item shows to those who may see its page (requirements A2.3). */
export const menu = [
  { word: 'DASHBOARD', to: '/dashboard', page: pages.dashboard },
  { word: 'COUNTRIES', to: '/countries', page: pages.countries },
  { word: 'EDITIONS', to: '/editions', page: pages.editions },
  { word: 'LIBRARY', to: '/libraries/manage-indicators', page: pages.library },
  { word: 'COMPARE', to: '/compare', page: pages.compare },
  { word: 'USERS', to: '/users', page: pages.users },
] as const;

export const transferMenu = {
  word: 'IMPORT/EXPORT',
  items: [
    { word: 'Import Data', to: '/import', page: pages.import },
    { word: 'Export Data', to: '/export', page: pages.export },
  ],
} as const;

/** Does somebody with these permissions get in? */
export const mayEnter = ({ needs }: Page, permissions: readonly string[]): boolean =>
  needs.every((needed) => permissions.includes(needed));

export const refusal = ({ label }: Page): string =>
  `You do not have the required permissions to access the ${label} Page`;
