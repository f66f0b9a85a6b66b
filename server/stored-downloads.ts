/**
 * Files of exports in the database, so that any instance hands out what another has made
 * (ADR-237). Parts of a megabyte, so that neither side holds a whole file in memory.
 */
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './db/schema.ts';

const PART_BYTES = 1_048_576;
/** So long a slow line may take to fetch what it has begun to fetch. */
const FETCH_MS = 3_600_000;

export interface Download {
  fileName: string;
  /** In bytes. */
  size: number;
  /** Read as it is sent, so that no file has to fit into memory. */
  content: Readable;
}

export interface StoredFile {
  /** Hash of the token; the token itself is nowhere. */
  hash: string;
  fileName: string;
  expires: Date;
}

/** Copies a file into the database; leaves nothing there where it rejects. */
export async function storeFile(db: Db, { hash, fileName, expires }: StoredFile, path: string): Promise<void> {
  const file = await open(path);
  try {
    await db.insertInto('download').values({ hash, file_name: fileName, expires_on: expires.toISOString() }).execute();
    let size = 0;
    for (let number = 0; ; number += 1) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES, size);
      if (bytesRead === 0) break;
      const body = buffer.subarray(0, bytesRead);
      await db.insertInto('download_part').values({ hash, number, body }).execute();
      size += bytesRead;
    }
    await db.updateTable('download').set({ size }).where('hash', '=', hash).execute();
  } catch (error) {
    await removeFile(db, hash).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
}

/** How long others wait for a file that is being sent, in milliseconds. */
export interface SendingTimes {
  /** After so long without a sign of life its sender has died, and it may be taken again. */
  silentMs: number;
  /** So long who comes with the token waits for that. */
  waitMs: number;
}

/** What one process knows of those who wait for files that are being sent. */
export interface Waiting {
  times: SendingTimes;
  /** Hashes of the files that somebody waits for. */
  hashes: Set<string>;
}

const usual: SendingTimes = { silentMs: 4_000, waitMs: 6_000 };
const LOOK_MS = 200;
/** Whoever sends says so each second: of one that has been silent so long nobody is left. */
const SILENT_FOR_GOOD_MS = 60_000;
/** Whoever waits has a place among the requests of all; a token is all that one needs for it. */
const MOST_WAITING = 10;

export const openWaiting = (times = usual): Waiting => ({ times, hashes: new Set() });

/**
 * The file of a token's hash for the first who asks; undefined for others, or once it expired. A
 * proxy that sends a request again has it from another instance where the first one died: one
 * request for a file waits for that, as long as `isGone` does not say that its client has left.
 */
export async function takeFile(
  db: Db,
  hash: string,
  now: Date,
  { times, hashes }: Waiting,
  isGone = () => false,
): Promise<Download | undefined> {
  const taken = await takeNow(db, hash, now, times);
  if (taken || hashes.has(hash) || hashes.size >= MOST_WAITING) return taken;
  const until = performance.now() + times.waitMs;
  hashes.add(hash);
  try {
    while (performance.now() < until && (await isBeingSent(db, hash, now))) {
      await sleep(LOOK_MS);
      // what is taken for nobody would be used up
      if (isGone()) return undefined;
      const later = await takeNow(db, hash, now, times);
      if (later) return later;
    }
    return undefined;
  } finally {
    hashes.delete(hash);
  }
}

async function takeNow(db: Db, hash: string, now: Date, { silentMs }: SendingTimes): Promise<Download | undefined> {
  const taken = await db
    .updateTable('download')
    .set({ taken_on: instant })
    .where('hash', '=', hash)
    .where('expires_on', '>', now)
    .where('size', 'is not', null)
    .where(({ eb, or }) => or([eb('taken_on', 'is', null), eb('taken_on', '<', before(silentMs))]))
    .returning(['file_name', 'size', 'taken_on'])
    .executeTakeFirst();
  if (!taken?.taken_on) return undefined;
  const size = taken.size ?? 0;
  const content = Readable.from(partsOf(db, hash, size), { objectMode: false });
  content.once('close', showLife(db, hash, taken.taken_on, silentMs / 4));
  return { fileName: taken.file_name, size, content };
}

// clocks of two instances differ; a Date has no microseconds
const instant = sql<string>`date_trunc('milliseconds', clock_timestamp())`;
const before = (ms: number) => sql<Date>`clock_timestamp() - make_interval(secs => ${ms / 1_000})`;

async function isBeingSent(db: Db, hash: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('download')
    .select('hash')
    .where('hash', '=', hash)
    .where('expires_on', '>', now)
    .where('taken_on', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Says in the table that the sender lives. Returns what removes the file instead, unless another
 * instance has taken it over meanwhile: what cannot be removed stays taken, and is tried again.
 */
function showLife(db: Db, hash: string, takenOn: Date, everyMs: number): () => void {
  const until = performance.now() + FETCH_MS;
  /** When this instance last said so; undefined once the file is another's, or gone. */
  let own: Date | undefined = takenOn;
  let isSent = false;
  let saying = Promise.resolve();
  const say = async () => {
    const said = await db
      .updateTable('download')
      .set({ taken_on: instant })
      .where('hash', '=', hash)
      .where('taken_on', '=', own ?? null)
      .returning('taken_on')
      .executeTakeFirst();
    own = said?.taken_on ?? undefined;
  };
  const remove = async () => {
    await db
      .deleteFrom('download')
      .where('hash', '=', hash)
      .where('taken_on', '=', own ?? null)
      .execute();
    own = undefined;
  };
  const act = async () => {
    if (own) await (isSent ? remove() : say());
    if (!own || performance.now() > until) clearInterval(timer);
  };
  const queue = () => {
    saying = saying.then(act).catch(() => undefined);
  };
  const timer = setInterval(queue, everyMs).unref();
  return () => {
    isSent = true;
    queue();
  };
}

/** @throws Error where the file went while it was sent: it must not look whole. */
async function* partsOf(db: Db, hash: string, size: number): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for (let number = 0; sent < size; number += 1) {
    const part = await db
      .selectFrom('download_part')
      .select('body')
      .where('hash', '=', hash)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!part) throw new Error('The file was removed while it was sent');
    sent += part.body.length;
    yield part.body;
  }
}

/** Removes what nobody fetched in time, and what a dead instance was sending or making. */
export async function sweepFiles(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('download')
    .where(({ and, eb, or }) =>
      or([
        and([
          eb('expires_on', '<=', now),
          or([eb('taken_on', 'is', null), eb('taken_on', '<', before(SILENT_FOR_GOOD_MS))]),
        ]),
        eb('expires_on', '<=', new Date(now.getTime() - FETCH_MS)),
      ]),
    )
    .execute();
}

async function removeFile(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('download').where('hash', '=', hash).execute();
}
