/** Why a text is no address of an API, as the end of a sentence; undefined where it is one. */
export function whyNoAddress(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text)) return 'say http://… or https://….';
  const [authority = ''] = text.replace(/^https?:\/\//i, '').split(/[/?#]/);
  const port = /:([^:\]]*)$/.exec(authority.split('@').at(-1) ?? '')?.[1];
  if (port && !/^\d+$/.test(port)) return `its port, ${port}, is no number.`;
  if (Number(port) > 65_535) return `there is no port ${port}, the last is 65535.`;
  return URL.canParse(text) ? undefined : 'it is no address: say http://… or https://….';
}
