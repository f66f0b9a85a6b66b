// The reference API as scripts/dev.ts runs it beside Vite: see support/reference-api.ts.
import { startServer } from '../server/main.ts';
import { logLevel } from './support/log-level.ts';
import type { ReferenceNews, ReferenceOptions } from './support/reference-api.ts';
import { untilEnded } from './support/until-ended.ts';

const { port, publicUrl, identity } = JSON.parse(process.argv[2] ?? '') as ReferenceOptions;
const tell = (news: ReferenceNews) => process.send?.(news);

try {
  const server = await startServer({
    port,
    publicUrl,
    logLevel: logLevel(),
    identityProvider: identity && { ...identity, isRevoked: () => false, close: async () => undefined },
  });
  untilEnded(server.close);
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  tell({ url: server.url, demo: server.demo });
} catch (error) {
  tell({ error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect();
}
