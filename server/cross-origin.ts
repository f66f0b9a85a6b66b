/** Clients that are served from elsewhere: another host, a sub-path, a CDN (docs/placing.md). */
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** What scripts of another origin may read besides the headers that all may (Fetch, 3.2.3). */
const exposedHeaders = ['Content-Disposition', 'Date', 'Deprecation', 'Retry-After', 'Sunset', 'X-Request-Id'];
/** For so many seconds a browser does not ask again before it calls. */
const ASKED_FOR = 600;

/**
 * Lets pages of these addresses call the API; credentials are never sent, for a token is a header.
 */
export async function letCallFrom(app: FastifyInstance, clientUrls: readonly string[]): Promise<void> {
  if (clientUrls.length === 0) return;
  await app.register(cors, {
    origin: [...new Set(clientUrls.map((url) => new URL(url).origin))],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders,
    maxAge: ASKED_FOR,
    strictPreflight: false,
  });
}
