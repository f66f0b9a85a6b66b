/** Hands one e-mail to the SMTP server, so that it is known how far that went. */
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { ClaimedMail, Failure } from './queue.ts';

export interface Post {
  /**
   * Sends it; `beforeLastByte` is called when everything but the end was sent, and where it rejects
   * the other server gets no end and drops what it has.
   * @throws Error of the connection or of the other server.
   */
  deliver(mail: ClaimedMail, beforeLastByte: () => Promise<void>): Promise<void>;
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
  const wire = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail, beforeLastByte) {
      const { message, envelope } = await composer.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: mail.created_on,
        // the same at each try: whoever keeps mail can tell that it is the same
        messageId: mail.message_id,
        headers: { 'Auto-Submitted': 'auto-generated' },
        list: { unsubscribe: `${publicUrl}/preferences` },
      });
      await wire.sendMail({
        envelope,
        raw: Readable.from(endingAfter(message as Buffer, beforeLastByte), { objectMode: false }),
      });
    },
    close: () => wire.close(),
  };
}

/** In development nothing leaves the machine: /dev/mail shows what would have been sent. */
export const mailbox: Post = {
  deliver: (_mail, beforeLastByte) => beforeLastByte(),
  close: () => undefined,
};

async function* endingAfter(message: Buffer, beforeLastByte: () => Promise<void>) {
  yield message;
  await beforeLastByte();
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
