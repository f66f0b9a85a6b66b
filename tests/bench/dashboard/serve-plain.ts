import { join } from 'node:path';
import { build, preview } from 'vite';
import { root } from '../../../scripts/support/root.ts';

const sources = join(root, 'tests', 'bench', 'dashboard');
const outDir = join(root, '.data', 'bench-dashboard');

/** The plain table, built now with the product's tools, on a free port of this machine. */
export async function servePlain(): Promise<{ url: string; close(): Promise<void> }> {
  const mode = process.env.NODE_ENV;
  await build({
    configFile: false,
    root: sources,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(sources, 'plain.html') } },
  });
  // Vite leaves `production` behind, under which the demonstration would not start.
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  const server = await preview({
    configFile: false,
    root: sources,
    build: { outDir },
    preview: { host: 'localhost', port: 0 },
  });
  return { url: `${server.resolvedUrls?.local[0]}plain.html`, close: () => server.close() };
}
