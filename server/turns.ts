/** Lets quick requests go before costly ones: an answer that takes seconds anyway can wait a moment, a click cannot. */
import type { FastifyInstance } from 'fastify';

/** Waits until no quick request is under way, but not for long: costly work asks before each of its pieces. */
export type Turn = () => Promise<void>;

/** Longest wait before one piece, so that costly work gets on where quick requests never stop. */
const MOST_MS = 25;

declare module 'fastify' {
  interface FastifyRequest {
    turn: Turn;
  }
}

/** Gives each request of the API its `turn`. Whoever never asks for one is quick. */
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

  /** A request has come in. It is no quick one any more once it has asked for a turn, and gone once it has left. */
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
