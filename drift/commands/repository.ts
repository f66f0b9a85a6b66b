/** What the command can do in the repository only. The bundle leaves this file out. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { contractFile, root } from './own-contract.ts';

export { contractFile, root };

/** Redocly with the house rules; its words go straight to the terminal. @returns its exit code */
export async function lintContract(): Promise<number> {
  const file = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');
  const args = [file, 'lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return new Promise((done) => child.once('error', () => done(2)).once('close', (code) => done(code ?? 2)));
}

/** Prism's libraries, which take a second to load. */
export const loadPrism = () => import('../../scripts/support/prism.ts');

/** The reference server and its mutants. */
export const loadMutants = () => import('../mutants/selftest.ts');
