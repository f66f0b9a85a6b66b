/** Quick requests go before costly ones, whose work takes seconds anyway (ADR-112). */
import type { FastifyInstance } from 'fastify';

/** Waits until no quick request is running, at most 25 ms; called before each piece of work. */
export type Turn = () => Promise<void>;

/** Longest wait before one piece, so that costly work gets on where quick requests never stop. */
const MOST_MS = 25;

declare module 'fastify' {
  interface FastifyRequest {
    turn: Turn;
  }
}

/** Gives each request of the API its `turn`. A request that never calls it is quick. */
export function letQuickGoFirst(app: FastifyInstance): void {
  const turns = new Turns();
  app.decorateRequest('turn', async () => undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const { turn, leave } = turns.enter();
    request.turn = turn;
    reply.raw.once('close', leave);
  });
}

export class Turns {
  #quick = 0;
  readonly #waiting = new Set<() => void>();

  /** Registers a request. It counts as quick until it asks for its first turn or leaves. */
  enter(): { turn: Turn; leave: () => void } {
    this.#quick += 1;
    let isQuick = true;
    const leave = () => {
      if (!isQuick) return;
      isQuick = false;
      this.#quick -= 1;
      if (this.#quick > 0) return;
      for (const go of this.#waiting) go();
    };
    const turn = async () => {
      leave();
      if (this.#quick > 0) await this.#quiet();
    };
    return { turn, leave };
  }

  #quiet(): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, MOST_MS);
      this.#waiting.add(go);
    });
  }
}
