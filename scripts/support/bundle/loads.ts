/**
 * What a load of a page, or a first press, needs of the client's parts, beside the first script.
 */
export type Load = {
  /**
   * Of the sources, without their ending: what the load fetches by itself, before anybody presses
   * something.
   */
  parts: string[];
  /** How much a file or a kB more counts, beside those of another load. */
  weight: number;
};

const page = (route: string, weight = 1): Load => ({ parts: [`routes/_app/${route}`], weight });

/**
 * The loads that the client's files are cut for (ADR-335). Each route is one, with what it imports;
 * parts that a page fetches as it is first drawn are named here. Any other part counts by itself,
 * as what comes later.
 */
export const LOADS: Load[] = [
  {
    parts: [
      'features/dashboard/home/programme-home',
      'features/dashboard/assignment/assignment-tools',
      'features/dashboard/assignment/select-cell',
    ],
    weight: 1,
  },
  page('programme'),
  page('programme_.plan'),
  page('results'),
  page('results_.agreement'),
  page('results_.export'),
  page('countries.index'),
  page('countries.$countryId.index'),
  page('countries.$countryId.indicator.$indicatorId'),
  page('editions.index'),
  page('editions.$editionId.index'),
  page('editions.$editionId.edit'),
  page('libraries.manage-indicators.index'),
  page('libraries.manage-indicators.$libraryIndicatorId'),
  // next to nothing by itself
  page('libraries.manage-references', 3),
  page('compare'),
  page('users'),
  page('activity'),
  page('dossier'),
  page('import'),
  page('export'),
  page('preferences'),
  // Before anything else is there.
  { parts: ['lib/session/provider', 'app/complete-sign-in', 'routes/login.callback'], weight: 2 },
  // The first press of a load, in the background.
  { parts: ['app/keys/keys', 'app/keys/palette', 'app/header/account-items', 'components/toast-area'], weight: 0.3 },
  { parts: ['features/dashboard/filter-chips'], weight: 1 },
];
