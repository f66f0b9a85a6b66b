// Made by `npm run generate` from the contract. Do not edit.
import type { Role } from './role.ts';
import type { Version } from './version.ts';
import type { ViewContent } from './viewContent.ts';

/**
 * What the view becomes
 */
export interface SavedViewUpdate {
  /**
     * The only one of the caller's views of the list, or of those shared, whatever the case
     * @minLength 1
     * @maxLength 60
     */
  Name: string;
  /** True shares an own view, which needs report-management; one that is shared stays so */
  IsShared: boolean;
  /**
     * Each at most once; only of a shared view. A role has one default a list, so these leave the view that they had
     * @maxItems 4
     */
  DefaultRoles: Role[];
  Content: ViewContent;
  Version?: Version;
}
