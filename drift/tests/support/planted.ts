/**
 * Drifts planted in the writes of the reference server, several at once: each is of another
 * operation.
 */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/server/support/app.ts';
import type { CheckId, Finding } from '../../core/finding.ts';
import { checkWrites } from '../../live/writes/index.ts';
import { openRun } from './writes.ts';

export type Body = Record<string, unknown>;

/** One drift of one operation, at one of the three moments of a request. */
export interface Mutant {
  operationId: string;
  /** As what, and where, it must be found. */
  found: [check: CheckId, place?: string];
  /** Of another operation, where the drift shows in a response of that one. */
  in?: string;
  first?: (request: FastifyRequest) => void;
  /** Called with the body of each request. */
  onBody?: (operationId: string, body: Body) => void;
  body?: (body: Body, request: FastifyRequest, reply: FastifyReply) => unknown;
  response?: (payload: string, reply: FastifyReply) => unknown;
}

/** The callers, by role; known once the server is open. */
export const tokens: Record<'admin' | 'external' | 'researcher', string> = { admin: '', external: '', researcher: '' };

/** All of them at once, for they are of different operations. */
async function findingsOf(mutants: Record<string, Mutant>, runId: string): Promise<Finding[]> {
  const test = await openTestApp({ contents: 'few countries', validateResponses: false });
  try {
    const [admin, researcher, external] = await Promise.all([1, 2, 4].map((id) => test.tokenOf(id)));
    Object.assign(tokens, { admin, researcher, external });
    plant(test, mutants);
    const run = await openRun(test, { mode: 'all', runId });
    await checkWrites(run);
    return run.findings.all;
  } finally {
    await test.close();
  }
}

function plant({ app }: TestApp, mutants: Record<string, Mutant>): void {
  const ofRequest = ({ routeOptions }: FastifyRequest) => {
    const { operationId } = routeOptions.config as { operationId?: string };
    return Object.values(mutants).filter((mutant) => (mutant.in ?? mutant.operationId) === operationId);
  };
  app.addHook('onRequest', async (request) => {
    for (const { first } of ofRequest(request)) first?.(request);
  });
  app.addHook('preHandler', async (request, reply) => {
    const { method, body: sent } = request;
    const { operationId = '' } = request.routeOptions.config as { operationId?: string };
    for (const { onBody } of Object.values(mutants))
      if (sent && typeof sent === 'object') onBody?.(operationId, sent as Body);
    for (const { body } of ofRequest(request)) {
      const counts = method === 'DELETE' || (sent && typeof sent === 'object');
      const done = counts && body?.(sent as Body, request, reply);
      if (done === reply) return reply;
      await done;
    }
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    let sent = payload;
    for (const { response } of ofRequest(request)) {
      if (!response) continue;
      if (sent instanceof Readable) {
        sent = await buffer(sent);
        reply.removeHeader('content-length');
      }
      sent = response(Buffer.isBuffer(sent) ? sent.toString('latin1') : String(sent ?? ''), reply);
    }
    return sent;
  });
}

/** A test for each drift: it is found at its operation and place. */
export function findsEach(title: string, runId: string, mutants: Record<string, Mutant>): void {
  describe(title, () => {
    let findings: Finding[];
    beforeAll(async () => {
      findings = await findingsOf(mutants, runId);
    });

    it.each(Object.entries(mutants))('%s', (_, { operationId, found: [check, place] }) => {
      const own = findings.filter((one) => one.operationId === operationId);
      const places = own.map((one) => `${one.check} ${one.place}`);
      const hits = own.filter((one) => one.check === check && (place === undefined || one.place === place));
      expect(hits, places.join('; ')).not.toEqual([]);
    });
  });
}
