/**
 * Files of the client's other builds, kept in the database (ADR-223): during a rolling upgrade a
 * page of one build asks the other instance for its files, and afterwards a tab that is still open
 * asks for what it has not fetched yet.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from './db/schema.ts';

/** A build that no instance has started with for so long is forgotten. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  json: 'application/json; charset=utf-8',
};
/** A name with the digest of its content, as the build gives it. */
const hashedName = /^\/assets\/([\w.~-]+-[\w-]{7,8}\.([a-z\d]+))$/;

/** Adds this build's files to those that are kept, and forgets builds that ran 30 days ago. */
export async function keepFiles(db: Db, dist: string, now: Date): Promise<void> {
  const folder = join(dist, 'assets');
  const names = readdirSync(folder).filter((name) => hashedName.test(`/assets/${name}`));
  const kept_on = now.toISOString();
  const known = await db
    .updateTable('client_file')
    .set({ kept_on })
    .where('name', 'in', names)
    .returning('name')
    .execute();
  const isKnown = new Set(known.map(({ name }) => name));
  const missing = names.filter((name) => !isKnown.has(name));
  const fresh = missing.map((name) => ({ name, body: compressed(join(folder, name)), kept_on }));
  if (fresh.length > 0)
    await db
      .insertInto('client_file')
      .values(fresh)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  await db
    .deleteFrom('client_file')
    .where('kept_on', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
}

/** Answers with a file of another build; undefined where none is kept under that address. */
export async function sendFormerFile(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const [, name, extension = ''] = hashedName.exec(request.url.split('?')[0] ?? '') ?? [];
  if (!name || request.method !== 'GET') return undefined;
  const file = await db.selectFrom('client_file').select('body').where('name', '=', name).executeTakeFirst();
  if (!file) return undefined;
  const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': types[extension] ?? 'application/octet-stream',
    vary: 'accept-encoding',
    ...(isBrotli && { 'content-encoding': 'br' }),
  });
  return reply.send(isBrotli ? Buffer.from(file.body) : brotliDecompressSync(file.body));
}

/**
 * The build has compressed most of them already. What it left is small or a font, from which the
 * best that can be done takes off two hundredths more, and takes a hundred times as long.
 */
function compressed(file: string): Uint8Array {
  try {
    return readFileSync(`${file}.br`);
  } catch {
    return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  }
}
