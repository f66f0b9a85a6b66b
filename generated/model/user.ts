// Made by `npm run generate` from the contract. Do not edit.
import type { Role } from './role.ts';
import type { UserStatus } from './userStatus.ts';

/**
 * A row of the system users
 */
export interface User {
  Id: number;
  FullName: string;
  EmailAddress: string;
  Role: Role;
  Status: UserStatus;
  DateCreated: string;
  /**
     * The newest edition that the user belongs to; null = none
     * @nullable
     */
  ReportEditionName: string | null;
}
