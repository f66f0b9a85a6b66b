/** What the product says of an address that it does not accept. */
export const ADDRESS_NOT_ACCEPTED = 'Only http and https addresses are accepted';

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

/**
 * Where a link with this address leads, or undefined where it must stay text: only what says http
 * or https becomes a link (ADR-033).
 */
export function linkTo(url: string | null): string | undefined {
  const isWeb = url !== null && /^\s*https?:\/\//i.test(url) && URL.canParse(url.trim());
  return isWeb ? url.trim() : undefined;
}
