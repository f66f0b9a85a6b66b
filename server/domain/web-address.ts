/** Does an address name a scheme that is neither http nor https? Read as browsers do: without the space and controls before it, and without tabs and line ends anywhere. */
export function hasOtherScheme(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what hides a scheme
  const read = url.replaceAll(/[\t\r\n]/g, '').replace(/^[\u0000-\u0020]+/, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  return scheme !== undefined && scheme !== 'http' && scheme !== 'https';
}
