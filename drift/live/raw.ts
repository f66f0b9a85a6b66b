/** One request on a connection of its own, read as bytes: shows what `fetch` leaves out. */
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';

interface RawRequest {
  address: URL;
  method: string;
  headers: Headers;
  body?: string | undefined;
  /** Seconds. */
  timeout: number;
}

export interface RawAnswer {
  status: number;
  /** Bytes after the headers. */
  rest: number;
}

const end = '\r\n\r\n';

/** The answer, as far as it came; undefined where none did. */
export function rawAnswer({ address, method, headers, body, timeout }: RawRequest): Promise<RawAnswer | undefined> {
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const isSecure = address.protocol === 'https:';
  const port = Number(address.port || (isSecure ? 443 : 80));
  const socket = isSecure ? connectTls({ host, port, servername: host }) : connectTcp({ host, port });
  const parts: Buffer[] = [];
  return new Promise((done) => {
    const finish = () => {
      socket.destroy();
      done(answerIn(Buffer.concat(parts)));
    };
    socket.setTimeout(timeout * 1000, finish);
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.once('end', finish).once('error', finish).once('close', finish);
    const lines = [
      `${method} ${address.pathname}${address.search} HTTP/1.1`,
      `host: ${address.host}`,
      'connection: close',
      ...[...headers].map(([name, value]) => `${name}: ${value}`),
      ...(body === undefined ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
    ];
    socket.write(`${lines.join('\r\n')}${end}${body ?? ''}`);
  });
}

function answerIn(bytes: Buffer): RawAnswer | undefined {
  const at = bytes.indexOf(end);
  const [, status] = /^HTTP\/1\.\d (\d{3})/.exec(bytes.toString('latin1', 0, 20)) ?? [];
  return at < 0 || status === undefined ? undefined : { status: Number(status), rest: bytes.length - at - end.length };
}
