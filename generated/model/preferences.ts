// Made by `npm run generate` from the contract. Do not edit.
import type { NoticePreference } from './noticePreference.ts';

/**
 * What a user chose; the server keeps it, so that it holds in every browser
 */
export interface Preferences {
  /** One for each kind, in the order of WorkNoticeKind */
  Notices: NoticePreference[];
  /** Do keys without Ctrl act (WCAG 2.1.4)? True until the user turns them off */
  SingleKeys: boolean;
  /** Does this server send e-mail? Where not, EMail is kept, but means nothing */
  MailOffered: boolean;
}
