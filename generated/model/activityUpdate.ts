// Made by `npm run generate` from the contract. Do not edit.
import type { Version } from './version.ts';

/**
 * The merged activity. What the server derives (OrderId, Children) may come along and is not read; a Description that is absent stays as it is, and so does the milestone.
 */
export interface ActivityUpdate {
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  Id: number;
  /**
     * Its place, 1…n without gaps
     * @minimum 1
     */
  OrderId?: number;
  /**
     * Id of its milestone
     * @minimum 1
     * @maximum 2147483647
     */
  ParentId?: number;
  /** Activity */
  ModuleType?: 1;
  /**
     * The edition of the address
     * @minimum 1
     * @maximum 2147483647
     */
  ReportEditionId?: number;
  /**
     * OrderId of its milestone; not compared, the Ids decide
     * @minimum 1
     */
  MilestoneOrderId: number;
  /**
     * @minLength 3
     * @maxLength 500
     */
  FullName: string;
  /**
     * @minLength 3
     * @maxLength 80
     */
  ShortName: string;
  /**
     * An empty text is stored as null
     * @maxLength 10000
     * @nullable
     */
  Description?: string | null;
  /** @minimum 0 */
  Children?: number;
  Version?: Version;
}
