// Made by `npm run generate` from the contract. Do not edit.
import type { Role } from './role.ts';
import type { ViewContent } from './viewContent.ts';
import type { ViewList } from './viewList.ts';

/**
 * A new view
 */
export interface SavedViewCreate {
  List: ViewList;
  /**
     * The only one of the caller's views of the list, or of those shared, whatever the case
     * @minLength 1
     * @maxLength 60
     */
  Name: string;
  /** Needs report-management */
  IsShared: boolean;
  /**
     * Each at most once; only of a shared view. A role has one default a list, so these leave the view that they had
     * @maxItems 4
     */
  DefaultRoles: Role[];
  Content: ViewContent;
}
