// Made by `npm run generate` from the contract. Do not edit.
import type { Role } from './role.ts';
import type { Version } from './version.ts';
import type { ViewContent } from './viewContent.ts';
import type { ViewList } from './viewList.ts';

/**
 * A view of the caller, or one that is shared with the active edition
 */
export interface SavedView {
  Id: number;
  List: ViewList;
  Name: string;
  /** Does everybody of the edition see it? Else the caller alone */
  IsShared: boolean;
  /** Who made it */
  AuthorName: string;
  /** Whose list opens with it where the address says nothing, in the order of Role; none of an own view */
  DefaultRoles: Role[];
  Content: ViewContent;
  Version: Version;
}
