import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** What the server does with one e-mail: accepts it, or answers with a code. */
type Answer = { code: number; words: string } | undefined;

export interface MailServer {
  url: string;
  port: number;
  /** What was accepted, in order: head and body as they came. */
  accepted: string[];
  /** How often each Message-ID was accepted. */
  times: Map<string, number>;
  /** Ends every connection without a word. */
  hangUp(): void;
  close(): Promise<void>;
}

/** A real SMTP server on a port of its own; `answer` decides once an e-mail has ended. */
export async function startMailServer(
  answer: (message: string) => Promise<Answer> | Answer = () => undefined,
): Promise<MailServer> {
  const accepted: string[] = [];
  const times = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', async () => {
        const message = Buffer.concat(parts).toString('utf8');
        const refusal = await answer(message);
        if (refusal) return done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
        accepted.push(message);
        const id = /^Message-ID: (\S+)/im.exec(message)?.[1] ?? '';
        times.set(id, (times.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // connections of killed processes are reset
  server.on('error', () => undefined);
  const inner = server.listen(0, '127.0.0.1');
  const sockets = new Set<Socket>();
  inner.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(inner, 'listening');
  const { port } = inner.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    accepted,
    times,
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A server takes its time. */
export const aMoment = () => sleep(Math.random() * 10);
