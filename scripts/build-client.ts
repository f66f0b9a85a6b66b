import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildElsewhere, compress, type Elsewhere } from './client-elsewhere.ts';
import { hashOf } from './support/files.ts';
import { root } from './support/root.ts';
import { bin, run } from './support/run.ts';

/** What the client is made of: files and folders whose change asks for a new build. */
export const INPUTS = [
  'index.html',
  'public',
  'src',
  'generated',
  'openapi/rules',
  'vite.config.ts',
  'scripts/build-client.ts',
  'scripts/client-elsewhere.ts',
  'scripts/draw-shells.ts',
  'scripts/support/bundle',
  'scripts/support/root.ts',
  'scripts/support/shell',
  'tsr.config.json',
  'package.json',
  'package-lock.json',
];
const dist = join(root, 'dist');
const stampFile = join(dist, '.inputs');

/**
 * Builds the client into `dist/` unless what stands there was made from exactly these sources.
 * Throws with Vite's own words.
 */
export async function buildClient({ force = false } = {}): Promise<void> {
  const inputs = hashOf(root, INPUTS);
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputs) return;
  console.log('Building the client …');
  const { code, output, ms } = await run(bin('vite'), ['build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`vite build failed (exit code ${code})\n${output}`);
  await compress(dist);
  writeFileSync(stampFile, inputs);
  console.log(`Built the client in ${(ms / 1000).toFixed(1)} s.`);
}

if (import.meta.main) {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { base: { ...text, default: '/' }, config: text, out: text } });
    if (values.config && values.out) {
      const settings = JSON.parse(readFileSync(values.config, 'utf8')) as Elsewhere['settings'];
      const headers = await buildElsewhere({ base: values.base, out: resolve(values.out), settings });
      console.log(`${values.out} is to be served below ${values.base}, index.html for every other address, with`);
      for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
    } else await buildClient({ force: true });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
