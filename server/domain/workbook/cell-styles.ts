/** Which looks of cells show a number as a date (ECMA-376 part 1, 18.8.30). */
import { elements } from './xml-scan.ts';

const DAY_MS = 86_400_000;
/** Days from Excel's first day to 1970, and from that of files which begin in 1904. */
const TO_1970 = 25_569;
const FROM_1904 = 1_462;
/** Excel takes 1900 for a leap year: days before the one that never was are one further. */
const NEVER_WAS = 60;

const isBuiltInDate = (format: number) =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 47) ||
  (format >= 50 && format <= 58);

/** Does a format such as `dd/mm/yyyy` name parts of a day? Texts and colours in it do not. */
export const isDateFormat = (code: string): boolean =>
  /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^[\]]*\]|general/gi, ''));

/** Whether each of the looks, by its number, is that of a date. */
export function dateStyles(stylesXml: string): boolean[] {
  const own = new Map(
    elements(stylesXml, 'numFmt').map((one) => [
      Number(one.get('numFmtId')),
      isDateFormat(one.get('formatCode') ?? ''),
    ]),
  );
  const begin = stylesXml.search(/<(?:\w+:)?cellXfs[\s>]/);
  const looks = begin < 0 ? '' : stylesXml.slice(begin, stylesXml.indexOf('cellXfs', begin + 16));
  return elements(looks, 'xf').map((one) => {
    const format = Number(one.get('numFmtId') ?? 0);
    return own.get(format) ?? isBuiltInDate(format);
  });
}

/** The moment of a day number, in UTC; an invalid Date where there is none. */
export function dateOfSerial(serial: number, from1904: boolean): Date {
  const days = from1904 ? serial + FROM_1904 : serial < NEVER_WAS ? serial + 1 : serial;
  return new Date(Math.round((days - TO_1970) * DAY_MS));
}
