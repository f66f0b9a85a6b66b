/** `/metrics` and `/version` on an address of their own, which no proxy of the public leads to. */
import { createServer } from 'node:http';
import type { Build } from './build.ts';
import { createMetrics, type Watched } from './metrics.ts';
import { addWatcher } from './watch.ts';
import type { MetricsSettings } from './watch-settings.ts';

/**
 * Starts counting and listening. @returns what ends both.
 * @throws Error where the port is in use.
 */
export async function serveMetrics(
  { port, host }: MetricsSettings,
  database: Watched,
  build: Build,
): Promise<() => Promise<void>> {
  const metrics = createMetrics(database, build);
  const removeWatcher = addWatcher(metrics);
  const server = createServer(async ({ method, url }, answer) => {
    const send = (status: number, type: string, text: string) =>
      answer.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    try {
      if (method !== 'GET') send(405, 'text/plain', 'Only GET is possible here.\n');
      else if (url === '/version') send(200, 'application/json', JSON.stringify(build));
      else if (url === '/metrics') {
        const { type, text } = await metrics.page();
        send(200, type, text);
      } else send(404, 'text/plain', '/metrics and /version are here.\n');
    } catch {
      send(500, 'text/plain', 'The figures could not be read.\n');
    }
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return async () => {
    removeWatcher();
    metrics.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
