/** A `fetch` behind a port, for tools that use the network. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Served {
  url: string;
  /** Responds with another from now on. */
  use(fetcher: typeof fetch): void;
  close(): Promise<void>;
}

export async function serve(first: typeof fetch): Promise<Served> {
  let fetcher = first;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, one] as [string, string]),
    );
    const body = Buffer.concat(parts);
    // fetch has no words for these
    if (request.method === 'TRACE' || request.method === 'CONNECT') {
      response.writeHead(405).end();
      return;
    }
    try {
      const reply = await fetcher(`http://reference.test${request.url}`, {
        method: request.method ?? 'GET',
        headers: headers.filter(
          ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding', 'expect'].includes(name),
        ),
        ...(body.length > 0 && request.method !== 'GET' && { body }),
      });
      response.writeHead(reply.status, Object.fromEntries(reply.headers));
      response.end(Buffer.from(await reply.arrayBuffer()));
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (other) => {
      fetcher = other;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
