import type { Exchange } from '../core/exchange.ts';

/** Headers that curl sends by itself. */
const automaticHeaders = new Set(['accept', 'host', 'connection', 'content-length', 'user-agent', 'accept-encoding']);
const maxBodyLength = 2_000;

/** The request as a curl command. It contains the tokens that were sent: mask it before output. */
export function curlOf({ method, url, requestHeaders, requestBody }: Exchange): string {
  const headers = [...requestHeaders].filter(
    ([name]) => !automaticHeaders.has(name) && !(name === 'content-type' && requestBody === null),
  );
  const body = typeof requestBody === 'string' ? [`--data-raw ${quoted(requestBody.slice(0, maxBodyLength))}`] : [];
  return [
    method === 'HEAD' ? 'curl -I' : 'curl -i',
    ...(method === 'GET' || method === 'HEAD' ? [] : [`-X ${method}`]),
    // Double quotes, so that the shell expands `$ADMIN` and `$COOKIE`.
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
