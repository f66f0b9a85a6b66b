import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Below the ports that systems give to connections and to whoever asks for any port: until the
 * caller listens, nothing else takes one of these by chance.
 */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 50;
/** A file for each port that was given, with the process that it was given to. */
const claims = join(tmpdir(), 'country-assessment-ports');

/**
 * A loopback port that nothing listens on at this moment and no other process of ours was given.
 * @param pick the next port to try.
 * @throws Error where none is found.
 */
export async function freePort(pick = () => randomInt(LOWEST, HIGHEST)): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = pick();
    if (claim(port) && (await isFree(port))) return port;
  }
  throw new Error(`No free port was found between ${LOWEST} and ${HIGHEST}`);
}

function claim(port: number): boolean {
  const file = join(claims, `${port}`);
  try {
    mkdirSync(claims, { recursive: true });
    if (hasEnded(file)) rmSync(file);
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    // Where nothing can be written down the port is as good as any.
    return (error as NodeJS.ErrnoException).code !== 'EEXIST';
  }
}

/** Has the process ended that a port was given to? */
function hasEnded(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
