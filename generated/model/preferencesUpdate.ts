// Made by `npm run generate` from the contract. Do not edit.
import type { NoticePreference } from './noticePreference.ts';

/**
 * What of one's preferences changes
 */
export interface PreferencesUpdate {
  /**
     * Each kind at most once
     * @maxItems 7
     */
  Notices?: NoticePreference[];
  SingleKeys?: boolean;
}
