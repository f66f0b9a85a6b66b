// Made by `npm run generate` from the contract. Do not edit.

export interface Comment {
  Id: number;
  /** Plain text. A mention is @ followed by the full name */
  CommentContent: string;
  AuthorId: number;
  AuthorName: string;
  CommentTaggedUserIds: number[];
  CountryIndicatorRatingId: number;
  /** Id of the user who created the record; the author */
  CreatedBy: number;
  DateCreated: string;
}
