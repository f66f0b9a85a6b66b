/** Hands one e-mail to the SMTP server, so that it is known how far that went. */
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { ClaimedMail, CommitHandOver, Failure } from './queue.ts';

export interface Post {
  /**
   * Sends it; `handOver` is called when everything but the end was sent. Where it rejects the other
   * server gets no end and drops what it has; otherwise what it returns is called as soon as the
   * end was written.
   * @throws Error of the connection or of the other server.
   */
  deliver(mail: ClaimedMail, handOver: () => Promise<CommitHandOver>): Promise<void>;
  close(): void;
}

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, `smtps://…`. */
  url: string;
  /** Address or 'Name <address>' of the sender. */
  from: string;
  /** Origin of the client, where the preferences are. */
  publicUrl: string;
}

/** So many connections send at a time. */
export const CONNECTIONS = 3;

export function openPost({ url, from, publicUrl }: SmtpSettings): Post {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // what is handed to the connection itself is read when the other server asks for it, not before
  transport.use('stream', ({ message, data }, done) => {
    const { beforeEnd } = data as typeof data & { beforeEnd: () => Promise<void> };
    message.processFunc((whole: Readable) => Readable.from(endingAfter(whole, beforeEnd), { objectMode: false }));
    done();
  });
  return {
    async deliver(mail, handOver) {
      let kept: Promise<unknown> = Promise.resolve();
      const beforeEnd = async () => {
        const commit = await handOver();
        // the stream writes its last bytes within this turn of the event loop; a failed commit does
        // not matter where the other server answers
        kept = nextTurn()
          .then(commit)
          .catch(() => undefined);
      };
      const content = {
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: mail.created_on,
        // the same at each try, so that the recipient's server can drop a duplicate
        messageId: mail.message_id,
        headers: { 'Auto-Submitted': 'auto-generated' },
        list: { unsubscribe: `${publicUrl}/preferences` },
        beforeEnd,
      };
      try {
        await transport.sendMail(content);
      } finally {
        await kept;
      }
    },
    close: () => transport.close(),
  };
}

/** In development nothing leaves the machine: /dev/mail shows what would have been sent. */
export const mailbox: Post = {
  deliver: async (_mail, handOver) => {
    const commit = await handOver();
    await commit();
  },
  close: () => undefined,
};

async function* endingAfter(whole: Readable, beforeEnd: () => Promise<void>) {
  yield* whole;
  await beforeEnd();
}

/** What an error of nodemailer says about the fate of the e-mail (RFC 5321, 4.2.1). */
export function failureOf(error: unknown): Failure {
  const { message, responseCode, command } = error as Error & { responseCode?: number; command?: string };
  // a wrong password is the operator's to mend: it is tried again
  const isAboutMail = /RCPT|DATA/.test(command ?? '');
  return {
    message,
    isAnswered: responseCode !== undefined,
    isFinal: responseCode !== undefined && responseCode >= 500 && isAboutMail,
  };
}
