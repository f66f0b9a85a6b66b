/** Accents of LaTeX as Unicode's combining marks (Lamport, 'LaTeX', table 3.1). */
const MARKS: Partial<Record<string, string>> = {
  ...{ '`': '\u0300', "'": '\u0301', '^': '\u0302', '~': '\u0303', '=': '\u0304', u: '\u0306', '.': '\u0307' },
  ...{ '"': '\u0308', r: '\u030a', H: '\u030b', v: '\u030c', d: '\u0323', c: '\u0327', k: '\u0328', b: '\u0331' },
};
const LETTERS: Partial<Record<string, string>> = {
  ...{ ss: 'ß', o: 'ø', O: 'Ø', l: 'ł', L: 'Ł', ae: 'æ', AE: 'Æ', oe: 'œ', OE: 'Œ', aa: 'å', AA: 'Å', i: 'ı', j: 'ȷ' },
  ...{ dh: 'ð', DH: 'Ð', th: 'þ', TH: 'Þ', textendash: '–', textemdash: '—', ldots: '…', dots: '…', S: '§' },
  ...{ textquoteright: '’', textquoteleft: '‘', copyright: '©', pounds: '£', euro: '€' },
};
/** Commands that only set their argument in another way, such as \emph and \textbf. */
const STYLES = /\\(?:emph|text(?:bf|it|sc|sf|tt|rm|up|normal)|mkbibquote|enquote|url|href|mbox|uppercase)\s*(?=\{)/g;

/** The plain text of LaTeX as bibliographies hold it: accents, signs, dashes, no braces. */
export function textOfLaTeX(source: string): string {
  return source
    .replace(STYLES, '')
    .replace(/\\([`'^~=."]|[uvHcdbkr](?![a-zA-Z]))\s*(?:\{\s*\\?([a-zA-Z])\s*\}|\\?([a-zA-Z]))/g, accented)
    .replace(/\\([a-zA-Z]+)\s*(\{\})?/g, (all, name: string, closed?: string) => {
      const letter = LETTERS[name];
      // The space after a command belongs to it.
      return letter ?? (closed ? '' : all.startsWith('\\') ? '' : all);
    })
    .replace(/\\([&%$#_{}])/g, (_all, sign: string) => (sign === '{' || sign === '}' ? '' : sign))
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/``|''/g, '"')
    .replace(/(?<!\\)~/g, ' ')
    .replace(/\\[ ,;]/g, ' ')
    .replace(/[{}]/g, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

const accented = (_all: string, accent: string, inBraces?: string, bare?: string) =>
  `${inBraces ?? bare ?? ''}${MARKS[accent] ?? ''}`;
