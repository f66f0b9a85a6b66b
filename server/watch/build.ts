import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which product this is. */
export interface Build {
  /** Of package.json. */
  version: string;
  /** `BUILD_ID`, or the start of the digest of the client's page; 'none' without a client. */
  build: string;
  node: string;
}

/** `dist` is the folder of the built client, whose page names all of its files by their digest. */
export function readBuild(dist: string | undefined, buildId: string | undefined): Build {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const page = dist && join(dist, 'index.html');
  const digest = page && existsSync(page) && createHash('sha256').update(readFileSync(page)).digest('hex');
  return { version, build: buildId ?? (digest ? digest.slice(0, 12) : 'none'), node: process.versions.node };
}
