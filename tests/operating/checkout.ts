import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/support/root.ts';

/** The files of the repository, as they are now, in a folder of their own. */
export function makeCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'check-operating-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  for (const path of listed.split('\0').filter((one) => one && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  return folder;
}
