// Made by `npm run generate` from the contract. Do not edit.

/**
 * Whether the edition can be taken back, and what would go
 */
export interface EditionRevert {
  /**
     * The edition that would be active again; null where there is none
     * @nullable
     */
  PreviousEditionId: number | null;
  /** @nullable */
  PreviousEditionName: string | null;
  /**
     * Ratings that somebody has begun; in the way
     * @minimum 0
     */
  Rated: number;
  /**
     * In the way
     * @minimum 0
     */
  Comments: number;
  /**
     * Added or changed by somebody; in the way
     * @minimum 0
     */
  References: number;
  /**
     * Country indicators with an assignment; they go
     * @minimum 0
     */
  Assigned: number;
  /**
     * Brought along and unchanged; they go, and stay where they come from
     * @minimum 0
     */
  BroughtReferences: number;
}
