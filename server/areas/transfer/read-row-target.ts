/** Which country indicator a row is about. */
import type { CatalogueIndicator } from './catalogue.ts';
import { quote } from './cell-errors.ts';
import type { ImportSnapshot, SnapshotPair } from './import-snapshot.ts';
import type { TableRow } from './sheet-table.ts';
import { placeColumns } from './table-columns.ts';

const { edition: editionColumn, iso: isoColumn, number: numberColumn } = placeColumns;

/** The texts by which a row names its country indicator, before they are looked up. */
export function placeTexts(row: TableRow): { edition: string; iso: string; number: string } {
  const textAt = (heading: string) => String(row.raw(heading) ?? '').trim();
  return {
    edition: textAt(editionColumn.heading),
    iso: textAt(isoColumn.heading).toUpperCase(),
    number: textAt(numberColumn.heading),
  };
}

/** '2.3.1' as the database has it, 2003001; undefined where the text is no such number. */
export function numberIn(text: string): number | undefined {
  const [, milestone, activity, indicator] = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text) ?? [];
  if (!indicator) return undefined;
  return Number(milestone) * 1_000_000 + Number(activity) * 1_000 + Number(indicator);
}

/** The country indicator of a row, or undefined with an error in each cell that names nothing. */
export function pairOfRow(row: TableRow, snapshot: ImportSnapshot): SnapshotPair | undefined {
  const [edition, country, number] = [editionOf(row, snapshot), countryOf(row, snapshot), numberOf(row)];
  if (!edition) return undefined;
  const isMember = country && snapshot.isMember({ edition: edition.id, country: country.id });
  if (country && !isMember) row.refuse(isoColumn.heading, `${country.name} is not in ${edition.name}`);
  if (number === undefined) return undefined;
  const indicator = snapshot.indicator(edition.id, number.value);
  const pair = indicator && isMember ? snapshot.pair({ country: country.id, indicator: indicator.id }) : undefined;
  if (!indicator || (isMember && !pair))
    row.refuse(numberColumn.heading, `There is no indicator ${number.text} in ${edition.name}`);
  return pair;
}

/** The indicator of a row whose country indicator is not known. */
export function indicatorOfRow(row: TableRow, snapshot: ImportSnapshot): CatalogueIndicator | undefined {
  const { edition, number } = placeTexts(row);
  const [named, value] = [snapshot.edition(edition), numberIn(number)];
  return named && value !== undefined ? snapshot.indicator(named.id, value) : undefined;
}

function editionOf(row: TableRow, snapshot: ImportSnapshot) {
  const text = needed(row, editionColumn.heading);
  if (text === undefined) return undefined;
  const edition = snapshot.edition(text);
  return edition ?? row.refuse(editionColumn.heading, `There is no edition ${quote(text)}`);
}

function countryOf(row: TableRow, snapshot: ImportSnapshot) {
  const text = needed(row, isoColumn.heading);
  if (text === undefined) return undefined;
  const country = snapshot.countries.get(text.trim().toUpperCase());
  return country ?? row.refuse(isoColumn.heading, `There is no country with the code ${quote(text)}`);
}

function numberOf(row: TableRow): { text: string; value: number } | undefined {
  if (row.raw(numberColumn.heading) instanceof Date)
    return row.refuse(numberColumn.heading, 'Indicator No. became a date; format the column as text');
  const text = needed(row, numberColumn.heading)?.trim();
  if (text === undefined) return undefined;
  const value = numberIn(text);
  if (value === undefined)
    return row.refuse(numberColumn.heading, `Indicator No. is ${quote(text)}, but must be like 2.3.1`);
  return { text, value };
}

function needed(row: TableRow, heading: string): string | undefined {
  const text = row.text(heading);
  return text === null ? row.refuse(heading, `${heading} is missing`) : text;
}
