// Made by `npm run generate` from the contract. Do not edit.
import type { Permission } from './permission.ts';
import type { Role } from './role.ts';
import type { SavedView } from './savedView.ts';

/**
 * Who is signed in, with what the role allows
 */
export interface CurrentUser {
  Id: number;
  FullName: string;
  EmailAddress: string;
  Role: Role;
  /** What this deployment lets the role do; the server enforces it, the client shows what it leads to */
  Permissions: Permission[];
  /** Is the user the research or QA user of some country indicator of the active edition? Where not, the dashboard begins with everybody's rows. Optional; where it is absent it begins with the user's own */
  HoldsAssignment?: boolean;
  /** The shared views of the active edition that the user's role starts with, at most one a list. Optional; where it is absent lists start as they are by themselves */
  DefaultViews?: SavedView[];
}
