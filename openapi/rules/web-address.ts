/** What the product says of an address that it does not accept, by what is wrong with it. */
export const ADDRESS_FAULTS = {
  scheme: 'Only http and https addresses are accepted',
  credentials: 'An address with a user name or password in it is not accepted',
  unreadable: 'This address cannot be opened: check it for blanks and missing parts',
} as const;

export type AddressFault = keyof typeof ADDRESS_FAULTS;

/**
 * Does an address name a scheme that is neither http nor https? Read as browsers do: without the
 * space and controls before it, and without tabs and line ends anywhere.
 */
export function hasOtherScheme(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what hides a scheme
  const read = url.replaceAll(/[\t\r\n]/g, '').replace(/^[\u0000-\u0020]+/, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  return scheme !== undefined && scheme !== 'http' && scheme !== 'https';
}

/** Begins as an address of the web, and not as words such as 'chapter 3: roads'. */
const isWeb = (text: string) => /^https?:\/\//i.test(text);

/**
 * Why an address is not stored, or undefined where it may be. What does not begin with http:// or
 * https:// is text, and stays it (ADR-033, ADR-229).
 */
export function faultOfAddress(address: string): AddressFault | undefined {
  if (hasOtherScheme(address)) return 'scheme';
  const text = address.trim();
  return isWeb(text) ? faultOfWeb(text) : undefined;
}

function faultOfWeb(text: string): AddressFault | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && (url.username || url.password)) return 'credentials';
  const [host = ''] = text.replace(/^\w+:\/\//, '').split(/[/\\?#]/, 1);
  // URL leaves signs out that are not seen: another address would be shown than it leads to
  return url && host && !/\p{C}/u.test(host) ? undefined : 'unreadable';
}

/** Line ends and tabs, which URL leaves out, and what turns the direction of reading. */
const MISLEADING = /\p{Cc}|\p{Bidi_Control}/u;

/**
 * Where a link with this address leads, or undefined where it must stay text: only what says http
 * or https, names no user and can be read becomes a link (ADR-033).
 */
export function linkTo(url: string | null): string | undefined {
  const text = url?.trim() ?? '';
  return isWeb(text) && !faultOfWeb(text) && !MISLEADING.test(text) ? text : undefined;
}
