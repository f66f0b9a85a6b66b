// `npm start`: the built client, the reference API and, unless a provider is configured, the development identity provider, in one process.
import { buildClient } from './build-client.ts';
import { demoAccounts } from './support/demo-accounts.ts';
import { untilEnded } from './support/until-ended.ts';

try {
  await buildClient();
  const { startServer } = await import('../server/main.ts');
  const server = await startServer({
    port: Number(process.env.PORT ?? 4000),
    oidcPort: Number(process.env.OIDC_PORT ?? 4001),
    dataDir: process.env.DATA_DIR ?? '.data',
    databaseUrl: process.env.DATABASE_URL,
  });
  untilEnded(() => server.close());
  console.log(`\nReady on ${server.url} after ${process.uptime().toFixed(1)} s. Ctrl-C ends it.`);
  if (!process.env.OIDC_AUTHORITY) console.log(demoAccounts());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
