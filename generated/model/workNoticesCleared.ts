// Made by `npm run generate` from the contract. Do not edit.

export interface WorkNoticesCleared {
  /**
     * How many were unread until now
     * @minimum 0
     */
  ClearedCount: number;
}
