import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { filesBelow, hashOf } from './support/files.ts';
import { root } from './support/root.ts';
import { bin, run } from './support/run.ts';

const INPUTS = [
  'index.html',
  'public',
  'src',
  'generated',
  'openapi/rules',
  'vite.config.ts',
  'scripts/build-client.ts',
  'tsr.config.json',
  'package.json',
  'package-lock.json',
];
const dist = join(root, 'dist');
const stampFile = join(dist, '.inputs');
const SMALLEST = 1_000;

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
  await compress();
  writeFileSync(stampFile, inputs);
  console.log(`Built the client in ${(ms / 1000).toFixed(1)} s.`);
}

/**
 * Puts a `.br` and a `.gz` beside each text, which the server sends to clients that accept them
 * instead of compressing every time.
 */
async function compress(): Promise<void> {
  const texts = filesBelow(dist).filter((file) => /\.(js|css|html|svg)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(join(dist, file));
      if (text.length < SMALLEST) return;
      await writeFile(join(dist, `${file}.br`), await promisify(brotliCompress)(text));
      await writeFile(join(dist, `${file}.gz`), await promisify(gzip)(text, { level: 9 }));
    }),
  );
}

if (import.meta.main) {
  try {
    await buildClient({ force: true });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
