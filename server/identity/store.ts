import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Store {
  get(key: string): unknown;
  /** `expiresAt` in seconds since 1970. */
  set(key: string, value: unknown, expiresAt: number): void;
  delete(key: string): void;
  /** What begins with the prefix and has not expired. */
  entries(prefix: string): [key: string, value: unknown][];
  /** Writes pending changes to disk. */
  close(): void;
}

type Kept = { value: unknown; expiresAt: number };

const writeAfterMs = 100;
const now = () => Math.floor(Date.now() / 1000);

/**
 * A small map with expiry, saved to `<folder>/sessions.json` (mode 600) shortly after a change; in
 * memory alone without a folder. For the few sessions of a development provider.
 */
export function openStore(folder?: string): Store {
  const file = folder && join(folder, 'sessions.json');
  const kept = new Map<string, Kept>(file ? read(file) : []);
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!folder || !file) return;
    for (const [key, { expiresAt }] of kept) if (expiresAt < now()) kept.delete(key);
    writeSecret(folder, file, JSON.stringify([...kept]));
  }

  function changed(): void {
    timer ??= setTimeout(write, writeAfterMs).unref();
  }

  return {
    get(key) {
      const found = kept.get(key);
      return found && found.expiresAt >= now() ? found.value : undefined;
    },
    set(key, value, expiresAt) {
      kept.set(key, { value, expiresAt });
      changed();
    },
    delete(key) {
      kept.delete(key);
      changed();
    },
    entries(prefix) {
      const found = [...kept].filter(([key, { expiresAt }]) => key.startsWith(prefix) && expiresAt >= now());
      return found.map(([key, { value }]) => [key, value]);
    },
    close: () => timer && write(),
  };
}

/** Replaces a file atomically, readable by its owner only. */
export function writeSecret(folder: string, file: string, text: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function read(file: string): [string, Kept][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as [string, Kept][];
  } catch {
    return []; // none yet, or unreadable: everybody signs in again
  }
}
