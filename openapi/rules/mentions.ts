/** A mention in a comment: where its @ stands (in UTF-16 units) and the full name behind it. */
export type Mention = { at: number; name: string };

/**
 * The mentions in a text: an @ followed by one of these full names, letter by letter; where several go on there, the longest
 * counts, so that '@Ana Lima Duarte' does not mention Ana Lima (document 2, section 5; decisions, section 4, 'Comments').
 */
export function mentionsIn(content: string, names: Iterable<string>): Mention[] {
  const found: Mention[] = [];
  let at = content.indexOf('@');
  if (at < 0) return found;
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  for (; at >= 0; at = content.indexOf('@', at + 1)) {
    const name = longestFirst.find((one) => content.startsWith(one, at + 1));
    if (name) found.push({ at, name });
  }
  return found;
}
