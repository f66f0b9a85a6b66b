import { foldName } from './names.ts';

/** The wording where another edition has the name (requirements A5). */
export const NAME_TAKEN = 'This report name already exists';

/** Is the name that of another edition? `exceptId` leaves out the one that is edited. */
export const isNameTaken = (
  editions: readonly { Id: number; Name: string }[],
  name: string,
  exceptId?: number,
): boolean => editions.some(({ Id, Name }) => Id !== exceptId && foldName(Name) === foldName(name));

/** The Id of an edition that is being made [S98]; real Ids skip it. */
export const NEW_EDITION_ID = 9999;

/** Is the edition still being made? It has no page and no actions until the server has answered. */
export const isBeingMade = ({ Id }: { Id: number }): boolean => Id === NEW_EDITION_ID;

/**
 * Do the dates stand the right way round? An absent end is open. Calendar dates compare as texts
 * (requirements A5).
 */
export const endsAfterStart = ({ StartDate, EndDate }: { StartDate: string; EndDate?: string | null }): boolean =>
  !EndDate || EndDate > StartDate;

/** Is a due date a day of the edition? Calendar dates compare as texts (requirements B22). */
export const isDayOf = (edition: { StartDate: string; EndDate?: string | null }, date: string): boolean =>
  date >= edition.StartDate && (!edition.EndDate || date <= edition.EndDate);
