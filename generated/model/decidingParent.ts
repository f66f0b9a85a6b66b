// Made by `npm run generate` from the contract. Do not edit.

export interface DecidingParent {
  IndicatorId: number;
  SnapshotName: string;
}
