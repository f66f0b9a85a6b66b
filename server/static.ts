import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from './db/schema.ts';
import { sendFormerFile } from './former-files.ts';
import { notFound, sendProblem } from './problem.ts';
import { framedHeaders, type InlineParts } from './security.ts';
import { looksLikeProbe } from './watch/probes.ts';

/** Content never changes under these names. */
const hashed = 'public, max-age=31536000, immutable';

/**
 * Serves the built client: its files (pre-compressed where the build made them), and index.html for
 * every client route. A file of another build comes from the database, and one that is nowhere is
 * 404, so that a request for an old part does not get a page.
 * @throws Error where the folder holds no build.
 */
export async function serveClient(app: FastifyInstance, dist: string, db: Db): Promise<void> {
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
  app.setNotFoundHandler(async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isPage(request)) return reply.sendFile('index.html');
    return (await sendFormerFile(db, request, reply)) ?? sendProblem(reply, notFound());
  });
}

/** Scripts and styles of index.html, as a content security policy names them (CSP 3, 2.3.1). */
export function inlineParts(dist: string): InlineParts {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const digests = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  return { scripts: digests('script'), styles: digests('style') };
}

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/** An address of the client: requested by a browser's navigation, and named like no file. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  const isFile = path.startsWith('/assets/') || path.slice(path.lastIndexOf('/')).includes('.');
  const wantsPage = /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
  return (method === 'GET' || method === 'HEAD') && !isApi(path) && !looksLikeProbe(path) && !isFile && wantsPage;
}
