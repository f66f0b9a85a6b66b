import { setTimeout as sleep } from 'node:timers/promises';
import { startIdentityProvider } from '../../server/identity/provider.ts';
import { signIn } from '../support/sign-in.ts';
import { hasPooler, startCluster } from './support/cluster.ts';
import { addComments, nothingSent, wrongComments } from './support/comment-load.ts';
import { type Fault, inPlace } from './support/fault.ts';
import { type Instance, startInstance } from './support/instance.ts';
import { startProduct } from './support/product.ts';
import { startReadyProxy } from './support/ready-proxy.ts';

const WRITERS = 4;
const publicUrl = 'http://localhost:4000';
const LOAD_MS = 4_000;

export const failover: Fault = {
  row: 'Q-R1',
  name: 'the database’s machine is lost under load, behind PgBouncer, with a synchronous standby',
  engines: ['postgresql'],
  rounds: 1,
  run: async (_engine, rounds) => {
    if (!hasPooler()) return { counts: { 'not done, PgBouncer is not installed here': 0 }, wrong: [] };
    const wrong: string[] = [];
    const counts = { failovers: 0, comments: 0, 'seconds without an answer': 0 };
    for (let round = 0; round < rounds; round += 1)
      await inPlace('embedded', async ({ dataDir }) => {
        const cluster = await startCluster();
        const where = { dataDir, databaseUrl: cluster.url };
        const instances: Instance[] = [];
        const provider = await startIdentityProvider({ port: 0, publicUrls: [publicUrl] });
        const sent = nothingSent();
        try {
          await (await startProduct(where)).stop();
          for (let at = 0; at < 2; at += 1) instances.push(await startInstance({ where, provider, publicUrl }));
          const proxy = await startReadyProxy(
            instances.map(({ url }) => url),
            { retries: true },
          );
          try {
            const { access_token: token } = await signIn(provider.url, 'admin@demo.test', { publicUrl });
            let isOver = false;
            const loads = Array.from({ length: WRITERS }, (_, writer) =>
              addComments({ url: proxy.url, token, writer, sent }, () => isOver),
            );
            await sleep(LOAD_MS);
            const before = sent.acknowledged.size;
            await cluster.failOver();
            await sleep(LOAD_MS * 2);
            isOver = true;
            await Promise.all(loads);
            if (before < 20 || sent.acknowledged.size < before + 20)
              wrong.push(`${before} comments before, ${sent.acknowledged.size - before} after`);
            wrong.push(...(await wrongComments(proxy.url, token, sent)));
            counts.failovers += 1;
            counts.comments += sent.acknowledged.size;
            counts['seconds without an answer'] = Math.max(
              counts['seconds without an answer'],
              Math.round(sent.longestGap / 100) / 10,
            );
          } finally {
            await proxy.close();
          }
        } finally {
          await Promise.all(instances.map((instance) => instance.stop()));
          await provider.close();
          await cluster.stop();
        }
      });
    return { counts, wrong };
  },
};
