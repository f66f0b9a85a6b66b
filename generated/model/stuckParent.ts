// Made by `npm run generate` from the contract. Do not edit.

export interface StuckParent {
  IndicatorId: number;
  /** @pattern ^\d+\.\d+\.\d+$ */
  OrderNumber: string;
  /** The short name */
  IndicatorName: string;
}
