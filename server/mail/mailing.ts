/** Writes and sends the e-mails that are due, as long as the server runs. */
import type { Db } from '../db/schema.ts';
import { CONNECTIONS, failureOf, type Post } from './deliver.ts';
import { writeDueNotices } from './due-notices.ts';
import type { MailWords } from './mail-words.ts';
import {
  type ClaimedMail,
  claimMail,
  type Engine,
  forgetSent,
  handOver,
  markFailed,
  markSent,
  setUnknownAside,
} from './queue.ts';
import { writeMails } from './write-mails.ts';

export interface MailLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface MailingOptions {
  db: Db;
  engine?: Engine;
  now: () => Date;
  /** Without one only notices of due dates are written, in the product. */
  post?: Post | undefined;
  words: MailWords;
  log: MailLog;
  /** How often it looks for what is due, in milliseconds. */
  everyMs?: number;
  /** How long a claim holds, longer than any delivery takes, in milliseconds. */
  leaseMs?: number;
}

const DAY_MS = 86_400_000;
/** So long what was sent can be looked up. */
const KEPT_DAYS = 30;

/** Starts it; returns what stops it, which waits for what is being sent. */
export function startMailing(options: MailingOptions): () => Promise<void> {
  const { everyMs = 5_000, log, post } = options;
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  const round = async () => {
    try {
      await lookOnce(options, () => isStopping);
    } catch (error) {
      // the database is away: the next round finds what this one left
      if (!isStopping) log.warn({ err: error }, 'mail waits');
    }
  };
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy || isStopping) return;
    isBusy = true;
    running = round().finally(() => {
      isBusy = false;
    });
  }, everyMs);
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
    post?.close();
  };
}

/** Writes what is due and sends until nothing is. */
export async function lookOnce(options: MailingOptions, isStopping = () => false): Promise<void> {
  const { db, now, post, words, log } = options;
  await writeDueNotices(db, now());
  if (!post) return;
  await writeMails(db, now(), words);
  for (const id of await setUnknownAside(db, now()))
    log.error({ mailId: id }, 'mail is dead: not known whether it was accepted');
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sendAll({ ...options, post }, isStopping)));
  await forgetSent(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS));
}

type Sending = MailingOptions & { post: Post };

async function sendAll(options: Sending, isStopping: () => boolean): Promise<void> {
  const { db, now, leaseMs = 120_000 } = options;
  while (!isStopping()) {
    const mail = await claimMail(db, now(), leaseMs);
    if (!mail) return;
    await send(mail, options);
  }
}

async function send(mail: ClaimedMail, { db, engine, now, post, log }: Sending): Promise<void> {
  try {
    await post.deliver(mail, () => handOver(db, mail, now(), engine));
  } catch (error) {
    const failure = failureOf(error);
    const fate = await markFailed(db, mail, failure, now());
    const fields = { mailId: mail.id, attempts: mail.attempts, reason: failure.message };
    if (fate === 'dead') log.error(fields, 'mail is dead');
    else log.warn(fields, 'mail waits for another try');
    return;
  }
  await markSent(db, mail, now());
  log.info({ mailId: mail.id, userId: mail.user_id }, 'mail sent');
}
