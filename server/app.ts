/** The HTTP application: security headers, operations, `/config.json`, static files and log. */
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Bearers } from './access.ts';
import { handlers } from './areas/handlers.ts';
import { type BodyLimits, guardBodies, requestTimeout } from './bodies.ts';
import type { Handlers, Services } from './call.ts';
import { mountContract } from './contract.ts';
import { letCallFrom } from './cross-origin.ts';
import type { Standby } from './db/standby.ts';
import { openDownloads } from './downloads.ts';
import { guardOverload, limiterOf } from './limits.ts';
import { serveLogOut } from './log-out.ts';
import { serveMailbox } from './mail/mailbox-page.ts';
import { refusedEarly, refuseOddRequests, refuseUnreadable } from './odd-requests.ts';
import { notFound, Problem, sendProblem, toProblem } from './problem.ts';
import { policy } from './security.ts';
import { defaultScope } from './settings.ts';
import { inlineParts, serveClient } from './static.ts';
import { letQuickGoFirst } from './turns.ts';
import type { Contract } from './validation.ts';
import { serveProbes } from './watch/probes.ts';
import { requestIdOf } from './watch/request-id.ts';
import { logRequest } from './watch/request-log.ts';
import { watchRequests } from './watch/watch.ts';

/** What the client reads at start. */
export interface ClientSettings {
  authority: string;
  clientId: string;
  /** Where the API is, if not here. */
  apiUrl?: string;
  indexTitle: string;
  demo: boolean;
  /** `openid profile email` unless given. */
  scope?: string;
  signInParameters?: Record<string, string>;
}

export interface AppOptions extends Omit<Services, 'downloads' | 'turn' | 'mailOffered' | 'rolesFromProvider'> {
  /** Whether e-mail is sent from here; it is not by default. */
  mailOffered?: boolean;
  /** Whether /dev/mail shows the e-mails; in development only. */
  mailbox?: boolean;
  bearers: Bearers;
  /** Origin of the client as browsers see it. */
  publicUrl: string;
  /** Served to the client as /config.json (ADR-039). */
  client: ClientSettings;
  /** Addresses of clients that are served from elsewhere. */
  clientUrls?: readonly string[];
  /** Folder of the built client; without it only the API is served. */
  dist?: string | undefined;
  /** Where exports are made, and with the embedded database wait; a temporary folder by default. */
  downloadsFolder?: string | undefined;
  /** Times the limits of server/limits.ts; 0, the default, turns them off. */
  rateLimitFactor?: number | undefined;
  /** Most concurrent requests; unlimited by default. */
  maxConcurrentRequests?: number | undefined;
  /** Other limits of bodies that are being received than those of server/bodies.ts. */
  bodies?: Partial<BodyLimits>;
  /** A copy of the database that may answer some reads. */
  standby?: Standby | undefined;
  /** Whether there is disk space to write; always by default. */
  hasSpace?: () => boolean;
  log?: { level: string; stream?: { write(line: string): void } };
  /** Replaces a response that violates the contract by a 500 with the reason; for tests. */
  validateResponses?: boolean;
  /** Replace some of the product's handlers, in tests of the mount; undefined removes one. */
  handlers?: Partial<Handlers>;
  /** Another contract than the product's, in tests of the mount. */
  contract?: Contract;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on /ready is 503 and connections end with their answer; all are still answered. */
    startDraining(): void;
  }
}

/** Builds the application; nothing listens yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { publicUrl, client, db } = options;
  const app: FastifyInstance = Fastify({
    logger: options.log ?? false,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request),
    requestTimeout,
    // refused by a hook instead, in our form
    http: { requireHostHeader: false },
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    // while stopping, requests on open connections are still served instead of refused with 503
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) =>
      refusedEarly(reply, publicUrl, () => answerError(error, request, reply)),
    clientErrorHandler: refuseUnreadable(publicUrl, (line) => app.log.info(line, 'request')),
  });
  app.decorateRequest('refusal', null);
  app.decorateRequest('subject', null);
  watchRequests(app);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  await app.register(helmet, policy(publicUrl, client, options.dist ? inlineParts(options.dist) : undefined));
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/assets/')) reply.header('cache-control', 'no-store');
  });
  await letCallFrom(app, options.clientUrls ?? []);
  app.addHook('onResponse', logRequest);
  refuseOddRequests(app, publicUrl, (line) => app.log.info(line, 'request'));
  const isStopping = closeAfterLast(app);
  const downloads = openDownloads(db, options.downloadsFolder, options.now);
  app.addHook('onClose', () => downloads.close());
  await app.register(rateLimit, { global: false });
  guardOverload(app, guardBodies(app, options.bodies), options.maxConcurrentRequests);
  letQuickGoFirst(app);
  app.setErrorHandler(answerError);

  mountContract(app, {
    ...options,
    rolesFromProvider: options.bearers.recognition.roleOf !== undefined,
    downloads,
    prefix: '/api/v1',
    handlers: { ...handlers, ...options.handlers },
    validateResponses: options.validateResponses ?? false,
    mailOffered: options.mailOffered ?? false,
    hasSpace: options.hasSpace ?? (() => true),
    limit: limiterOf(app, options.rateLimitFactor ?? 0),
  });
  app.get('/config.json', async () => ({ scope: defaultScope, ...client }));
  serveProbes(app, db, isStopping);
  serveLogOut(app, { db, now: options.now, verifier: options.bearers.verifier });
  if (options.mailbox) serveMailbox(app, db);
  if (options.dist) await serveClient(app, options.dist, db);
  else app.setNotFoundHandler((_request, reply) => sendProblem(reply, notFound()));
  return app;
}

/** Closes keep-alive connections while stopping: an idle one would delay the stop. */
function closeAfterLast(app: FastifyInstance): () => boolean {
  let stopping = false;
  const startDraining = () => {
    stopping = true;
  };
  app.decorate('startDraining', startDraining);
  app.addHook('preClose', async () => startDraining());
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  return () => stopping;
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  request.refusal = problem.reason ?? problem.code;
  request.subject = problem.subject ?? null;
  if (!(error instanceof Problem)) {
    // a missing database fails every request alike: the reason in the request's log line is enough
    if (problem.status === 503) request.refusal = error instanceof Error ? error.message : String(error);
    else if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  }
  return sendProblem(reply, problem);
}
