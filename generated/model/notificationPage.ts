// Made by `npm run generate` from the contract. Do not edit.
import type { Notification } from './notification.ts';

export interface NotificationPage {
  Data: Notification[];
  /**
     * How many there are on all pages
     * @minimum 0
     */
  Count: number;
}
