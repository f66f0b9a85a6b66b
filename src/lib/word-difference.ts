/**
 * A run of words that both texts have, or only the later (`added`) or only the earlier one
 * (`removed`).
 */
export type Difference = { kind: 'same' | 'added' | 'removed'; text: string };

/**
 * Above so many pairs of words to compare, what lies between the equal ends is told as replaced as
 * a whole.
 */
const MOST_PAIRS = 4_000_000;

/**
 * What turns one text into another, word by word. The parts that are `same` or `added` make up the
 * later text, those that are `same` or `removed` the earlier one.
 */
export function wordDifference(earlier: string, later: string): Difference[] {
  const [from, to] = [wordsOf(earlier), wordsOf(later)];
  const start = lengthOfEqual(from, to);
  const end = lengthOfEqual(from.slice(start).reverse(), to.slice(start).reverse());
  const middle = between(from.slice(start, from.length - end), to.slice(start, to.length - end));
  return joined([
    ...from.slice(0, start).map((text) => ({ kind: 'same', text }) as const),
    ...middle,
    ...from.slice(from.length - end).map((text) => ({ kind: 'same', text }) as const),
  ]);
}

/** Words with the space before them; where words are written without spaces, single characters. */
const wordsOf = (text: string): string[] =>
  text.match(
    /\s*(?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+)|\s+$/gu,
  ) ?? [];

function lengthOfEqual(one: string[], other: string[]): number {
  const at = one.findIndex((word, index) => word !== other[index]);
  return at === -1 ? one.length : at;
}

/** The longest common run of words, by the usual table, walked from the front. */
function between(from: string[], to: string[]): Difference[] {
  const parts: Difference[] = [];
  if (from.length * to.length > MOST_PAIRS) {
    for (const text of from) parts.push({ kind: 'removed', text });
    for (const text of to) parts.push({ kind: 'added', text });
    return parts;
  }
  const width = to.length + 1;
  const common = new Uint32Array((from.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--)
      common[i * width + j] = from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));

  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const [old, fresh] = [from[i], to[j]];
    if (old !== undefined && old === fresh) {
      parts.push({ kind: 'same', text: old });
      i++;
      j++;
    } else if (old !== undefined && (fresh === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: old });
      i++;
    } else {
      parts.push({ kind: 'added', text: fresh ?? '' });
      j++;
    }
  }
  return parts;
}

function joined(parts: Difference[]): Difference[] {
  const runs: Difference[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else runs.push({ ...part });
  }
  return runs;
}
