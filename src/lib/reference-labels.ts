/** What forms and the activity log call the fields of a reference. */
export const REFERENCE_LABELS = {
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
} as const;
