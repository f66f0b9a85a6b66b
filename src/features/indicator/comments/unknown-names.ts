import { mentionsIn } from '#rules/mentions.ts';
import { trimEnd } from '#src/lib/trim-end.ts';

/**
 * An @ at the beginning of a word, as in the list of people to mention, and what is typed right
 * behind it.
 */
const NAMED = /(?<=^|[\s([])@([^\s@]+)/g;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** What stands behind an @ in a text and is nobody's name, '@mar', each once. */
export function unknownNames(content: string, names: readonly string[]): string[] {
  const known = new Set(mentionsIn(content, names).map(({ at }) => at));
  const unknown = [...content.matchAll(NAMED)]
    .filter(({ index }) => !known.has(index))
    .map(([, word = '']) => trimEnd(word, PUNCTUATION))
    .filter((word) => word !== '');
  return [...new Set(unknown)].map((word) => `@${word}`);
}

/**
 * Says that they notify nobody; undefined where there are none. The comment can be sent all the
 * same.
 */
export function unknownHint(unknown: readonly string[]): string | undefined {
  if (unknown.length === 0) return undefined;
  const them = unknown.length === 1 ? 'It' : 'They';
  return `Nobody here is called ${unknown.join(' or ')}. ${them} will not notify anybody.`;
}
