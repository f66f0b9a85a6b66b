// Made by `npm run generate` from the contract. Do not edit.

/**
 * Id and DuplicatedEdition are two names for the same; both given, they must be equal. Without either (or with 0 or null) the edition starts from nothing, which is only possible while no edition is active. Without EndDate it is open.
 */
export interface ReportEditionCreate {
  /**
     * The edition to duplicate
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  Id?: number | null;
  /**
     * Another name for Id
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  DuplicatedEdition?: number | null;
  /**
     * Unique among all editions, compared trimmed and without case
     * @minLength 3
     * @maxLength 200
     */
  Name: string;
  /**
     * Of the years 1900 to 2999
     * @pattern ^(?!(0|1[0-8]|[3-9])\d+-)
     */
  StartDate: string;
  /**
     * null = open, else after StartDate and of the years 1900 to 2999
     * @nullable
     * @pattern ^(?!(0|1[0-8]|[3-9])\d+-)
     */
  EndDate?: string | null;
  /**
     * A day of the edition until when the work is to be done; null = no date; a backend may not offer it
     * @nullable
     * @pattern ^(?!(0|1[0-8]|[3-9])\d+-)
     */
  ResearchDueDate?: string | null;
  /**
     * A day of the edition until when the work is to be done; null = no date; a backend may not offer it
     * @nullable
     * @pattern ^(?!(0|1[0-8]|[3-9])\d+-)
     */
  QADueDate?: string | null;
  /** Who researches and checks what in the duplicated edition does so in the new one, as far as they are active users of it; a backend may not offer it */
  BringAssignments?: boolean;
  /** The references of the duplicated edition are held by the new one too, with the year in which they were first used; a backend may not offer it */
  BringReferences?: boolean;
}
