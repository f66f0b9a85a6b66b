/**
 * A text without those of its last signs that match. Read from the end: an expression such as
 * /x+$/ is tried anew at each sign of a run, so that its time grows with the square of the length.
 */
export function trimEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const isPair = (text.codePointAt(end - 2) ?? 0) > 0xffff;
    const start = end - (isPair ? 2 : 1);
    if (!sign.test(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}
