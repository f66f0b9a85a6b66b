// Made by `npm run generate` from the contract. Do not edit.
import type { UserCreate } from './userCreate.ts';

export interface UserImport {
  /**
     * Each e-mail once
     * @minItems 1
     * @maxItems 500
     */
  Users: UserCreate[];
}
