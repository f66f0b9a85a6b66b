/**
 * Where sessions end: /log-out is told by the client, /back-channel-logout by the provider (OpenID
 * Connect Back-Channel Logout 1.0). Both stand beside the contract, as signing in does (ADR-231).
 */
import type { FastifyInstance } from 'fastify';
import type { Db } from './db/schema.ts';
import { endByLogOut, endByProvider } from './identity/ended-sessions.ts';
import { malformed, unauthenticated, unavailable } from './problem.ts';
import { bearerOf, type LogoutVerdict, type TokenVerifier } from './token.ts';

const LONGEST_FORM = 20_000;
const unheard: LogoutVerdict = { ok: false, reason: 'no provider is listened to' };

interface LogOutOptions {
  db: Db;
  now: () => Date;
  verifier: TokenVerifier;
}

/** Registers both addresses. */
export function serveLogOut(app: FastifyInstance, { db, now, verifier }: LogOutOptions): void {
  app.post('/log-out', async (request, reply) => {
    const token = bearerOf(request.headers.authorization);
    if (!token) throw unauthenticated(false);
    const verdict = await verifier.verify(token);
    if (!verdict.ok) throw (verdict.unavailable ? unavailable() : unauthenticated(true)).because(verdict.reason);
    await endByLogOut(db, verdict.identity, now());
    return reply.code(204).send();
  });

  app.register(async (scope) => {
    const options = { parseAs: 'string', bodyLimit: LONGEST_FORM } as const;
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      options,
      async (_request: unknown, body: string) => body,
    );
    scope.post('/back-channel-logout', async (request, reply) => {
      const token = new URLSearchParams(String(request.body ?? '')).get('logout_token');
      const verdict = (await verifier.verifyLogout?.(token ?? '')) ?? unheard;
      if (!verdict.ok) {
        if (verdict.unavailable) throw unavailable().because(verdict.reason);
        throw malformed(undefined, 'This logout token is not accepted.').because(verdict.reason);
      }
      await endByProvider(db, verdict.session, now());
      return reply.code(200).send();
    });
  });
}
