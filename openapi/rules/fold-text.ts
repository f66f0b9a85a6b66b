const MARKS = /\p{M}+/gu;
/**
 * Letters without a Unicode decomposition, as people type them who do not have them on their
 * keyboard.
 */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss', ς: 'σ' };
const WITHOUT_DECOMPOSITION = /[øłđıæœßς]/g;

/** A text without case and accents: 'cote' for 'Côte'. Searches and mentions compare texts so. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(WITHOUT_DECOMPOSITION, (letter) => PLAIN[letter] ?? letter);
