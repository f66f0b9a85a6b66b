import type { Permission } from '#generated/enums.ts';
import type { OperationId } from '#generated/operations.ts';
import { canForSome } from '#rules/can.ts';

/** A page: its title (requirements A2.3) and the operations that it opens. */
export type Page = {
  title: string;
  /** Its heading is the name of what it shows, which is not known before. */
  isNamed?: boolean;
  /** Who may call all of these for some record gets in. */
  opens: readonly OperationId[];
  /** The permission that counts where the operation serves people of another page as well. */
  by?: Permission;
  /**
   * The page shows data of the current edition, so it waits for the list of editions: 'required' is
   * of no use without one, 'addressed' neither where its address names none, 'optional' says that
   * there is none. A page without this does not wait.
   */
  edition?: 'required' | 'addressed' | 'optional';
};

export const pages = {
  dashboard: { title: 'DASHBOARD', opens: ['listDashboardIndicators'], edition: 'optional' },
  programme: { title: 'PROGRAMME', opens: ['readProgramme'], edition: 'addressed' },
  results: { title: 'RESULTS', opens: ['listResults'], edition: 'addressed' },
  countries: { title: 'COUNTRIES', opens: ['listCountriesProgress'], edition: 'addressed' },
  country: {
    title: 'COUNTRY',
    opens: ['listCountryModules'],
    edition: 'addressed',
    isNamed: true,
  },
  indicator: {
    title: 'INDICATOR',
    opens: ['readIndicatorRating'],
    edition: 'addressed',
    isNamed: true,
  },
  agreement: { title: 'AGREEMENT', opens: ['readAgreement'], edition: 'addressed' },
  resultsExport: { title: 'EXPORT RESULTS', opens: ['exportResults'], edition: 'addressed' },
  dossier: { title: 'DOSSIER', opens: ['readDossier'], edition: 'addressed' },
  editions: { title: 'EDITIONS', opens: ['listReportEditions', 'updateReportEdition'] },
  library: {
    title: 'INDICATORS',
    opens: ['listLibraryIndicators'],
    by: 'view-library-indicator',
  },
  references: {
    title: 'REFERENCES',
    opens: ['listLibraryIndicators'],
    by: 'view-library-indicator',
  },
  compare: { title: 'COMPARE TOOL', opens: ['readCompare'], edition: 'required' },
  plan: { title: 'ASSIGNMENT PLAN', opens: ['applyAssignmentPlan'], edition: 'required' },
  users: { title: 'SYSTEM USERS', opens: ['listUsers'] },
  activity: { title: 'ACTIVITY LOG', opens: ['listActivity'], edition: 'optional' },
  import: { title: 'IMPORT DATA', opens: ['importFile'] },
  preferences: { title: 'PREFERENCES', opens: ['readPreferences', 'updatePreferences'] },
  export: { title: 'EXPORT DATA', opens: ['exportData'] },
} as const satisfies Record<string, Page>;

/**
 * The header's items in their order; an item shows to those who may see its page (requirements
 * A2.3).
 */
export const menu = [
  { word: 'DASHBOARD', to: '/dashboard', page: pages.dashboard },
  { word: 'PROGRAMME', to: '/programme', page: pages.programme },
  { word: 'RESULTS', to: '/results', page: pages.results },
  { word: 'COUNTRIES', to: '/countries', page: pages.countries },
  { word: 'EDITIONS', to: '/editions', page: pages.editions },
  { word: 'LIBRARY', to: '/libraries/manage-indicators', page: pages.library },
  { word: 'COMPARE', to: '/compare', page: pages.compare },
  { word: 'USERS', to: '/users', page: pages.users },
  { word: 'ACTIVITY LOG', to: '/activity', page: pages.activity },
] as const;

export const transferMenu = {
  word: 'IMPORT/EXPORT',
  items: [
    { word: 'Import Data', to: '/import', page: pages.import },
    { word: 'Export Data', to: '/export', page: pages.export },
  ],
} as const;

/** Does somebody with these permissions get in? */
export const mayEnter = ({ opens, by }: Page, permissions: readonly string[]): boolean =>
  opens.every((id) => canForSome(id, permissions)) && (by === undefined || permissions.includes(by));
