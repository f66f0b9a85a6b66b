/** The texts of an e-mail, plain and HTML, which say the same and load nothing from elsewhere. */
import { type NoticeFacts, noticePlace, noticeWords } from '#rules/notice.ts';
import { counted } from '#rules/words.ts';

export interface MailedNotice extends NoticeFacts {
  Reason: string | null;
}

export interface MailWords {
  /** Origin of the client, for links. */
  publicUrl: string;
  /** What the product is called. */
  title: string;
}

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

interface Addressee {
  id: number;
  name: string;
}

/** One e-mail about notices of one person, the newest last; `daily` as a digest. */
export function writeLetter(
  to: Addressee,
  notices: MailedNotice[],
  { publicUrl, title }: MailWords,
  daily: boolean,
): Letter {
  const lines = notices.map((notice) => ({
    words: noticeWords(notice),
    reason: notice.Reason,
    href: publicUrl + addressOf(notice, to.id),
  }));
  const subject =
    lines.length === 1 ? (lines[0]?.words ?? title) : `${counted(lines.length, 'notification')} of ${title}`;
  const why = daily ? 'You get this once a day' : 'You get this as it happens';
  const preferences = `${publicUrl}/preferences`;
  const text = [
    `Hello ${to.name},`,
    ...lines.map(({ words, reason, href }) => [words, reason && `“${reason}”`, href].filter(Boolean).join('\n')),
    `${why}, because you are told of your work in ${title}.\nChange or end these e-mails: ${preferences}`,
  ].join('\n\n');
  const items = lines.map(
    ({ words, reason, href }) => `<li style="margin:0 0 14px">
<a href="${escaped(href)}" style="color:#3c45b8;font-weight:600">${escaped(words)}</a>${
      reason ? `<br><span style="color:#555">“${escaped(reason)}”</span>` : ''
    }</li>`,
  );
  return { subject: subject.slice(0, 180), text, html: pageOf({ to, items, why, title, preferences }) };
}

/** The address of what a notice leads to, with the filters as the client reads them. */
function addressOf(notice: MailedNotice, userId: number): string {
  const place = noticePlace(notice, userId);
  if ('indicator' in place) return `/countries/${place.country}/indicator/${place.indicator}`;
  const search = new URLSearchParams(
    Object.entries({ currentUser: true, ...place.filters }).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  return `/dashboard?${search}`;
}

type Page = { to: Addressee; items: string[]; why: string; title: string; preferences: string };

const pageOf = ({ to, items, why, title, preferences }: Page) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:36em;margin:0 auto">
<p>Hello ${escaped(to.name)},</p>
<ul style="padding-left:20px">${items.join('\n')}</ul>
<p style="color:#666;font-size:13px">${why}, because you are told of your work in ${escaped(title)}.
<a href="${escaped(preferences)}" style="color:#666">Change or end these e-mails</a></p>
</div></body></html>
`;

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark);
