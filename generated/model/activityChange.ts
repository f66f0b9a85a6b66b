// Made by `npm run generate` from the contract. Do not edit.
import type { ActivityField } from './activityField.ts';

export interface ActivityChange {
  Field: ActivityField;
  /**
     * As the contract spells the property elsewhere; a user by name
     * @nullable
     */
  Old: string | number | boolean | null;
  /**
     * As the contract spells the property elsewhere; a user by name
     * @nullable
     */
  New: string | number | boolean | null;
  /** A long text of which only that it changed is kept; Old and New are null */
  IsWithheld: boolean;
}
