/** The columns of imported and exported tables, with the same headings (ADR-036). */
import { fields } from '#generated/fields.ts';
import { orderNumberColumn } from '../../domain/order-number.ts';

export const CONTENTS = 'Contents';
export const RATINGS = 'Ratings';
const REFERENCES = 'References';

export interface Column {
  heading: string;
  width: number;
}

export const placeColumns = {
  edition: { heading: 'Edition', width: 26 },
  iso: { heading: 'ISO Code', width: 9 },
  number: orderNumberColumn,
} as const;

/** For the eye alone; an import does not read them. */
export const namingColumns = {
  country: { heading: 'Country', width: 22 },
  indicator: { heading: 'Indicator', width: 36 },
} as const;

export const ratingColumns = {
  score: { heading: 'Score', width: 7 },
  met: { heading: 'Met', width: 7 },
  note: { heading: 'Researcher Note', width: 60 },
} as const;

export const workColumns = {
  researcher: { heading: 'Research User', width: 22 },
  reviewer: { heading: 'QA User', width: 22 },
  status: { heading: 'Status', width: 20 },
} as const;

/** As they are in force: those of the row, else of its edition (ADR-198). */
export const dueColumns = {
  researchDue: { heading: 'Research Due Date', width: 12 },
  qaDue: { heading: 'QA Due Date', width: 12 },
} as const;

/** Kept by the product; exported to be seen. */
export const statusSince: Column = { heading: 'Status Since', width: 12 };

export interface ReferenceColumn extends Column {
  column: ReferenceField;
  least: number;
  most: number;
}

export type ReferenceField =
  | 'title'
  | 'author'
  | 'publication_date'
  | 'access_date'
  | 'information'
  | 'url'
  | 'pages'
  | 'publisher'
  | 'journal'
  | 'volume'
  | 'institution'
  | 'book_conference_title'
  | 'editor'
  | 'place_conference_location';

interface Limits {
  minLength?: number;
  maxLength?: number;
}
const limits: Readonly<Record<string, object>> = fields.ReferenceCreate;
function ofReference(heading: string, column: ReferenceField, name: string, width = 20): ReferenceColumn {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Limits = limits[name] ?? {};
  return { heading, column, width, least: minLength, most: maxLength };
}

/** In the order of the sheet; `least` and `most` count characters, as the contract's body does. */
export const referenceColumns: ReferenceColumn[] = [
  ofReference('Title', 'title', 'Title', 40),
  ofReference('Author', 'author', 'Author'),
  ofReference('Publication Date', 'publication_date', 'PublicationDate', 16),
  ofReference('Information', 'information', 'Information', 50),
  ofReference('Access Date', 'access_date', 'AccessDate', 12),
  ofReference('URL', 'url', 'URL', 40),
  ofReference('Pages', 'pages', 'Pages', 10),
  ofReference('Publisher', 'publisher', 'Publisher'),
  ofReference('Journal', 'journal', 'Journal'),
  ofReference('Volume', 'volume', 'Volume', 10),
  ofReference('Institution', 'institution', 'Institution'),
  ofReference('Book/Conference Title', 'book_conference_title', 'BookConferenceTitle', 30),
  ofReference('Editor', 'editor', 'Editor'),
  ofReference('Place/Conference Location', 'place_conference_location', 'PlaceConferenceLocation', 24),
];

/** Kept by the product; exported to be seen. */
export const yearFirstUsed: Column = { heading: 'Year First Used', width: 10 };

export const noteLimits: { minLength: number; maxLength: number } = fields.RatingUpdate.ResearcherNote;

const headingsOf = (columns: Column[]): string[] => columns.map(({ heading }) => heading);

/** The required and the optional columns of a sheet. */
export const tables = {
  ratings: {
    needed: headingsOf([...Object.values(placeColumns), ...Object.values(ratingColumns)]),
    optional: headingsOf([...Object.values(workColumns), ...Object.values(dueColumns)]),
  },
  references: {
    needed: headingsOf([...Object.values(placeColumns), ...referenceColumns.filter(({ least }) => least > 0)]),
    optional: headingsOf(referenceColumns.filter(({ least }) => least === 0)),
  },
  /** A tab of an export with references: both, side by side. */
  both: {
    needed: headingsOf([
      ...Object.values(placeColumns),
      ...Object.values(ratingColumns),
      ...referenceColumns.filter(({ least }) => least > 0),
    ]),
    optional: headingsOf([
      ...Object.values(workColumns),
      ...Object.values(dueColumns),
      ...referenceColumns.filter(({ least }) => least === 0),
    ]),
  },
};

export type TableKind = keyof typeof tables;

/** The sheets that hold tables: Ratings and References, else the tabs after the contents. */
export function tablesIn(names: string[]): Map<string, TableKind> {
  const plain = new Map<string, TableKind>([
    [keyOf(RATINGS), 'ratings'],
    [keyOf(REFERENCES), 'references'],
  ]);
  const found = names.flatMap((name) => {
    const kind = plain.get(keyOf(name));
    return kind ? [[name, kind] as const] : [];
  });
  if (found.length > 0 || names[0] !== CONTENTS) return new Map(found);
  return new Map(names.slice(1).map((name) => [name, 'both']));
}

/** 'indicator no' for 'Indicator No.' and ' INDICATOR  NO': how headings are compared. */
export const keyOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
