/** One line of the log for each request: who, what, on which record, and how it went. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { operations } from '#generated/operations.ts';
import { probes } from './probes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, for the log. */
    refusal: string | null;
    /** Digest of the identity that was refused, where its token was valid. */
    subject: string | null;
  }
}

/**
 * Logs the line, without search texts and download tokens of its address. Probes come every few
 * seconds: only their failures are logged.
 */
export async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, routeOptions, decided, refusal, subject } = request;
  const operationId = routeOptions.config?.operationId;
  const isProbe = probes.has(routeOptions.url ?? '');
  const level = !isProbe ? 'info' : reply.statusCode < 500 ? 'debug' : 'warn';
  request.log[level](
    {
      operationId,
      userId: decided?.caller.id || undefined,
      role: decided?.caller.id ? decided.caller.role : undefined,
      subject: subject ?? undefined,
      record: operationId && decided ? idsIn(operationId, decided.params) : undefined,
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      refusal: refusal ?? undefined,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  );
}

/** Ids of the address by what the contract says that each is the id of; a token is none. */
function idsIn(
  operationId: keyof typeof operations,
  params: Record<string, number | string>,
): Record<string, number> | undefined {
  const { kind: _, ...named } = operations[operationId].record ?? { kind: undefined };
  const ids = Object.entries(named as Record<string, string>).flatMap(([noun, parameter]) => {
    const id = params[parameter];
    return typeof id === 'number' ? [[noun, id] as const] : [];
  });
  return ids.length > 0 ? Object.fromEntries(ids) : undefined;
}
