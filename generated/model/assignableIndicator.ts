// Made by `npm run generate` from the contract. Do not edit.

export interface AssignableIndicator {
  Id: number;
  /**
     * The SnapshotName
     * @pattern ^\d+\.\d+\.\d+
     */
  Name: string;
}
