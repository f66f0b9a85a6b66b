// Made by `npm run generate` from the contract. Do not edit.

/**
 * What an import changed and somebody changed since
 */
export interface ImportObstacle {
  /**
     * null where the rating was deleted
     * @nullable
     */
  ReportEditionName: string | null;
  /** @nullable */
  CountryName: string | null;
  /** @nullable */
  SnapshotName: string | null;
  /**
     * Of a reference that the import added; null of a rating
     * @nullable
     */
  ReferenceTitle: string | null;
  /**
     * null where it is not known
     * @nullable
     */
  ChangedByName: string | null;
  /** @nullable */
  ChangedOn: string | null;
}
