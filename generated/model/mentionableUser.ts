// Made by `npm run generate` from the contract. Do not edit.

/**
 * Somebody whom a comment can tag
 */
export interface MentionableUser {
  Id: number;
  FullName: string;
  /** Tells users of the same name apart */
  EmailAddress: string;
}
