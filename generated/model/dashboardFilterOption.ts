// Made by `npm run generate` from the contract. Do not edit.

export interface DashboardFilterOption {
  /**
     * Among users, 0 = nobody is assigned, sent as null
     * @minimum 0
     */
  Id: number;
  /** What to show; users of the same name carry their e-mail address */
  DisplayName: string;
}
