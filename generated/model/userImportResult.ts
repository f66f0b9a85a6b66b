// Made by `npm run generate` from the contract. Do not edit.

export interface UserImportResult {
  /** @minimum 0 */
  AddedCount: number;
  /** E-mails that had an account already, which stays as it is, in the order that was sent */
  Existing: string[];
}
