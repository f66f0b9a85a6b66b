import { UserCreateFields } from '#generated/fields/userCreate.ts';
import { UserImportFields } from '#generated/fields/userImport.ts';
import { foldName, seenOf } from './names.ts';

/** A person of a file of people, and what is wrong with it. */
export interface FilePerson {
  /** Of the file, from 1. */
  line: number;
  fullName: string;
  email: string;
  /** Undefined where the file names none of ours. */
  role: number | undefined;
  /** What is wrong, in words; empty where nothing is. */
  faults: string[];
}

/** What a file of people holds; where columns are `missing`, nobody. */
export interface PeopleFile {
  missing: string[];
  people: FilePerson[];
}

const COLUMNS = { name: ['name', 'fullname'], email: ['email', 'emailaddress', 'mail'], role: ['role'] };
/** As many as one call adds. */
export const MOST_PEOPLE = UserImportFields.Users.maxItems;
const { FullName: NAME, EmailAddress: ADDRESS } = UserCreateFields;
/** Without whitespace and invisible characters: typed by hand it would be another address. */
const EMAIL = /^[^\s\p{C}@]+@[^\s\p{C}@.]+(?:\.[^\s\p{C}@.]+)+$/u;

/** Whether an account may have the e-mail address. */
export const isEmail = (address: string): boolean => address.length <= ADDRESS.maxLength && EMAIL.test(address);

/** Whether an account may have the name: signs that nobody sees do not count as letters. */
export const isName = (fullName: string): boolean =>
  seenOf(fullName).length >= NAME.minLength && fullName.length <= NAME.maxLength;

const plain = (text = '') => text.toLowerCase().replaceAll(/[^a-z]/g, '');

const unread = (line: number, fault: string): FilePerson => ({
  ...{ line, fullName: '', email: '', role: undefined },
  faults: [fault],
});
const ONE_COLUMN = 'The line is one column: separate its cells by the same sign as in the first line';
const OPEN_QUOTE = 'A quotation mark (") is not closed here: close it, or take it away';

/** The line of the text, from 1, with the quotation mark that is never closed. */
export function openQuoteLine(csv: string): number | undefined {
  let opened: number | undefined;
  // an even number closes what it opens
  for (const [at, line] of csv.split('\n').entries())
    if (line.split('"').length % 2 === 0) opened = opened === undefined ? at + 1 : undefined;
  return opened;
}

/**
 * Reads the cells of a table of people: a header with Name, E-mail and Role in any order and
 * spelling, and a person a line. `roleNames` are those of the roles, by number. Behind a quotation
 * mark that is never closed (`openQuote`) the cells are not those that were meant: only it is told.
 */
export function readPeople(
  cells: readonly (readonly string[])[],
  roleNames: readonly string[],
  openQuote?: number,
): PeopleFile {
  if (openQuote !== undefined) return { missing: [], people: [unread(openQuote, OPEN_QUOTE)] };
  const [header = [], ...lines] = cells;
  const placeOf = (names: readonly string[]) => header.findIndex((cell) => names.includes(plain(cell)));
  const places = [placeOf(COLUMNS.name), placeOf(COLUMNS.email), placeOf(COLUMNS.role)];
  const missing = ['Name', 'E-mail', 'Role'].filter((_, at) => places[at] === -1);
  if (missing.length > 0) return { missing, people: [] };

  const seen = new Set<string>();
  const people = lines.flatMap((line, at): FilePerson[] => {
    // the first line decides what separates cells: three of them are there
    if (line.length === 1 && /[;,\t]/.test(line[0] ?? '')) return [unread(at + 2, ONE_COLUMN)];
    const texts = places.map((place) => line[place]?.trim() ?? '');
    if (texts.every((text) => text === '')) return [];
    const [fullName = '', address = '', roleText = ''] = texts;
    const place = roleNames.findIndex((known) => plain(known) === plain(roleText));
    const faults = [
      ...(isName(fullName) ? [] : [NAME.message]),
      ...(isEmail(address) ? [] : [ADDRESS.message]),
      ...(seen.has(foldName(address)) ? ['The e-mail is there twice'] : []),
      ...(place < 0 ? [`The role is one of ${roleNames.join(', ')}`] : []),
    ];
    seen.add(foldName(address));
    return [{ line: at + 2, fullName, email: address, role: place < 0 ? undefined : place, faults }];
  });
  return { missing, people };
}
