// Made by `npm run generate` from the contract. Do not edit.
import type { ActivityKind } from './activityKind.ts';

/**
 * The filters of listActivity; an empty list and null filter nothing
 */
export interface ActivityExportRequest {
  /**
     * @maxItems 500
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  UserIds: number[];
  /** @maxItems 20 */
  Kinds: ActivityKind[];
  /**
     * @maxItems 300
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  CountryIds: number[];
  /**
     * @maxItems 500
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  LibraryIndicatorIds: number[];
  /**
     * @maxItems 200
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  ReportEditionIds: number[];
  /**
     * From this instant on
     * @nullable
     */
  Since: string | null;
  /**
     * Before this instant
     * @nullable
     */
  Until: string | null;
}
