import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from './generate.ts';
import { filesBelow } from './support/files.ts';
import { root } from './support/root.ts';

const INPUTS = ['openapi', 'src', 'orval.config.ts', 'tsr.config.json', 'package.json', 'tsconfig.json'];

/**
 * What differs between `generated/` and what the contract gives now, one line a file; empty = up to date. Generates into a
 * copy below .data, where node_modules is still found, so that a failed check leaves the working tree as it was.
 */
export async function staleGeneratedFiles(): Promise<string[]> {
  const copy = join(root, '.data', `generated-check-${process.pid}`);
  mkdirSync(copy, { recursive: true });
  try {
    for (const input of INPUTS) cpSync(join(root, input), join(copy, input), { recursive: true });
    await generate(copy, () => {});
    return [...differences(join(root, 'generated'), join(copy, 'generated')), ...unknownToGit()];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function differences(committed: string, fresh: string): string[] {
  const names = new Set([...filesBelow(committed), ...filesBelow(fresh)]);
  return [...names].sort().flatMap((name) => {
    if (!existsSync(join(fresh, name))) return [`generated/${name}: nothing makes it any more`];
    if (!existsSync(join(committed, name))) return [`generated/${name}: missing`];
    const same = readFileSync(join(committed, name)).equals(readFileSync(join(fresh, name)));
    return same ? [] : [`generated/${name}: out of date`];
  });
}

/** Files that a clone would miss. Without git, e.g. in an unpacked archive, there is nothing to ask. */
function unknownToGit(): string[] {
  const git = spawnSync('git', ['ls-files', '--others', '--', 'generated'], { cwd: root, encoding: 'utf8' });
  if (git.status !== 0) return [];
  return git.stdout
    .split('\n')
    .filter(Boolean)
    .map((name) => `${name}: not added to git`);
}

if (import.meta.main) {
  const stale = await staleGeneratedFiles();
  for (const line of stale) console.error(line);
  if (stale.length > 0) {
    console.error('Run `npm run generate` and commit generated/.');
    process.exitCode = 1;
  }
}
