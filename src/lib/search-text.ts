const MARKS = /\p{M}+/gu;

/** A text as searches compare it: without case, accents and outer spaces, so that 'cote' finds 'Côte d'Ivoire'. */
export const searchText = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase().trim();

/** Does one of the texts hold what was typed? Everything does as long as nothing was typed. */
export const holdsText = (typed: string, ...texts: string[]): boolean => {
  const wanted = searchText(typed);
  return texts.some((text) => searchText(text).includes(wanted));
};
