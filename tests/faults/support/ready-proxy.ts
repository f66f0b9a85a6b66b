import { Agent, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ReadyProxy {
  url: string;
  /** Requests that got no answer from the instance that they went to. */
  readonly failed: number;
  close(): Promise<void>;
}

/** How often it asks each instance, in milliseconds. */
const INTERVAL = 200;
/** A busy instance is given up after so many answers that did not come in time, as proxies do. */
const FALL = 3;

/**
 * Stands before several instances as a proxy does that never sends a request again: by turns to
 * those whose /ready was 200 when it asked last.
 */
export async function startReadyProxy(targets: readonly string[]): Promise<ReadyProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(targets);
  let turn = 0;
  let failed = 0;
  let isOver = false;
  const server = createServer((request, response) => {
    const there = targets.filter((target) => ready.has(target));
    const target = there[turn++ % Math.max(1, there.length)];
    const fail = () => {
      failed += 1;
      if (!response.headersSent) response.writeHead(502);
      response.end();
    };
    if (!target) return fail();
    const { method, headers } = request;
    const onward = send(`${target}${request.url}`, { method: method ?? 'GET', headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', fail).pipe(response);
    });
    onward.on('error', fail);
    request.pipe(onward);
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
    close: async () => {
      isOver = true;
      await Promise.all(asking);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
