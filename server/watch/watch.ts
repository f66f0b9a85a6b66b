/**
 * The one place at which work is watched: each request where it is dispatched, each statement where
 * it is sent, each job of a worker thread. Metrics and traces register here where they are
 * configured; without them nothing is loaded, and work is called as it is.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceParentOf } from './request-id.ts';

/** Work below a request. `script` is the file name of a thread's script. */
export type Piece = { kind: 'statement'; sql: string } | { kind: 'job'; script: string };

/** One request, as a watcher follows it. */
export interface RequestWatch {
  /** The trace that it belongs to, for the log. */
  traceId?: string | undefined;
  /** Calls what comes next so that pieces of work know their request. */
  within(next: () => void): void;
  /** It was answered, or given up by its client (499). */
  end(status: number): void;
}

export interface Watcher {
  /** A request begins; nobody is known yet. */
  request(request: FastifyRequest): RequestWatch;
  /** Calls the work and returns or rejects as it does. */
  piece<T>(piece: Piece, work: () => Promise<T>): Promise<T>;
}

/** Status of a request whose client has gone, as nginx logs it. */
const CLIENT_CLOSED = 499;

const watchers = new Set<Watcher>();

/** Registers a watcher for the process. @returns what removes it. */
export function addWatcher(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Runs a piece of work below whatever watches. */
export function watched<T>(piece: Piece, work: () => Promise<T>): Promise<T> {
  let run = work;
  for (const watcher of watchers) {
    const inner = run;
    run = () => watcher.piece(piece, inner);
  }
  return run();
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What follows this request. */
    watches: RequestWatch[] | null;
    /** Of the trace that this request belongs to. */
    traceId: string | undefined;
  }
}

/**
 * Watches each request from before it is identified until its answer is out, and tells its log of
 * the trace. To be called before any other hook is added.
 */
export function watchRequests(app: FastifyInstance): void {
  app.decorateRequest('watches', null);
  app.decorateRequest('traceId', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const watches = [...watchers].map((watcher) => watcher.request(request));
    request.watches = watches;
    const traceId = watches.find((one) => one.traceId)?.traceId ?? traceParentOf(request.headers.traceparent)?.traceId;
    if (traceId) {
      request.traceId = traceId;
      request.log = request.log.child({ traceId });
      reply.log = request.log;
    }
    if (watches.length > 0) {
      let isEnded = false;
      const end = (status: number) => {
        if (!isEnded) for (const one of watches) one.end(status);
        isEnded = true;
      };
      reply.raw.once('finish', () => end(reply.statusCode)).once('close', () => end(CLIENT_CLOSED));
    }
    enter(watches, done);
  });
  // reading the body loses the context: its events belong to the connection
  app.addHook('preValidation', (request, _reply, done) => enter(request.watches ?? [], done));
}

function enter([first, ...others]: RequestWatch[], next: () => void): void {
  if (first) first.within(() => enter(others, next));
  else next();
}
