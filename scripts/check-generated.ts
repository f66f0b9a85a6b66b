import { spawnSync } from 'node:child_process';
import { withFreshCode } from './support/fresh-code.ts';
import { root } from './support/root.ts';

const WORDS = { new: 'missing', changed: 'out of date', gone: 'nothing makes it any more' };

/**
 * What differs between generated/ and what the contract gives now, one line a file; empty = up to
 * date. Changes nothing.
 */
export async function staleGeneratedFiles(): Promise<string[]> {
  const changes = await withFreshCode((_, found) => found);
  return [...changes.map(({ file, kind }) => `generated/${file}: ${WORDS[kind]}`), ...unknownToGit()];
}

/**
 * Files that a clone would miss. Without git, e.g. in an unpacked archive, there is nothing to ask.
 */
function unknownToGit(): string[] {
  const git = spawnSync('git', ['ls-files', '--others', '--', 'generated'], { cwd: root, encoding: 'utf8' });
  if (git.status !== 0) return [];
  const files = git.stdout.split('\n').filter(Boolean);
  return files.map((name) => `${name}: not added to git`);
}
