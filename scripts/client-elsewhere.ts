import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { contentSecurityPolicy } from '../server/security.ts';
import { inlineParts } from '../server/static.ts';
import { filesBelow } from './support/files.ts';
import { bin, run } from './support/run.ts';

const SMALLEST = 1_000;

/** A client for a host that serves files alone (docs/placing.md). */
export interface Elsewhere {
  /** The path below which it is served, such as `/index/`. */
  base: string;
  /** Folder that is made. */
  out: string;
  /** What `config.json` says there. */
  settings: { authority: string; apiUrl?: string };
  /** Off for a host that compresses by itself or not at all. */
  compressed?: boolean;
}

/**
 * Builds the client for another host, with its `config.json`.
 * @returns the headers that the host has to send with every page.
 */
export async function buildElsewhere({
  base,
  out,
  settings,
  compressed = true,
}: Elsewhere): Promise<Record<string, string>> {
  const args = ['build', '--logLevel', 'warn', '--base', base, '--outDir', out, '--emptyOutDir'];
  const { code, output } = await run(bin('vite'), args, { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`vite build failed (exit code ${code})\n${output}`);
  if (compressed) await compress(out);
  return configureElsewhere({ out, settings });
}

/**
 * Says where the API and the provider of a built client are, which needs no build.
 * @returns the headers that the host has to send with every page from then on.
 */
export async function configureElsewhere({
  out,
  settings,
}: Pick<Elsewhere, 'out' | 'settings'>): Promise<Record<string, string>> {
  await writeFile(join(out, 'config.json'), JSON.stringify(settings, undefined, 2));
  return {
    'content-security-policy': contentSecurityPolicy(settings, inlineParts(out)),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  };
}

/**
 * Puts a `.br` and a `.gz` beside each text, which the server sends to clients that accept them
 * instead of compressing every time.
 */
export async function compress(folder: string): Promise<void> {
  const texts = filesBelow(folder).filter((file) => /\.(js|css|html|svg)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(join(folder, file));
      if (text.length < SMALLEST) return;
      await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(text));
      await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(text, { level: 9 }));
    }),
  );
}
