import { readFile } from 'node:fs/promises';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import { filesBelow } from '../../../scripts/support/files.ts';
import { root } from '../../../scripts/support/root.ts';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/**
 * The floors of the stack, built now with the same tools as the product and served, compressed once as the product's
 * files are, on a free port of this machine: `/react.html`, `/stack.html`, `/rows.html`, and at every other address what
 * the product's screen of that address shows. The last two show the answers of `backend`, just as it gives them.
 */
export async function serveFloors(backend = ''): Promise<{ url: string; close(): void }> {
  const files = await buildFloors(join(root, '.data', 'bench-floor'));
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, response) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) return passOn(backend + asked.url, agent, asked, response);
    const name = pathname.slice(1);
    const path = extname(name) ? name : 'screens.html';
    const body = files.get(path);
    if (!body) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/css', 'content-encoding': 'br' })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port for the floors');
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.close();
      agent.destroy();
    },
  };
}

function passOn(url: string, agent: Agent, { headers }: IncomingMessage, response: ServerResponse): void {
  const kept = { authorization: headers.authorization, 'accept-encoding': headers['accept-encoding'] };
  request(url, { agent, headers: kept }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  })
    .on('error', (error) => response.destroy(error))
    .end();
}

/** The files by name, compressed. */
async function buildFloors(outDir: string): Promise<Map<string, Buffer>> {
  const sources = join(root, 'tests', 'bench', 'floor');
  const mode = process.env.NODE_ENV;
  // One by one: what two pages of a build share is a file of its own, for which a page waits.
  for (const [at, page] of ['react', 'stack', 'rows', 'screens'].entries())
    await build({
      configFile: false,
      root: sources,
      logLevel: 'error',
      build: {
        outDir,
        emptyOutDir: at === 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(sources, `${page}.html`) },
      },
    });
  // Vite leaves `production` behind, under which the demonstration would not start.
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  const compress = promisify(brotliCompress);
  const names = filesBelow(outDir);
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await compress(await readFile(join(outDir, name)))] as [string, Buffer]),
    ),
  );
}
