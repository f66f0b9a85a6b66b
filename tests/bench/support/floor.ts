import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../../scripts/support/root.ts';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/**
 * The floors of the stack, `/react.html`, `/stack.html` and `/rows.html`, built now with the same tools as the product and
 * served compressed on a free port of this machine. The last one shows rows of the product at `backend`, whose API it has.
 */
export async function serveFloors(backend?: string): Promise<{ url: string; close(): void }> {
  const outDir = join(root, '.data', 'bench-floor');
  await buildFloors(outDir);
  const compress = promisify(gzip);
  const server = createServer(async ({ url = '/', headers }, response) => {
    if (backend && url.startsWith('/api/')) {
      const { authorization = '' } = headers;
      const answer = await fetch(backend + url, { headers: { authorization } });
      response.writeHead(answer.status, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      return response.end(await compress(Buffer.from(await answer.arrayBuffer())));
    }
    const path = new URL(url, 'http://localhost').pathname;
    const file = await readFile(join(outDir, path)).catch(() => undefined);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/css', 'content-encoding': 'gzip' });
    return response.end(await compress(file));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port for the floors');
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}

async function buildFloors(outDir: string): Promise<void> {
  const sources = join(root, 'tests', 'bench', 'floor');
  const mode = process.env.NODE_ENV;
  await build({
    configFile: false,
    root: sources,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['react', 'stack', 'rows'].map((page) => join(sources, `${page}.html`)) },
    },
  });
  // Vite leaves `production` behind, under which the demonstration would not start.
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
}
