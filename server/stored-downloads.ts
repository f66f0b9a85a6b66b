/**
 * Files of exports in the database, so that any instance hands out what another has made
 * (ADR-237). Parts of a megabyte, so that neither side holds a whole file in memory.
 */
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
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

/** The file of a token's hash for the first who asks; undefined for others, or once it expired. */
export async function takeFile(db: Db, hash: string, now: Date): Promise<Download | undefined> {
  const taken = await db
    .updateTable('download')
    .set({ taken_on: now.toISOString() })
    .where('hash', '=', hash)
    .where('taken_on', 'is', null)
    .where('size', 'is not', null)
    .where('expires_on', '>', now)
    .returning(['file_name', 'size'])
    .executeTakeFirst();
  if (!taken) return undefined;
  const content = Readable.from(partsOf(db, hash), { objectMode: false });
  content.once('close', () => void removeFile(db, hash).catch(() => undefined));
  return { fileName: taken.file_name, size: taken.size ?? 0, content };
}

async function* partsOf(db: Db, hash: string): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    const part = await db
      .selectFrom('download_part')
      .select('body')
      .where('hash', '=', hash)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!part) return;
    yield part.body;
  }
}

/** Removes what nobody fetched in time, and what a killed instance was sending or making. */
export async function sweepFiles(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('download')
    .where(({ and, eb, or }) =>
      or([
        and([eb('expires_on', '<=', now), eb('taken_on', 'is', null)]),
        eb('expires_on', '<=', new Date(now.getTime() - FETCH_MS)),
      ]),
    )
    .execute();
}

async function removeFile(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('download').where('hash', '=', hash).execute();
}
