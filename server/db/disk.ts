/** A full disk and the embedded database: on one, its next statement never returns [Q-R5]. */
import { statfsSync } from 'node:fs';
import type { PgliteClient } from './pglite-client.ts';

const MB = 1024 * 1024;

/** Nothing is written below this free space, so that pending work and reads can go on. */
export const reserveBytes = 64 * MB;
const fullBytes = MB;

const pollMs = 1_000;
/** A statement may take this long while the disk is full. */
const stuckMs = 5_000;
/** A statement may take this long in any other case. */
const hangingMs = 300_000;

/** Bytes that may still be written below a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** @throws Error where a start would soon meet a full disk. */
export function requireSpace(folder: string): void {
  const free = freeBytes(folder);
  if (free < reserveBytes)
    throw new Error(`Only ${Math.floor(free / MB)} MB are free in ${folder}; the database needs ${reserveBytes / MB}.`);
}

/**
 * Terminates a worker that hangs, and starts the next one as soon as there is space again.
 * @returns a function that stops watching.
 */
export function keepAlive(client: PgliteClient, freeNow: () => number): () => void {
  let wasFull = false;
  const look = async () => {
    const free = freeNow();
    if (client.isDown) {
      if (free >= reserveBytes) await client.revive();
      return;
    }
    const waited = client.waitingMs;
    wasFull = free < fullBytes || (wasFull && waited > 0);
    if ((wasFull && waited > stuckMs) || waited > hangingMs)
      await client.abandon(new Error('The database worker has ended: it gave no answer'));
  };
  // a look that fails is followed by the next
  const timer = setInterval(() => void look().catch(() => undefined), pollMs).unref();
  return () => clearInterval(timer);
}
