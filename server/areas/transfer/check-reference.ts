/** Checks one row of references against its country indicator. */
import { fields } from '#generated/fields.ts';
import { can } from '#rules/can.ts';
import { type AddressFault, faultOfAddress } from '#rules/web-address.ts';
import { counted } from '#rules/words.ts';
import { isDate, quote } from './cell-errors.ts';
import { heldBy } from './check-rating.ts';
import type { ImportSnapshot, SnapshotPair } from './import-snapshot.ts';
import type { TableRow } from './sheet-table.ts';
import { type ReferenceColumn, type ReferenceField, referenceColumns } from './table-columns.ts';

/** As the table stores them; an empty cell is null. */
export type NewReference = { pair: number } & Record<ReferenceField, string | null>;

export const referenceHeadings = referenceColumns.map(({ heading }) => heading);
const [TITLE = '', ACCESS_DATE = ''] = (['title', 'access_date'] as const).map(
  (field) => referenceColumns.find(({ column }) => column === field)?.heading,
);

/** The reference of a row that was checked. Made where it is needed: all of a file's are many. */
export function referenceIn(row: TableRow, pair: SnapshotPair): NewReference {
  const reference = { pair: pair.id } as NewReference;
  for (const [{ column }, text] of readTexts(row)) reference[column] = text ?? null;
  return reference;
}

/** Is the reference to be added, or held already? Undefined with errors where it is refused. */
export function applyReference(
  row: TableRow,
  pair: SnapshotPair,
  snapshot: ImportSnapshot,
): 'new' | 'held' | undefined {
  const errors = row.errorCount;
  const texts = readTexts(row);
  const [title, url] = [textIn(texts, 'title'), textIn(texts, 'url')];
  const isNamed = typeof title === 'string' && url !== undefined;
  if (isNamed && snapshot.holdReference(pair.id, title, url)) return row.errorCount === errors ? 'held' : undefined;
  checkTexts(row, texts);
  if (isNamed) mayAdd(row, pair, snapshot);
  if (row.errorCount === errors) return 'new';
  if (isNamed) snapshot.releaseReference(pair.id, title, url);
  return undefined;
}

/** Reports the errors in the cells of a row whose country indicator is unknown. */
export const reportReferenceErrors = (row: TableRow): void => checkTexts(row, readTexts(row));

type Texts = (readonly [ReferenceColumn, string | null | undefined])[];

const readTexts = (row: TableRow): Texts =>
  referenceColumns.map((column) => [column, row.text(column.heading)] as const);

const textIn = (texts: Texts, field: ReferenceField) => texts.find(([{ column }]) => column === field)?.[1];

/** Each text by itself, but for those that could not be read. */
function checkTexts(row: TableRow, texts: Texts): void {
  for (const [column, text] of texts) {
    if (text === undefined) continue;
    checkLength(row, column, text ?? '');
    if (column.column === 'access_date') checkAccessDate(row, text);
    const fault = column.column === 'url' && text ? faultOfAddress(text) : undefined;
    if (fault) row.refuse(column.heading, addressFaults[fault]);
  }
}

const addressFaults: Record<AddressFault, string> = {
  scheme: 'URL begins with something else than http or https',
  credentials: 'URL holds a user name or password',
  unreadable: 'URL cannot be opened: check it for blanks and missing parts',
};

function mayAdd(row: TableRow, pair: SnapshotPair, snapshot: ImportSnapshot): void {
  if (!pair.edition.active) row.refuse(TITLE, `${pair.edition.name} is inactive and cannot be changed`);
  else if (!pair.unclear && !can('addReference', heldBy(pair, snapshot)))
    row.refuse(TITLE, 'You may not add references here');
}

function checkLength(row: TableRow, { heading, least, most }: ReferenceColumn, text: string): void {
  if ([...text.trim()].length < least) row.refuse(heading, `${heading} needs at least ${counted(least, 'character')}`);
  else if ([...text].length > most) row.refuse(heading, `${heading} has more than ${counted(most, 'character')}`);
}

const { pattern, patternMessage } = fields.ReferenceCreate.AccessDate;

function checkAccessDate(row: TableRow, text: string | null): void {
  if (text === null) return;
  if (!isDate(text)) row.refuse(ACCESS_DATE, `Access Date is ${quote(text)}, but must be a date such as 2026-02-28`);
  else if (!new RegExp(pattern).test(text))
    row.refuse(ACCESS_DATE, patternMessage.replace('The year', 'The year of Access Date'));
}
