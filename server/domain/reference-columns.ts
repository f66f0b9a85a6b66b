/** The columns of a reference by the fields of the contract. */
export const columnOf = {
  Title: 'title',
  Author: 'author',
  PublicationDate: 'publication_date',
  AccessDate: 'access_date',
  Information: 'information',
  URL: 'url',
  Pages: 'pages',
  Publisher: 'publisher',
  Journal: 'journal',
  Volume: 'volume',
  Institution: 'institution',
  BookConferenceTitle: 'book_conference_title',
  Editor: 'editor',
  PlaceConferenceLocation: 'place_conference_location',
} as const;

/** What copies take over, the year of first use with it. */
export const copiedColumns = [...Object.values(columnOf), 'year_first_used'] as const;
