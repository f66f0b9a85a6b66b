import type { FieldName } from './reference-names.ts';

/** What the fields of a reference are called. */
export const labels: Record<FieldName, string> = {
  Title: 'Title',
  Author: 'Author',
  PublicationDate: 'Publication Date',
  AccessDate: 'Access Date',
  Information: 'Information',
  URL: 'URL',
  Pages: 'Pages',
  Publisher: 'Publisher',
  Journal: 'Journal',
  Volume: 'Volume',
  Institution: 'Institution',
  BookConferenceTitle: 'Book/Conference Title',
  Editor: 'Editor',
  PlaceConferenceLocation: 'Place/Conference Location',
};

/** The count in the words of requirements B2. */
export const countOf = (references: readonly unknown[]): string => `${references.length} reference/s`;
