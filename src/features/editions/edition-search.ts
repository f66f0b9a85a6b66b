import { readStructureSearch, type StructureSearch } from './structure/structure-search.ts';

/** The sections of an edition, the first being the one that opens. */
export const EDITION_TABS = ['structure', 'details', 'users', 'countries', 'history'] as const;
export type EditionTab = (typeof EDITION_TABS)[number];

/**
 * What the address of an edition's editor holds: the section (none = structure), and what is chosen
 * in the structure.
 */
export type EditionSearch = StructureSearch & { tab?: EditionTab };

/** Reads it from whatever stands in the address; what makes no sense is left out. */
export function readEditionSearch(raw: Record<string, unknown>): EditionSearch {
  const tab = EDITION_TABS.find((one) => one === raw.tab);
  return { ...readStructureSearch(raw), ...(tab && tab !== 'structure' && { tab }) };
}
