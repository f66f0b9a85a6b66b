import { doiAddress } from './address.ts';
import type { SourceFields } from './source-fields.ts';
import { dayOf, joinNames, monthName, volumeOf } from './words.ts';

/** Kinds whose second title is that of a book or a conference. */
const IN_BOOK = new Set(['CHAP', 'CONF', 'CPAPER', 'ECHAP']);
/** Kinds whose publisher is an institution. */
const OF_INSTITUTION = new Set(['RPRT', 'THES', 'GOVDOC']);

/** The first record of a text in RIS (Research Information Systems, 'RIS Format'). */
export function readRis(text: string): SourceFields {
  const tags = tagsOf(text);
  const all = (...names: string[]) => names.flatMap((name) => tags.get(name) ?? []);
  const first = (...names: string[]) => all(...names)[0];
  const kind = first('TY') ?? '';
  const second = first('T2', 'BT');
  const publisher = first('PB');
  const journal = first('JO', 'JF', 'JA', 'J2') ?? (IN_BOOK.has(kind) ? undefined : second);
  const from = first('SP');
  return {
    Title: first('TI', 'T1', 'CT') ?? '',
    Author: joinNames(all('AU', 'A1')),
    PublicationDate: dateOf(first('PY', 'Y1'), first('DA')),
    AccessDate: dayOf(first('Y2') ?? '') ?? '',
    Information: first('N1', 'AB', 'N2') ?? '',
    URL: first('UR', 'L1', 'L2') ?? doiAddress(first('DO') ?? ''),
    Journal: journal ?? '',
    Volume: volumeOf(first('VL'), first('IS')),
    Pages: from && first('EP') && !from.includes('-') ? `${from}–${first('EP')}` : (from ?? ''),
    BookConferenceTitle: (IN_BOOK.has(kind) && second) || '',
    PlaceConferenceLocation: first('CY', 'PP', 'C1') ?? '',
    Editor: joinNames(all('ED', 'A2')),
    [OF_INSTITUTION.has(kind) ? 'Institution' : 'Publisher']: publisher ?? '',
  };
}

function tagsOf(text: string): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  let last: string[] | undefined;
  for (const line of text.split(/\r?\n/)) {
    const [, tag, value = ''] = line.match(/^\s*([A-Z][A-Z0-9]) {1,2}-\s?(.*)$/) ?? [];
    if (tag === 'ER') break;
    if (!tag) {
      // A long value goes on in the next line.
      if (last?.length) last.push(`${last.pop()} ${line.trim()}`);
      continue;
    }
    last = tags.get(tag) ?? [];
    if (value.trim()) last.push(value.trim());
    tags.set(tag, last);
  }
  return tags;
}

/** '2021', or 'May 2021' where the month is said: '2021/05/03/', 'YYYY/MM/DD/other'. */
function dateOf(year: string | undefined, date: string | undefined): string {
  const [, y, month] = (date ?? year ?? '').match(/^(\d{4})(?:[/-](\d{1,2}))?/) ?? [];
  const name = month && monthName(month);
  return name ? `${name} ${y}` : (y ?? year ?? '');
}
