import type { SearchSchemaInput } from '@tanstack/react-router';
import { idsIn } from '#src/lib/search-values.ts';

/** The countries of a dossier, as the address holds them; none = not chosen yet. */
export type DossierSearch = {
  countries: number[];
  /** Do its scores count QA completed ratings only? */
  completedOnly: boolean;
};
export type DossierSearchInput = { countries?: unknown; completedOnly?: unknown } & SearchSchemaInput;

export const dossierDefaults: DossierSearch = { countries: [], completedOnly: false };

/** Reads the choice from whatever stands in the address; what makes no sense is not chosen. */
export const readDossierSearch = ({ countries, completedOnly }: DossierSearchInput): DossierSearch => ({
  countries: idsIn(countries),
  completedOnly: completedOnly === true,
});
