import { WorkNoticeKind } from '#generated/enums.ts';
import type { MailFrequency, Preferences, PreferencesUpdate } from '#generated/model/index.ts';

type Kind = WorkNoticeKind;

/** The form's values, one for each control, so that each can be compared by itself. */
export type PreferenceValues = {
  /** The server counts no versions of preferences: the last one who saves is the person anyway. */
  Version: number;
  SingleKeys: boolean;
} & { [K in Kind as `inProduct${K}`]: boolean } & { [K in Kind as `eMail${K}`]: MailFrequency };

/** Each kind with its words, in the order of the form. */
export const NOTICE_KINDS: readonly { kind: Kind; label: string; hint: string }[] = [
  { kind: WorkNoticeKind.Assigned, label: 'Assigned to me', hint: 'Country indicators to research or to check' },
  { kind: WorkNoticeKind.Submitted, label: 'Submitted to me', hint: 'Ratings that wait for my QA' },
  { kind: WorkNoticeKind.Returned, label: 'Returned to me', hint: 'Ratings that need another look, and why' },
  { kind: WorkNoticeKind.Completed, label: 'Completed', hint: 'My ratings that passed QA' },
  { kind: WorkNoticeKind.DueSoon, label: 'Due soon', hint: 'My work that is due within a week' },
  { kind: WorkNoticeKind.Overdue, label: 'Overdue', hint: 'My work whose due date has passed' },
  { kind: WorkNoticeKind.Mention, label: 'Mentions', hint: 'Comments that tag me; always in the product' },
];

/** A kind that only who may do QA can be told of is left out for others. */
export const kindsFor = (mayDoQa: boolean) =>
  NOTICE_KINDS.filter(({ kind }) => mayDoQa || kind !== WorkNoticeKind.Submitted);

export function valuesOf({ Notices = [], SingleKeys = true }: Preferences | PreferencesUpdate): PreferenceValues {
  const chosen = Notices.flatMap(({ Kind, InProduct, EMail }) => [
    [`inProduct${Kind}`, InProduct],
    [`eMail${Kind}`, EMail],
  ]);
  return { Version: 0, SingleKeys, ...Object.fromEntries(chosen) };
}

export const bodyOf = (values: PreferenceValues): PreferencesUpdate => ({
  Notices: NOTICE_KINDS.map(({ kind }) => ({
    Kind: kind,
    InProduct: values[`inProduct${kind}`],
    EMail: values[`eMail${kind}`],
  })),
  SingleKeys: values.SingleKeys,
});
