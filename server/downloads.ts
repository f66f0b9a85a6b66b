/** Files of exports, which a token fetches once within five minutes (ADR-012, ADR-237). */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasOneConnection } from './db/open.ts';
import type { Db } from './db/schema.ts';
import { type Download, openWaiting, type SendingTimes, storeFile, sweepFiles, takeFile } from './stored-downloads.ts';

const LIFE_MS = 300_000;
const SWEEP_MS = 60_000;

export interface Downloads {
  /** Stores the file that `write` fills and returns its token; leaves nothing where it rejects. */
  offer(fileName: string, write: (path: string) => Promise<void>): Promise<string>;
  /**
   * The file of a token, which this uses up; undefined where it is unknown, used or expired. The
   * file is gone once its content was read or destroyed. May wait for the end of another who sends
   * it, as long as `isGone` does not say that nobody waits for the answer.
   */
  take(token: string, isGone?: () => boolean): Promise<Download | undefined>;
  /** Removes expired files. */
  sweep(): Promise<void>;
  /** Stops the sweeping, and removes a temporary folder. */
  close(): Promise<void>;
}

/**
 * Where exports wait: in the database where several instances may share it, else in the folder.
 * @param folder a folder, made when first used; by default a temporary folder that `close` removes.
 */
export const openDownloads = (db: Db, folder: string | undefined, now: () => Date): Downloads =>
  hasOneConnection(db) ? downloadsInFolder(folder, now) : downloadsInDatabase(db, folder, now);

/** Keeps everything in the database; the folder is only where a file is made. */
export function downloadsInDatabase(
  db: Db,
  given: string | undefined,
  now: () => Date,
  times?: SendingTimes,
): Downloads {
  const { folder, remove } = folderOf(given);
  const waiting = openWaiting(times);

  async function offer(fileName: string, write: (path: string) => Promise<void>): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const token = newToken();
    const hash = hashOf(token);
    const path = join(folder, `${hash}.part`);
    try {
      await write(path);
      await storeFile(db, { hash, fileName, expires: new Date(now().getTime() + LIFE_MS) }, path);
    } finally {
      await rm(path, { force: true });
    }
    return token;
  }

  const sweep = () => sweepFiles(db, now());
  const stopSweeping = sweepAtTimes(sweep);
  const close = async () => {
    stopSweeping();
    await remove();
  };
  const take: Downloads['take'] = (token, isGone) => takeFile(db, hashOf(token), now(), waiting, isGone);
  return { offer, take, sweep, close };
}

/**
 * Keeps everything in the folder, so that a restart, or a second server on the same folder, finds
 * it.
 * A file is named `<hash of the token>.<expiry>.<name>`: listing the folder reveals no token.
 */
export function downloadsInFolder(given: string | undefined, now: () => Date): Downloads {
  const { folder, remove } = folderOf(given);
  const files = async () => readdir(folder).catch(() => []);

  async function offer(fileName: string, write: (path: string) => Promise<void>): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const token = newToken();
    const path = join(folder, `${hashOf(token)}.${now().getTime() + LIFE_MS}.${fileName}`);
    try {
      await write(`${path}.part`);
      await rename(`${path}.part`, path);
    } catch (error) {
      await rm(`${path}.part`, { force: true });
      throw error;
    }
    return token;
  }

  async function take(token: string) {
    const hash = hashOf(token);
    const name = (await files()).find((file) => file.startsWith(`${hash}.`) && !file.endsWith('.part'));
    if (!name || isExpired(name, now())) return undefined;
    // of two who come at once only one finds the file to rename
    const taken = join(folder, `${name}.part`);
    const mine = await rename(join(folder, name), taken).then(
      () => true,
      () => false,
    );
    if (!mine) return undefined;
    const file = await open(taken);
    const { size } = await file.stat();
    const content = file.createReadStream();
    content.once('close', () => void rm(taken, { force: true }).catch(() => undefined));
    return { fileName: name.split('.').slice(2).join('.'), size, content };
  }

  async function sweep(): Promise<void> {
    const expired = (await files()).filter((name) => isExpired(name, now()));
    await Promise.all(expired.map((name) => rm(join(folder, name), { force: true })));
  }

  const stopSweeping = sweepAtTimes(sweep);
  const close = async () => {
    stopSweeping();
    await remove();
  };
  return { offer, take, sweep, close };
}

function folderOf(given: string | undefined): { folder: string; remove: () => Promise<void> } {
  const folder = given ?? join(tmpdir(), `country-assessment-${randomBytes(8).toString('hex')}`);
  const remove = async () => {
    if (given === undefined) await rm(folder, { recursive: true, force: true });
  };
  return { folder, remove };
}

/** Sweeps now and each minute; returns how to stop. */
function sweepAtTimes(sweep: () => Promise<void>): () => void {
  // a sweep that fails is tried again; it must not end the process
  const attempt = () => void sweep().catch(() => undefined);
  const timer = setInterval(attempt, SWEEP_MS).unref();
  attempt();
  return () => clearInterval(timer);
}

const newToken = (): string => randomBytes(24).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const isExpired = (name: string, now: Date): boolean => !(Number(name.split('.')[1]) > now.getTime());
