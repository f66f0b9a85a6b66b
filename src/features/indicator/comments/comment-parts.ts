import { mentionsIn } from '#rules/mentions.ts';
import { LOCALE } from '#src/lib/words.ts';

/** Characters of a comment that show before it is expanded (requirements B9). */
const PREVIEW = 200;

const characters = new Intl.Segmenter(LOCALE, { granularity: 'grapheme' });

/**
 * Where the preview of a long text ends, in UTF-16 units and never inside a character; undefined
 * where all of it is shown.
 */
export function previewEnd(content: string): number | undefined {
  // No text has more characters than units.
  if (content.length <= PREVIEW) return undefined;
  let shown = 0;
  for (const { index } of characters.segment(content)) if (shown++ === PREVIEW) return index;
  return undefined;
}

/**
 * A stretch of text; `name` where it mentions somebody, and the names that are spelt like it but
 * for case and accents.
 */
export type Part = { text: string; at: number; name?: string; alike?: string[] };

/** The first `end` units of a text in its parts; a mention is cut where the text is. */
export function partsOf(content: string, names: Iterable<string>, end = content.length): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const mention of mentionsIn(content, names)) {
    const { at, name, alike } = mention;
    if (at >= end) break;
    const text = content.slice(at, Math.min(mention.end, end));
    parts.push({ text: content.slice(from, at), at: from }, { text, at, name, ...(alike.length > 0 && { alike }) });
    from = mention.end;
  }
  if (from < end) parts.push({ text: content.slice(from, end), at: from });
  return parts.filter(({ text }) => text !== '');
}
