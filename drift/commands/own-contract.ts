/** The contract of the repository. The bundle carries it and leaves this file out. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../core/errors.ts';
import { type Sources, sourcesOf } from '../core/sources.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
export const contractFile = join(root, 'generated', 'openapi.yaml');

export const contractSources = (): Sources => sourcesOf(join(root, 'openapi'), root);

export function contractText(): string {
  if (!existsSync(contractFile)) throw new UsageError('There is no generated/openapi.yaml: run `npm run generate`.');
  return readFileSync(contractFile, 'utf8');
}
