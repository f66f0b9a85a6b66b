import { foldName } from './names.ts';

/** The wording where another edition has the name (requirements A5). */
export const NAME_TAKEN = 'This report name already exists';

/** Is the name that of another edition? `exceptId` leaves out the one that is edited. */
export const isNameTaken = (
  editions: readonly { Id: number; Name: string }[],
  name: string,
  exceptId?: number,
): boolean => editions.some(({ Id, Name }) => Id !== exceptId && foldName(Name) === foldName(name));

/**
 * Do the dates stand the right way round? An absent end is open. Calendar dates compare as texts
 * (requirements A5).
 */
export const endsAfterStart = ({ StartDate, EndDate }: { StartDate: string; EndDate?: string | null }): boolean =>
  !EndDate || EndDate > StartDate;
