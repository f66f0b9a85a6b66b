/**
 * Where code scanning and annotations show what was found, in a repository that does not hold the
 * contract's files.
 */
import { isAbsolute, relative } from 'node:path';
import type { Config } from '../live/config.ts';
import { embedded } from './embedded.ts';

/**
 * A file of the caller's repository, relative to where the command runs: the configuration, else
 * the workflow that runs the check.
 * @returns undefined where the contract's own files are at hand, or no file is known
 */
export function repositoryPath(
  { file }: Partial<Pick<Config, 'file'>>,
  env: NodeJS.ProcessEnv = process.env,
  isCarried = embedded !== undefined,
): string | undefined {
  if (!isCarried) return undefined;
  const near = file && (isAbsolute(file) ? relative(process.cwd(), file) : file);
  if (near && !near.startsWith('..')) return near.replace(/^\.\//, '').replaceAll('\\', '/');
  // OWNER/REPOSITORY/.github/workflows/drift.yml@refs/heads/main
  return /^[^/]+\/[^/]+\/([^@]+)@/.exec(env.GITHUB_WORKFLOW_REF ?? '')?.[1];
}
