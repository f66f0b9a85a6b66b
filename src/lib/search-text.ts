import { foldText } from '#rules/fold-text.ts';

/**
 * A text as searches compare it: without case, accents and outer spaces, so that 'cote' finds 'Côte
 * d'Ivoire'.
 */
export const searchText = (text: string): string => foldText(text).trim();

/** Does one of the texts hold what was typed? Everything does as long as nothing was typed. */
export const holdsText = (typed: string, ...texts: string[]): boolean => {
  const wanted = searchText(typed);
  return texts.some((text) => searchText(text).includes(wanted));
};

/** Do the texts together hold every word that was typed, in whatever order? */
export const holdsWords = (typed: string, ...texts: string[]): boolean => {
  const whole = searchText(texts.join(' '));
  return searchText(typed)
    .split(/\s+/)
    .every((word) => whole.includes(word));
};

/**
 * How well a text answers what was typed, word by word: 3 a word where the text begins with it, 2
 * where one of its words does, 1 where it stands within, less where only its letters stand in that
 * order; undefined where a word is not in it at all.
 */
export function rankText(typed: string, text: string): number | undefined {
  const whole = searchText(text);
  let rank = 0;
  for (const word of searchText(typed).split(/\s+/).filter(Boolean)) {
    const own = rankWord(word, whole);
    if (own === undefined) return undefined;
    rank += own;
  }
  return rank;
}

function rankWord(word: string, whole: string): number | undefined {
  const at = whole.indexOf(word);
  if (at === 0) return 3;
  if (at > 0) return whole.split(/[^\p{L}\p{N}.]+/u).some((one) => one.startsWith(word)) ? 2 : 1;
  // Two letters in order are in nearly every text.
  return word.length > 2 ? rankLetters(word, whole) : undefined;
}

/** The letters in order, the closer together the better; scattered ones say nothing. */
function rankLetters(word: string, whole: string): number | undefined {
  let from = -1;
  let start = 0;
  for (const letter of word) {
    const at = whole.indexOf(letter, from + 1);
    if (at < 0) return undefined;
    if (from < 0) start = at;
    from = at;
  }
  const span = from - start + 1;
  return span <= word.length * 3 ? word.length / span / 2 : undefined;
}
