import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './support/files.ts';
import { root } from './support/root.ts';
import { bin, run } from './support/run.ts';

const INPUTS = [
  'index.html',
  'public',
  'src',
  'generated',
  'openapi/rules',
  'vite.config.ts',
  'tsr.config.json',
  'package.json',
  'package-lock.json',
];
const stampFile = join(root, 'dist', '.inputs');

/** Builds the client into `dist/` unless what stands there was made from exactly these sources. Throws with Vite's own words. */
export async function buildClient({ force = false } = {}): Promise<void> {
  const inputs = hashOf(root, INPUTS);
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputs) return;
  console.log('Building the client …');
  const { code, output, ms } = await run(bin('vite'), ['build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`vite build failed (exit code ${code})\n${output}`);
  writeFileSync(stampFile, inputs);
  console.log(`Built the client in ${(ms / 1000).toFixed(1)} s.`);
}

if (import.meta.main) {
  try {
    await buildClient({ force: true });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
