import { foldText } from './fold-text.ts';

/**
 * A mention in a comment: where its @ stands and where its name ends (in UTF-16 units), and the
 * full name behind the @.
 */
export type Mention = {
  at: number;
  end: number;
  name: string;
  /**
   * Names that differ from it by case and accents alone, where the text spells none of them
   * exactly.
   */
  alike: string[];
};

/**
 * The mentions in a text: an @ followed by one of these full names, also in another case or without
 * its accents; where several go on there, the longest counts, so that '@Ana Lima Duarte' does not
 * mention Ana Lima (requirements B5; ADR-087). A name in another spelling must end where a word
 * does, so that '@also' does not mention Al.
 */
export function mentionsIn(content: string, names: Iterable<string>): Mention[] {
  const found: Mention[] = [];
  let at = content.indexOf('@');
  if (at < 0) return found;
  const spellings = Map.groupBy(new Set(names), foldText);
  spellings.delete('');
  const groups = [...spellings].sort(([a], [b]) => b.length - a.length);
  for (; at >= 0; at = content.indexOf('@', at + 1)) {
    for (const [folded, spelt] of groups) {
      const mention = mentionAt(content, at, folded, spelt);
      if (!mention) continue;
      found.push(mention);
      break;
    }
  }
  return found;
}

/** Somebody whom a comment may tag. */
export interface Mentionable {
  id: number;
  name: string;
}

/**
 * Why these people cannot be tagged in a text; undefined where it mentions each of them [S224]
 * [Q-S42].
 */
export function faultOfTags(content: string, ids: readonly number[], people: readonly Mentionable[]) {
  if (ids.length === 0) return undefined;
  const tagged = people.filter(({ id }) => ids.includes(id));
  if (tagged.length < ids.length) return 'may only name active users of this report edition';
  const own = tagged.map(({ name }) => foldText(name));
  // names that a mention could match: equal in any spelling, or longer with the same beginning
  const names = people.map(({ name }) => name).filter((name) => own.some((one) => foldText(name).startsWith(one)));
  const mentioned = new Set(mentionsIn(content, names).flatMap(({ name, alike }) => [name, ...alike]));
  return tagged.every(({ name }) => mentioned.has(name)) ? undefined : 'may only name users whom the comment mentions';
}

const LETTER_OR_DIGIT = /^[\p{L}\p{N}]/u;
const MARK = /^\p{M}/u;

function mentionAt(content: string, at: number, folded: string, spelt: string[]): Mention | undefined {
  const end = endOfName(content, at + 1, folded);
  if (end === undefined) return undefined;
  const exact = spelt.find((one) => content.startsWith(one, at + 1));
  if (exact !== undefined) return { at, end: at + 1 + exact.length, name: exact, alike: [] };
  const [name, ...alike] = spelt;
  const isWhole = !LETTER_OR_DIGIT.test(content.slice(end, end + 2));
  return name !== undefined && isWhole ? { at, end, name, alike } : undefined;
}

/**
 * Where a folded name ends that begins at `from` in a text; undefined where the text goes on
 * differently.
 */
function endOfName(content: string, from: number, folded: string): number | undefined {
  let end = from;
  let matched = 0;
  while (end < content.length) {
    const letter = String.fromCodePoint(content.codePointAt(end) ?? 0);
    if (matched === folded.length && !MARK.test(letter)) break;
    const piece = foldText(letter);
    if (!folded.startsWith(piece, matched)) return undefined;
    matched += piece.length;
    end += letter.length;
  }
  return matched === folded.length ? end : undefined;
}
