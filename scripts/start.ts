// `npm start`: the built client, the reference API and, unless a provider is configured, the
// development identity provider, in one process.
import { buildClient } from './build-client.ts';
import { logLevel } from './support/log-level.ts';
import { untilEnded } from './support/until-ended.ts';

try {
  await buildClient();
  const { greeting, startServer } = await import('../server/main.ts');
  const server = await startServer({ logLevel: logLevel() });
  untilEnded(() => server.close());
  console.log(greeting(server));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
