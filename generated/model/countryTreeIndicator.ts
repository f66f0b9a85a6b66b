// Made by `npm run generate` from the contract. Do not edit.
import type { ModuleType } from './moduleType.ts';
import type { Polarity } from './polarity.ts';
import type { WorkflowStatus } from './workflowStatus.ts';

/**
 * Third level
 */
export interface CountryTreeIndicator {
  Id: number;
  /** The activity */
  ParentId: number;
  ModuleType: ModuleType;
  /** @minimum 1 */
  OrderId: number;
  /** @pattern ^\d+\.\d+\.\d+$ */
  OrderNumber: string;
  FullName: string;
  ShortName: string;
  /**
     * The score; null = unrated
     * @minimum -1
     * @maximum 1
     * @nullable
     */
  Rating: number | null;
  IndicatorRating: Polarity;
  WorkflowStatus: WorkflowStatus;
  /**
     * Always empty
     * @maxItems 0
     */
  Children: null[];
}
