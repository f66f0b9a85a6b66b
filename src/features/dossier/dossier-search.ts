import type { SearchSchemaInput } from '@tanstack/react-router';
import { idsIn } from '#src/lib/search-values.ts';

/** The countries of a dossier, as the address holds them; none = not chosen yet. */
export type DossierSearch = { countries: number[] };
export type DossierSearchInput = { countries?: unknown } & SearchSchemaInput;

export const dossierDefaults: DossierSearch = { countries: [] };

/** Reads the choice from whatever stands in the address; what makes no sense is not chosen. */
export const readDossierSearch = ({ countries }: DossierSearchInput): DossierSearch => ({
  countries: idsIn(countries),
});
