// Made by `npm run generate` from the contract. Do not edit.
import type { MailFrequency } from './mailFrequency.ts';
import type { WorkNoticeKind } from './workNoticeKind.ts';

/**
 * How the user is told of one kind of notice
 */
export interface NoticePreference {
  Kind: WorkNoticeKind;
  /** Are notices of this kind kept for the bell's panel? Of mentions always true, whatever is sent */
  InProduct: boolean;
  EMail: MailFrequency;
}
