import type { Permission } from '#generated/enums.ts';
import type { OperationId } from '#generated/operations.ts';
import { canForSome } from '#rules/can.ts';

/** A page: its title (requirements A2.3), what its guard calls it, the operations that it opens. */
export type Page = {
  title: string;
  /** Its heading is the name of its record, which has to be fetched. */
  isNamed?: boolean;
  /** Completes 'You do not have the required permissions to access the … Page'. */
  label: string;
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
  dashboard: { title: 'DASHBOARD', label: 'Dashboard', opens: ['listDashboardIndicators'], edition: 'optional' },
  programme: { title: 'PROGRAMME', label: 'Programme', opens: ['readProgramme'], edition: 'addressed' },
  results: { title: 'RESULTS', label: 'Results', opens: ['listResults'], edition: 'addressed' },
  countries: { title: 'COUNTRIES', label: 'Countries', opens: ['listCountriesProgress'], edition: 'addressed' },
  country: {
    title: 'COUNTRY',
    label: 'Country',
    opens: ['listCountryModules'],
    edition: 'addressed',
    isNamed: true,
  },
  indicator: {
    title: 'INDICATOR',
    label: 'Indicator',
    opens: ['readIndicatorRating'],
    edition: 'addressed',
    isNamed: true,
  },
  agreement: { title: 'AGREEMENT', label: 'Agreement', opens: ['readAgreement'], edition: 'addressed' },
  resultsExport: { title: 'EXPORT RESULTS', label: 'Results Export', opens: ['exportResults'], edition: 'addressed' },
  dossier: { title: 'DOSSIER', label: 'Dossier', opens: ['readDossier'], edition: 'addressed' },
  editions: { title: 'EDITIONS', label: 'Report Management', opens: ['listReportEditions', 'updateReportEdition'] },
  library: {
    title: 'INDICATORS',
    label: 'Indicator Library',
    opens: ['listLibraryIndicators'],
    by: 'view-library-indicator',
  },
  references: {
    title: 'REFERENCES',
    label: 'Reference Library',
    opens: ['listLibraryIndicators'],
    by: 'view-library-indicator',
  },
  compare: { title: 'COMPARE TOOL', label: 'Compare Tool', opens: ['readCompare'], edition: 'required' },
  plan: { title: 'ASSIGNMENT PLAN', label: 'Assignment Plan', opens: ['applyAssignmentPlan'], edition: 'required' },
  users: { title: 'SYSTEM USERS', label: 'User Management', opens: ['listUsers'] },
  activity: { title: 'ACTIVITY LOG', label: 'Activity Log', opens: ['listActivity'], edition: 'optional' },
  import: { title: 'IMPORT DATA', label: 'Import Data', opens: ['importFile'] },
  preferences: { title: 'PREFERENCES', label: 'Preferences', opens: ['readPreferences', 'updatePreferences'] },
  export: { title: 'EXPORT DATA', label: 'Export Data', opens: ['exportData'] },
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

export const refusal = ({ label }: Page): string =>
  `You do not have the required permissions to access the ${label} Page`;
