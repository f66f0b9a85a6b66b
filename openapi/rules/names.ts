/** Not seen where a text is shown: zero-width, format and control signs, and fillers. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;

/**
 * Names are the same that look the same: whatever their case, the space in and around them, signs
 * that are not seen, and the form of their letters (NFKC: full-width ones, ligatures) (ADR-020,
 * ADR-229). Letters of two scripts that look alike remain two.
 */
export const foldName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();

/** What is seen of a name, without the space around it: a name of nothing else is none. */
export const seenOf = (name: string): string => name.replace(UNSEEN, '').trim();

/**
 * E-mail addresses are the same whatever their case, and nothing else is folded: a letter beyond
 * ASCII never becomes one of ASCII (U+212A, U+0130), so that nobody is taken for another.
 */
export const foldEmail = (email: string): string => email.replace(/[^\u212a\u0130]+/g, (part) => part.toLowerCase());
