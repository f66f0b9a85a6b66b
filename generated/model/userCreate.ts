// Made by `npm run generate` from the contract. Do not edit.
import type { Role } from './role.ts';

/**
 * Who is to have an account
 */
export interface UserCreate {
  /**
     * Stored without whitespace at its ends
     * @minLength 3
     * @maxLength 120
     */
  FullName: string;
  /**
     * By which the first sign-in finds the account; the only one of its kind, whatever the case
     * @maxLength 254
     */
  EmailAddress: string;
  Role: Role;
}
