import { Agent, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ReadyProxy {
  url: string;
  /** Requests that got no answer from the instance that they went to. */
  readonly failed: number;
  /** Resolves once it sends to all instances, which who rolls them waits for before the next. */
  allReady(): Promise<void>;
  close(): Promise<void>;
}

/** How often it asks each instance, in milliseconds. */
const INTERVAL = 200;
/** A busy instance is given up after so many answers that did not come in time, as proxies do. */
const FALL = 3;
/** So long a request is sent again, in milliseconds. */
const RETRIED_MS = 10_000;

/**
 * Stands before several instances: by turns to those whose /ready was 200 when it asked last. It
 * never sends a request again, or with `retries` each that got no answer to the next instance, for
 * ten seconds at most.
 */
export async function startReadyProxy(
  targets: readonly string[],
  { retries = false }: { retries?: boolean } = {},
): Promise<ReadyProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(targets);
  let turn = 0;
  let failed = 0;
  let isOver = false;
  const server = createServer((request, response) => {
    const until = performance.now() + (retries ? RETRIED_MS : 0);
    const body = retries ? buffer(request) : undefined;
    const fail = (target?: string) => {
      if (target) ready.delete(target);
      if (performance.now() < until && !response.headersSent) return void setTimeout(attempt, 20);
      failed += 1;
      if (!response.headersSent) response.writeHead(502);
      response.end();
    };
    const attempt = async () => {
      const there = targets.filter((target) => ready.has(target));
      const target = there[turn++ % Math.max(1, there.length)];
      if (!target) return fail();
      const { method, headers } = request;
      const onward = send(`${target}${request.url}`, { method: method ?? 'GET', headers, agent }, async (answer) => {
        const pass = (content?: Buffer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          if (content) response.end(content);
        };
        if (retries) return buffer(answer).then(pass, () => fail(target));
        pass();
        answer.on('error', () => fail()).pipe(response);
      });
      onward.on('error', () => fail(retries ? target : undefined));
      if (body) onward.end(await body);
      else request.pipe(onward);
    };
    void attempt();
  });
  const ask = async (target: string) => {
    for (let late = 0; !isOver; await sleep(INTERVAL)) {
      const said = await fetch(`${target}/ready`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => (ok ? 'ready' : 'not ready'),
        ({ name }) => (name === 'TimeoutError' ? 'late' : 'not ready'),
      );
      late = said === 'late' ? late + 1 : 0;
      if (said === 'ready') ready.add(target);
      else if (said === 'not ready' || late >= FALL) ready.delete(target);
    }
  };
  const asking = targets.map(ask);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    get failed() {
      return failed;
    },
    allReady: async () => {
      while (ready.size < targets.length) await sleep(INTERVAL / 4);
    },
    close: async () => {
      isOver = true;
      await Promise.all(asking);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
