import { trimEnd } from '#src/lib/trim-end.ts';
import { takeAddress } from './address.ts';
import type { SourceFields } from './source-fields.ts';
import { dayOf, volumeOf } from './words.ts';

// Each part has a bound, so that an expression which fails has looked at no sign twice.
/** 'Retrieved May 3, 2021, from', 'Accessed 3 May 2021'. */
const ACCESSED =
  /\(?\b(?:retrieved|accessed|last accessed|available)(?: on)?:? ([^()]{0,40}?\d{4})(?:,? (?:from|at))?[,:.)]*/i;
/** 'Author (2021, May 3). The rest', 'Author. (n.d.). The rest'. */
const AUTHOR_YEAR =
  /^(.{2,}?)[.,]?\s*\((\d{4}[a-z]?(?:\s?[,–-]\s?[^)]{1,60})?|n\.\s?d\.|in press|forthcoming)\)\s*[.,:]?\s*(.*)$/s;
/** 'Journal, 12(3), 4–5'. */
const IN_JOURNAL =
  /^(.+?),\s*(?:vol\.?\s*)?(\d+)?\s*(?:\(([^)]{1,60})\))?(?:,\s*(?:no\.?\s*(\d+),\s*)?(?:pp?\.\s*)?([A-Za-z]?\d+(?:\s*[-–—]+\s*[A-Za-z]?\d+)?))?\.?$/;
/** 'In A. Editor & B. Other (Eds.), Book (pp. 3–9). Publisher'. */
const IN_BOOK =
  /^In:?\s+(?:(.+?)\s*\(Eds?\.\),?\s*)?(.+?)(?:\s*\((?:pp?\.\s*)?([^)\d]{0,20}\d[^)]{0,60})\))?(?:\.\s+(.+?))?\.?$/;
const NAMES_END = /(?:\b\p{Lu}|et al|Jr|Sr)\.$/u;

/**
 * A source described in words, as the American Psychological Association's manual (7th edition)
 * and styles near it do: 'Author (2021). Title. Journal, 12(3), 4–5. https://doi.org/…'. What does
 * not look like it is not guessed at.
 */
export function readCitation(text: string): SourceFields {
  const flat = text.replace(/\s+/g, ' ').trim();
  const { url, rest } = takeAddress(flat);
  const accessed = rest.match(ACCESSED);
  const plain = (accessed ? rest.replace(accessed[0], ' ') : rest).replace(/\s+/g, ' ').trim();
  return {
    ...(url && { URL: url }),
    ...(accessed?.[1] && { AccessDate: dayOf(accessed[1]) ?? '' }),
    ...described(plain),
  };
}

function described(text: string): SourceFields {
  const [, names, date, rest] = text.match(AUTHOR_YEAR) ?? [];
  if (!names || !date || !rest) return {};
  const [title, container] = splitTitle(rest);
  // A name's own full stop stays: 'Otieno, P.'; that after an organisation goes.
  const own = text.slice(names.length).startsWith('.') && NAMES_END.test(`${names}.`) ? `${names}.` : names;
  const found = contained(container);
  // A title that asks may go on: 'Who leads? Agencies in East Africa. Journal of Roads, 9'.
  const [, more, journal] = (/[?!]$/.test(title) && found.Journal?.match(/^(.+[.?!])\s+(.+?)$/)) || [];
  return {
    ...{ Author: own.trim(), PublicationDate: date.trim() },
    ...{ Title: more ? `${title} ${more.replace(/\.$/, '')}` : title, ...found },
    ...(journal && { Journal: journal }),
  };
}

const ABBREVIATED = /(?:\b\p{Lu}|\b(?:vs|no|vol|pp|ed|St|Dr))$/u;

/** The title ends with the first sentence; signs within brackets are its own. */
function splitTitle(text: string): [title: string, container: string] {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if ('([«“'.includes(sign)) depth++;
    if (')]»”'.includes(sign)) depth--;
    const ends = '.?!'.includes(sign) && /^\s+\S/.test(text.slice(at + 1));
    if (depth <= 0 && ends && !(sign === '.' && ABBREVIATED.test(text.slice(Math.max(0, at - 5), at))))
      return [text.slice(0, sign === '.' ? at : at + 1).trim(), text.slice(at + 1).trim()];
  }
  return [trimEnd(text, /[.\s]/), ''];
}

function contained(text: string): SourceFields {
  const container = trimEnd(text.trim(), /[\s.,;]/);
  if (!container) return {};
  const book = /^In:?\s/.test(container) && container.match(IN_BOOK);
  if (book) {
    const [, editor = '', title = '', pages = '', publisher = ''] = book;
    return { Editor: editor, BookConferenceTitle: title, Pages: pages.replace(/^pp?\.\s*/, ''), Publisher: publisher };
  }
  const journal = container.match(IN_JOURNAL);
  if (journal && (journal[2] || journal[5])) {
    const [, name = '', volume, issue, number, pages = ''] = journal;
    return { Journal: name, Volume: volumeOf(volume, issue ?? number), Pages: pages };
  }
  const [, place, publisher] = container.match(/^(\p{Lu}[^:.]{1,60}):\s+(.+)$/u) ?? [];
  return place && publisher ? { PlaceConferenceLocation: place, Publisher: publisher } : { Publisher: container };
}
