import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Every file below `folder` as a sorted list of `/`-separated relative paths; empty where there is
 * no such folder.
 */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * One hash over the names and bytes of files and whole folders, given relative to `base`; what does
 * not exist is left out.
 */
export function hashOf(base: string, inputs: string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(base, input);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory() ? filesBelow(path).map((file) => `${input}/${file}`) : [input];
    for (const file of files)
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(base, file)))
        .update('\0');
  }
  return hash.digest('hex');
}
