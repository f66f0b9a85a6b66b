// Made by `npm run generate` from the contract. Do not edit.

/**
 * A comment that tags the caller
 */
export interface Notification {
  CommentId: number;
  /** Id of the user who was tagged */
  TaggedId: number;
  /** Id of the country */
  GlobalCountryId: number;
  /** Id of the indicator in the active edition */
  IndicatorId: number;
  AuthorName: string;
  /**
     * milestone.activity.indicator order, a space, the short name
     * @pattern ^\d+\.\d+\.\d+
     */
  SnapshotName: string;
  CountryName: string;
  /** When the comment was written */
  DateCreated: string;
}
