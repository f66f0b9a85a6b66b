import { setTimeout as sleep } from 'node:timers/promises';
import { placeInMemory } from '../../scripts/support/place-in-memory.ts';
import { startIdentityProvider } from '../../server/identity/provider.ts';
import { signIn } from '../support/sign-in.ts';
import { hasPooler, startCluster } from './support/cluster.ts';
import { acknowledges, addComments, nothingSent, wrongComments } from './support/comment-load.ts';
import { between, type Fault, inPlace } from './support/fault.ts';
import { type Instance, startInstance } from './support/instance.ts';
import { startProduct } from './support/product.ts';
import { startReadyProxy } from './support/ready-proxy.ts';
import { whileLoaded } from './support/while-loaded.ts';

const WRITERS = 4;
const publicUrl = 'http://localhost:4000';
/** Before each machine is lost, and after it. */
const LEAST_COMMENTS = 20;

/**
 * The primary of each round is the standby of the one before; what was lost is replaced by a new
 * standby, as an operator does it, and the instances go on all the while.
 */
export const failover: Fault = {
  row: 'Q-R1',
  name: 'the database’s machine is lost under load, behind PgBouncer, with a synchronous standby',
  // the embedded database is a part of its process: it has neither a pooler nor a standby
  engines: ['postgresql'],
  rounds: 100,
  run: async (_engine, rounds) => {
    if (!hasPooler()) return { counts: { 'not done, PgBouncer is not installed here': 0 }, wrong: [] };
    return inPlace('embedded', async ({ dataDir }) => {
      const cluster = await startCluster(placeInMemory());
      const where = { dataDir, databaseUrl: cluster.url };
      const instances: Instance[] = [];
      const provider = await startIdentityProvider({ port: 0, publicUrls: [publicUrl] });
      const sent = nothingSent();
      const wrong: string[] = [];
      try {
        await (await startProduct(where)).stop();
        for (let at = 0; at < 2; at += 1) instances.push(await startInstance({ where, provider, publicUrl }));
        const proxy = await startReadyProxy(
          instances.map(({ url }) => url),
          { retries: true },
        );
        try {
          const { access_token: token } = await signIn(provider.url, 'admin@demo.test', { publicUrl });
          const load = (isOver: () => boolean) =>
            Array.from({ length: WRITERS }, (_, writer) =>
              addComments({ url: proxy.url, token, writer, sent }, isOver),
            );
          await whileLoaded(load, async () => {
            for (let round = 0; round < rounds; round += 1) {
              if (round > 0) await cluster.addStandby();
              await acknowledges(sent, LEAST_COMMENTS);
              await sleep(between(0, 500));
              await cluster.failOver();
              await acknowledges(sent, LEAST_COMMENTS);
            }
          });
          wrong.push(...(await wrongComments(proxy.url, token, sent)));
        } finally {
          await proxy.close();
        }
      } finally {
        await Promise.all(instances.map((instance) => instance.stop()));
        await provider.close();
        await cluster.stop();
      }
      const seconds = Math.round(sent.longestGap / 100) / 10;
      return {
        counts: { failovers: rounds, comments: sent.acknowledged.size, 'longest without an answer s': seconds },
        wrong,
      };
    });
  },
};
