// Made by `npm run generate` from the contract. Do not edit.
import type { Role } from './role.ts';
import type { UserStatus } from './userStatus.ts';

/**
 * A user of an edition, or one who can be added to it; the same fields in both lists, since users move between them
 */
export interface EditionUser {
  Id: number;
  FullName: string;
  EmailAddress: string;
  Role: Role;
  Status: UserStatus;
  DateCreated: string;
  /**
     * When the user was added to the edition; null in the list of those who can be added
     * @nullable
     */
  DateAdded: string | null;
}
