import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './until-ended.ts';

const NAME = /^assessment-.+-(\d+)-(\d+)-\w{6}$/;

/**
 * A new folder of this process for what a run of tests needs, removed by whoever asks for it. Those
 * of processes that were killed are removed here by the next one that asks.
 */
export function runFolder(place: string, name: string): string {
  removeAbandoned(place);
  return mkdtempSync(join(place, `assessment-${name}-${countedIn}-${process.pid}-`));
}

function removeAbandoned(place: string): void {
  for (const entry of readdirSync(place)) {
    const [, namespace, pid] = NAME.exec(entry) ?? [];
    if (namespace !== countedIn || isAlive(Number(pid))) continue;
    try {
      rmSync(join(place, entry), { recursive: true, force: true });
    } catch {
      // another run removes it as well, or it is another user's
    }
  }
}

/** Containers may share a folder in memory while each counts its processes anew. */
const countedIn = pidNamespace();

function pidNamespace(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
  } catch {
    return '0';
  }
}
