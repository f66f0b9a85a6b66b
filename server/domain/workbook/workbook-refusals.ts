/** Refusals of a whole file: 415 where it is no .xlsx, 413 where it holds too much. */
import { Refusal } from '../../threads/refusal.ts';

export const notASpreadsheet = (detail: string) => new Refusal(415, 'not-a-spreadsheet', detail);
export const tooMuch = (detail: string) => new Refusal(413, 'too-large', detail);
export const damaged = (how: string) => notASpreadsheet(`The file is damaged: ${how}.`);
