/** A server that writes its answers as bytes, also those that no HTTP library lets through. */

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Written {
  method: string;
  response: Response;
  body: Buffer;
}

/** Serves a `fetch`; what `bodyOf` returns is written after the headers. Its address. */
export async function serveBytes(serve: typeof fetch, bodyOf: (written: Written) => Buffer): Promise<string> {
  const server = createServer((socket) => {
    let text = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (part: Buffer) => {
      text = Buffer.concat([text, part]);
      const at = text.indexOf('\r\n\r\n');
      const head = text.toString('latin1', 0, Math.max(0, at));
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      if (at >= 0 && text.length >= at + 4 + length)
        void answer(socket, head, text.subarray(at + 4, at + 4 + length), serve, bodyOf);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function answer(
  socket: Socket,
  head: string,
  body: Buffer,
  serve: typeof fetch,
  bodyOf: (written: Written) => Buffer,
): Promise<void> {
  const [line = '', ...lines] = head.split('\r\n');
  const [method = 'GET', path = '/'] = line.split(' ');
  const named = lines.map((one) => one.split(/: (.*)/s).slice(0, 2) as [string, string]);
  const headers = new Headers(named.filter(([name]) => !/^(connection|content-length|host|keep-alive)$/i.test(name)));
  const url = `http://any.test${path}`;
  const response = await serve(url, { method, headers, ...(body.length > 0 && { body: new Uint8Array(body) }) });
  const bytes = Buffer.from(await response.arrayBuffer());
  const written = bodyOf({ method, response, body: bytes });
  const fields = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const size = response.status === 204 || response.status === 304 ? '' : `content-length: ${bytes.length}\r\n`;
  socket.end(
    Buffer.concat([Buffer.from(`HTTP/1.1 ${response.status} x\r\n${fields}${size}connection: close\r\n\r\n`), written]),
  );
}
