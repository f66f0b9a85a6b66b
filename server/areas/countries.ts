import { type Handlers, ok } from '../call.ts';
import { notFound } from '../problem.ts';
import { listCountries, listIndicatorsOf, listProgress, readCountryOf } from './countries/country-reads.ts';
import { readTree } from './countries/country-tree.ts';

export const countries = {
  listCountries: async ({ db }) => ok(await listCountries(db)),
  listCountriesProgress: async ({ db, params }) => ok(await listProgress(db, params.reportEditionId)),
  listCountryModules: async ({ db, params }) => ok(await readTree(db, params.reportEditionId, params.countryId)),
  readEditionCountry: async ({ db, params, place }) => {
    if (!place.edition) throw notFound();
    return ok(await readCountryOf(db, place.edition, params.countryId));
  },
  listCountryIndicators: async ({ db, params }) =>
    ok(await listIndicatorsOf(db, params.reportEditionId, params.countryId)),
} satisfies Partial<Handlers>;
