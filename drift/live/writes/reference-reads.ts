/** The references of a country indicator, as the journeys read them. */
import type { Pair } from './assign.ts';
import { type Params, type Row, read, type Writing } from './context.ts';

/** Where the references of a pair are read. */
export const placeOf = (writing: Writing, { place }: Pair): Params => ({
  editionId: writing.edition.Id,
  countryId: place.countryId as number,
  indicatorId: place.indicatorId as number,
});
/** Those of this edition, in a response. */
export const current = (body: unknown): Row[] =>
  ((body as Row | null)?.CurrentReportEditionReferences as Row[] | undefined) ?? [];
/** The references of a pair in this edition. */
export const referencesOf = async (writing: Writing, pair: Pair) =>
  current(await read(writing, 'readReferences', placeOf(writing, pair)));
