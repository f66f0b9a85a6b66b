/** Texts as cells of a spreadsheet hold them. */

/** Spreadsheet programs would read such a text as a formula when it is edited (ADR-038). */
export const looksLikeFormula = (text: string): boolean => /^[=+\-@\t\r\n\0＝＋－＠]/.test(text);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}(?:_|[\u0000-\u0008\u000b-\u001f\ufffe\uffff]))/g;

export const escapedCharacter = (code: number): string => `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`;

/** The escape of what XML cannot hold, and of texts that look escaped (ECMA-376, ST_Xstring). */
export const escapeXstring = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(LOOKS_ESCAPED, escapedCharacter(0x5f))
    .replaceAll(UNWRITABLE, (character) => escapedCharacter(character.charCodeAt(0)));
