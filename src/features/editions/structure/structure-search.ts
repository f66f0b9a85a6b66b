import { pathId } from '#generated/parameters.ts';

/** What is chosen in the structure editor, as the address holds it. */
export type StructureSearch = { milestone?: number; activity?: number };

/** Reads the choice from whatever stands in the address; what makes no sense chooses nothing. */
export function readStructureSearch(raw: Record<string, unknown>): StructureSearch {
  const milestone = idIn(raw.milestone);
  const activity = idIn(raw.activity);
  return { ...(milestone && { milestone }), ...(milestone && activity && { activity }) };
}

const idIn = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= pathId.maximum ? Number(value) : undefined;
