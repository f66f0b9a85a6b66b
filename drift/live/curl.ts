import type { Exchange } from '../core/exchange.ts';

/** What every client sends by itself. */
const leftOut = new Set(['accept', 'host', 'connection', 'content-length', 'user-agent', 'accept-encoding']);
const mostBody = 2_000;

/**
 * The request as a shell repeats it. Tokens stand in it as they were sent: mask the text before it
 * is shown.
 */
export function curlOf({ method, url, requestHeaders, requestBody }: Exchange): string {
  const headers = [...requestHeaders].filter(
    ([name]) => !leftOut.has(name) && !(name === 'content-type' && requestBody === null),
  );
  const body = typeof requestBody === 'string' ? [`--data-raw ${quoted(requestBody.slice(0, mostBody))}`] : [];
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    // In double quotes, so that the shell puts in what `$ADMIN` or `$COOKIE` stands for.
    ...headers.map(([name, value]) =>
      name === 'authorization'
        ? `-H "Authorization: ${value.replaceAll(/["\\`$]/g, '')}"`
        : `-H ${/^\$\w+$/.test(value) ? `"${name}: ${value}"` : quoted(`${name}: ${value}`)}`,
    ),
    ...body,
    ...(requestBody === null ? ['-F …'] : []),
    quoted(url),
  ].join(' ');
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
