/** Excel's rules: 31 characters, none of `: \ / ? * [ ]`, no apostrophe at an end, no case. */
const LENGTH = 31;

/** Returns a function that gives each tab a unique valid name close to the wanted one. */
export function tabNamer(taken: string[]): (wanted: string) => string {
  const used = new Set(['history', ...taken.map(keyOf)]);
  return (wanted) => {
    const name = cut(wanted.replaceAll(/[:\\/?*[\]\p{Cc}]/gu, ' ').toWellFormed(), LENGTH) || 'Tab';
    let own = name;
    for (let number = 2; used.has(keyOf(own)); number++)
      own = `${cut(name, LENGTH - ` (${number})`.length)} (${number})`;
    used.add(keyOf(own));
    return own;
  };
}

/** No longer than this in UTF-16, without half a character, spaces or apostrophes at an end. */
function cut(name: string, length: number): string {
  const short = name.slice(0, length);
  const whole = short.isWellFormed() ? short : short.slice(0, -1);
  return whole.replaceAll(/^[\s']+|[\s']+$/g, '');
}

const keyOf = (name: string) => name.toLowerCase();
