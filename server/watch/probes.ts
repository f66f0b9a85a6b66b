/** What orchestrators and load balancers ask, and what only looks like it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { unavailable } from '../problem.ts';

/** How long the database may take to say that it is there. */
const READY_MS = 3_000;

/** The probes that there are; their successes are not logged. */
export const probes = new Set(['/health', '/ready']);

/**
 * Addresses that monitoring asks by habit. They are 404 where nothing answers them: the client's
 * page with status 200 would look healthy to a monitor.
 */
const probeLike =
  /^\/(metrics|health|healthz|live|livez|liveness|ready|readyz|readiness|startup|startupz|ping|status|statusz|version|varz|debug|actuator|-|\.well-known)(\/|$)/i;

export const looksLikeProbe = (path: string): boolean => probeLike.test(path);

/** Serves `/health` and `/ready`. */
export function serveProbes(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  const method = ['GET', 'HEAD'];
  // liveness: an unreachable database must not make an orchestrator restart the process
  app.route({ method, url: '/health', handler: async () => ({ status: 'ok' }) });
  // readiness: a load balancer should send no requests while this is 503
  app.route({
    method,
    url: '/ready',
    handler: async () => {
      if (isStopping() || !(await answersInTime(db))) throw unavailable();
      return { status: 'ready' };
    },
  });
}

function answersInTime(db: Db): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(READY_MS, false, { ref: false })]);
}
