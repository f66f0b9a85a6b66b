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
