import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/support/root.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).trim();
const migrations = 'server/db/migrations/index.ts';

/** FORMER_BUILD, else the last release, else the last state before the schema changed. */
function formerCommit(): string {
  const given = process.env.FORMER_BUILD ?? git('tag', '--list', '--sort=-creatordate').split('\n')[0];
  if (given) return git('rev-parse', given);
  const changed = git('log', '-1', '--format=%H', '--', migrations);
  return git('rev-parse', `${changed}~1`);
}

export interface FormerBuild {
  folder: string;
  commit: string;
  remove(): void;
}

/** The release before this one, built beside it; the packages are those of this one. */
export function makeFormerBuild(): FormerBuild {
  const commit = formerCommit();
  const folder = mkdtempSync(join(tmpdir(), 'former-build-'));
  const archive = join(folder, 'sources.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['scripts/build-client.ts'], { cwd: folder, stdio: 'inherit' });
  return { folder, commit: commit.slice(0, 8), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
