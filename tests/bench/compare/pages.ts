import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../../scripts/support/root.ts';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The pages of the bench, built as the product is, and served on a free port of this machine. */
export async function servePages(names: readonly string[]): Promise<{ url: string; close(): void }> {
  const outDir = join(root, '.data', `bench-compare-${process.pid}`);
  const sources = join(root, 'tests', 'bench', 'compare');
  const mode = process.env.NODE_ENV;
  await build({
    configFile: false,
    root: sources,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: names.map((page) => join(sources, `${page}.html`)) },
    },
  });
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = await readFile(join(outDir, pathname)).catch(() => undefined);
    if (!file) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream' })
      .end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port for the bench');
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}
