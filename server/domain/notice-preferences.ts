import { MailFrequency, WorkNoticeKind } from '#generated/enums.ts';
import type { Wire } from './wire.ts';

/** How a person receives one kind of notice, as it is stored and as it travels. */
export type NoticePreference = Wire<'NoticePreference'>;

/** Until somebody chooses: everything in the product, and once a day by e-mail. */
export const defaultNotices: NoticePreference[] = Object.values(WorkNoticeKind).map((Kind) => ({
  ...{ Kind, InProduct: true, EMail: MailFrequency.Daily },
}));
