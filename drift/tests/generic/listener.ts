/** A server of this process behind a socket, for commands that run in a process of their own. */
import type { RequestListener } from 'node:http';

export const listenerOf =
  (fetcher: typeof fetch): RequestListener =>
  async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const { status, headers, ...answer } = await responseOf(fetcher, `http://any.test${request.url ?? '/'}`, {
      method: request.method ?? 'GET',
      headers: new Headers(request.headers as Record<string, string>),
      ...(body.length > 0 && { body }),
    });
    response.writeHead(status, headers);
    response.end(answer.body);
  };

async function responseOf(fetcher: typeof fetch, url: string, init: RequestInit) {
  const response = await fetcher(url, init);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
