const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November'],
  'December',
];

/** 'Doe, J. and Roe, R.'; from three on 'A; B and C', since a name holds a comma itself. */
export function joinNames(names: readonly string[]): string {
  const [last, ...before] = names
    .map((name) => name.trim())
    .filter(Boolean)
    .reverse();
  if (!last) return '';
  return before.length === 0 ? last : `${before.reverse().join('; ')} and ${last}`;
}

/** The name of a month by its number or its first three letters; undefined where it is none. */
export function monthName(month: string): string | undefined {
  const at = /^\d+$/.test(month)
    ? Number(month) - 1
    : MONTHS.findIndex(
        (name) => month.length > 2 && name.slice(0, 3).toLowerCase() === month.slice(0, 3).toLowerCase(),
      );
  return MONTHS[at];
}

/** YYYY-MM-DD of '2021/05/03', 'May 3, 2021' or '3 May 2021'; undefined where it is no day. */
export function dayOf(text: string): string | undefined {
  const numbers = text.match(/(\d{4})[/-](\d{1,2})[/-](\d{1,2})/);
  const words =
    text.match(/([A-Z][a-z]+)\.? (\d{1,2}),? (\d{4})/) ?? text.match(/(\d{1,2})\.? ([A-Z][a-z]+),? (\d{4})/);
  const parts = numbers
    ? { year: numbers[1], month: numbers[2], day: numbers[3] }
    : words && (/\d/.test(words[1] ?? '') ? { day: words[1], month: words[2] } : { month: words[1], day: words[2] });
  if (!parts) return undefined;
  const year = numbers ? numbers[1] : words?.[3];
  const month = MONTHS.indexOf(monthName(parts.month ?? '') ?? '') + 1;
  const day = new Date(Date.UTC(Number(year), month - 1, Number(parts.day)));
  const isDay = month > 0 && day.getUTCMonth() === month - 1;
  return isDay ? day.toISOString().slice(0, 10) : undefined;
}

/** '12(3)' of a volume and an issue. */
export const volumeOf = (volume: string | undefined, issue: string | undefined): string =>
  issue ? `${volume ?? ''}(${issue})` : (volume ?? '');
