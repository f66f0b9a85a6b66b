// Made by `npm run generate` from the contract. Do not edit.
import type { Notification } from './notification.ts';

export interface NotificationPage {
  Data: Notification[];
  /**
     * How many there are on all pages
     * @minimum 0
     */
  Count: number;
  /**
     * How many notices of work are unread (listWorkNotices). Optional; where it is absent there are no notices of work
     * @minimum 0
     */
  UnreadWorkNotices?: number;
}
