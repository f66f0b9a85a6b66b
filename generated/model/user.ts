// Made by `npm run generate` from the contract. Do not edit.
import type { Role } from './role.ts';
import type { UserStatus } from './userStatus.ts';
import type { Version } from './version.ts';

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
  /**
     * The identity provider at which the account is bound; null = at none yet. Optional
     * @nullable
     */
  Issuer?: string | null;
  /**
     * When the user last came, to the hour; null = never. Optional
     * @nullable
     */
  LastSeenOn?: string | null;
  /** Does the identity provider say the role? It cannot be changed here then. Optional; where it is absent it does not */
  IsRoleFromProvider?: boolean;
  Version?: Version;
}
