// Made by `npm run generate` from the contract. Do not edit.

export interface MilestoneCreate {
  /** Milestone */
  ModuleType: 0;
  /**
     * The edition of the address
     * @minimum 1
     * @maximum 2147483647
     */
  ReportEditionId: number;
  /**
     * @minLength 3
     * @maxLength 500
     */
  FullName: string;
  /**
     * @minLength 3
     * @maxLength 80
     */
  ShortName: string;
  /**
     * An empty text is stored as null
     * @maxLength 10000
     * @nullable
     */
  Description?: string | null;
}
