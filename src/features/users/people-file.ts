import { detectDelimiter, parseCsv } from 'hucre/csv';
import { openQuoteLine, type PeopleFile, readPeople } from '#rules/people-file.ts';
import { ROLE_NAMES } from '#src/lib/role-names.ts';

/** What a CSV file, or cells pasted from a spreadsheet, say of people. */
export const readPeopleText = (text: string): PeopleFile =>
  readPeople(
    parseCsv(text, { delimiter: detectDelimiter(text) }).map((row) => row.map((cell) => `${cell ?? ''}`)),
    Object.values(ROLE_NAMES),
    openQuoteLine(text),
  );

/** A file that is no text of ours shows as signs that nobody writes. */
export const isText = (text: string): boolean => !text.includes('\u0000') && !text.includes('\uFFFD');
