/** Commands that need the repository's files. The bundle leaves this file out. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../core/errors.ts';
import { type Sources, sourcesOf } from '../core/sources.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
export const contractFile = join(root, 'generated', 'openapi.checks.json');

export const contractSources = (): Sources => sourcesOf(join(root, 'openapi'), root);

export function contractText(): string {
  if (!existsSync(contractFile))
    throw new UsageError('There is no generated/openapi.checks.json: run `npm run generate`.');
  return readFileSync(contractFile, 'utf8');
}

/** Redocly with the house rules; its output goes to the terminal. @returns its exit code */
export async function lintContract(): Promise<number> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'lint-contract.ts')], { cwd: root, stdio: 'inherit' });
  return new Promise((done) => child.once('error', () => done(2)).once('close', (code) => done(code ?? 2)));
}

/** Prism's libraries, which take a second to load. */
export const loadPrism = () => import('./prism.ts');
