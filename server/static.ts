import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, sendProblem } from './problem.ts';
import { framedHeaders } from './security.ts';

/** Content never changes under these names. */
const hashed = 'public, max-age=31536000, immutable';

/**
 * Serves the built client: its files (pre-compressed where the build made them), and index.html for
 * every client route. A missing file is 404, so that a request for an old chunk does not get a
 * page.
 * @throws Error where the folder holds no build.
 */
export async function serveClient(app: FastifyInstance, dist: string): Promise<void> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`${dist} holds no built client: run npm run build first`);
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (path) => !isApi(path),
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(join(dist, 'assets')) ? hashed : 'no-cache');
      if (path === join(dist, 'silent-renew.html'))
        for (const [name, value] of Object.entries(framedHeaders)) reply.header(name, value);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    reply.header('cache-control', 'no-store');
    return isPage(request) ? reply.sendFile('index.html') : sendProblem(reply, notFound());
  });
}

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/** An address of the client: requested by a browser's navigation, and named like no file. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  const isFile = path.startsWith('/assets/') || /\.[^/]*$/.test(path);
  const wantsPage = /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
  return (method === 'GET' || method === 'HEAD') && !isApi(path) && !isFile && wantsPage;
}
