/** Limits of requests per user and of concurrent requests, per process [Q-S41] [Q-R21]. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type OperationId, operations } from '#generated/operations.ts';
import { Problem, unavailable } from './problem.ts';

/** Most requests of one user in a minute, by their kind. */
export const limits = { read: 600, write: 600, export: 10, import: 5 };

/** Most concurrent requests; more would only wait longer for the database. */
export const maxConcurrentRequests = 200;

const minute = 60_000;
const costly: Partial<Record<OperationId, keyof typeof limits>> = {
  importFile: 'import',
  exportData: 'export',
  exportCompare: 'export',
  exportActivity: 'export',
  exportResults: 'export',
};

export type Limiter = (request: FastifyRequest, operationId: OperationId) => Promise<void>;

const kindOf = (operationId: OperationId) => costly[operationId] ?? (operations[operationId].reads ? 'read' : 'write');

/**
 * Counts the requests of each signed-in user; `factor` multiplies all limits, 0 disables them.
 * Needs @fastify/rate-limit.
 * @returns a check that rejects with 429 and the seconds to wait.
 */
export function limiterOf(app: FastifyInstance, factor: number): Limiter {
  if (factor === 0) return async () => undefined;
  const counters = Object.fromEntries(
    Object.entries(limits).map(([kind, most]) => [
      kind,
      app.createRateLimit({
        max: most * factor,
        timeWindow: minute,
        keyGenerator: ({ decided }) => `${kind} ${decided?.caller.id}`,
      }),
    ]),
  );
  return async (request, operationId) => {
    const kind = kindOf(operationId);
    const found = await counters[kind]?.(request);
    if (!found || found.isAllowed || !found.isExceeded) return;
    const seconds = Math.max(found.ttlInSeconds, 1);
    const detail = `Only ${found.max} ${kind} requests are possible in a minute. Try again in ${seconds} s.`;
    const headers = { 'retry-after': String(seconds) };
    throw new Problem(429, 'too-many-requests', detail, {}, headers);
  };
}

/**
 * Rejects with 503 what exceeds `most` concurrent requests, but for health checks and files. One
 * whose body is still being received costs little and is not counted; `guardBodies` bounds it.
 */
export function guardOverload(
  app: FastifyInstance,
  isArriving: (request: FastifyRequest) => boolean,
  most = Number.POSITIVE_INFINITY,
): void {
  const underWay = new Set<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    underWay.add(request);
    reply.raw.once('close', () => underWay.delete(request));
    if (underWay.size <= most) return;
    const waiting = [...underWay].filter(isArriving).length;
    if (underWay.size - waiting > most) throw unavailable().because('overloaded');
  });
}
