/** What may be left empty, in the order of the form. */
export const optionalNames = [
  ...(['URL', 'Journal', 'Volume', 'Pages', 'Publisher', 'Institution', 'BookConferenceTitle', 'Editor'] as const),
  'PlaceConferenceLocation',
] as const;
/** What has to be filled in. */
export const neededNames = ['Title', 'Author', 'PublicationDate', 'Information'] as const;
export const textNames = [...neededNames, ...optionalNames] as const;
export type TextName = (typeof textNames)[number];
export type FieldName = TextName | 'AccessDate';
