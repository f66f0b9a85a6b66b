/** Where the contents lead. */
export const countryAnchor = (countryId: number): string => `dossier-${countryId}`;
export const milestoneAnchor = (countryId: number, place: number): string => `dossier-${countryId}-${place}`;
