/** Bodies that are being received: how many of each person, and whether data arrives [Q-S41]. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem, unavailable } from './problem.ts';

export interface BodyLimits {
  /** Bodies of one person at once; a browser has six connections. */
  person: number;
  /** Bodies of all at once, beside the requests that are worked on. */
  all: number;
  /** After so long without a byte the connection is closed. */
  idleMs: number;
}

/** Who has not signed in; all of them count as one. */
const NOBODY = 0;

/** The whole of a request has to arrive within ten minutes. */
export const requestTimeout = 600_000;
/** Whoever floods the server must not flood its log. */
const WARN_EVERY_MS = 60_000;
const usual: BodyLimits = { person: 20, all: 200, idleMs: 20_000 };

interface Arriving {
  person: number;
  raw: IncomingMessage;
  bytes: number;
  movedOn: number;
}

/**
 * Bounds bodies that are slow to arrive, which cost their sender nothing: by person (429), in all
 * (503), and by the time without a byte (the connection is closed). Of those who have not signed
 * in the oldest makes room for the next: refused, anybody could keep the provider from telling
 * that a session has ended. @returns whether the body of a request is still being received: such a
 * request is not counted as work.
 */
export function guardBodies(
  app: FastifyInstance,
  given: Partial<BodyLimits> = {},
): (request: FastifyRequest) => boolean {
  const limits = { ...usual, ...given };
  const arriving = new Map<IncomingMessage, Arriving>();
  const giveUp = (one: Arriving | undefined) => {
    if (!one) return;
    arriving.delete(one.raw);
    one.raw.socket.destroy();
  };

  let quietUntil = 0;
  const warn = () => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + WARN_EVERY_MS;
    app.log.warn(`closed the oldest of ${limits.person} uploads of whoever has not signed in, to make room`);
  };

  app.addHook('preParsing', async (request) => {
    const { raw } = request;
    if (!hasBody(request) || raw.readableEnded) return;
    const person = request.decided?.caller.id ?? NOBODY;
    const own = [...arriving.values()].filter((one) => one.person === person);
    const isFull = own.length >= limits.person;
    if (isFull && person === NOBODY) {
      giveUp(own[0]);
      warn();
    } else if (isFull) {
      const detail = `Only ${limits.person} uploads are possible at once. Try again when one of them is done.`;
      throw new Problem(429, 'too-many-requests', detail, {}, { 'retry-after': '5', connection: 'close' });
    }
    if (arriving.size >= limits.all) throw unavailable().because('too many bodies on their way');
    arriving.set(raw, { person, raw, bytes: raw.socket.bytesRead, movedOn: performance.now() });
    const forget = () => void arriving.delete(raw);
    raw.once('end', forget).once('close', forget);
  });

  const sweep = setInterval(() => {
    for (const one of arriving.values()) {
      const { bytesRead } = one.raw.socket;
      if (bytesRead !== one.bytes) Object.assign(one, { bytes: bytesRead, movedOn: performance.now() });
      else if (performance.now() - one.movedOn > limits.idleMs) giveUp(one);
    }
  }, limits.idleMs / 4).unref();
  app.addHook('onClose', async () => clearInterval(sweep));

  return ({ raw }) => arriving.has(raw);
}

/** A body is announced by one of these (RFC 9112, 6). A request of a test has no connection. */
const hasBody = ({ headers, raw }: FastifyRequest) =>
  raw.socket?.bytesRead !== undefined &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0);
