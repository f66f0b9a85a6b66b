import { setTimeout as sleep } from 'node:timers/promises';
import { startIdentityProvider } from '../../server/identity/provider.ts';
import { signIn } from '../support/sign-in.ts';
import { acknowledges, addComments, nothingSent, wrongComments } from './support/comment-load.ts';
import { between, type Fault, inPlace } from './support/fault.ts';
import { type Instance, startInstance } from './support/instance.ts';
import { startProduct } from './support/product.ts';
import { startReadyProxy } from './support/ready-proxy.ts';
import { whileLoaded } from './support/while-loaded.ts';

const INSTANCES = Number(process.env.INSTANCES ?? 3);
const WRITERS = 4;
/** Before each kill. */
const LEAST_COMMENTS = 10;
const publicUrl = 'http://localhost:4000';

export const killedByTurns: Fault = {
  row: 'Q-R1',
  name: `${INSTANCES} instances killed by turns behind a proxy that retries`,
  // one process alone may use an embedded database
  engines: ['postgresql'],
  rounds: 100,
  run: (engine, rounds) =>
    inPlace(engine, async (where) => {
      await (await startProduct(where)).stop();
      const instances: Instance[] = [];
      const wrong: string[] = [];
      const provider = await startIdentityProvider({ port: 0, publicUrls: [publicUrl] });
      const sent = nothingSent();
      try {
        for (let at = 0; at < INSTANCES; at += 1) instances.push(await startInstance({ where, provider, publicUrl }));
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
              const instance = instances[round % INSTANCES];
              await acknowledges(sent, LEAST_COMMENTS);
              await sleep(between(0, 500));
              await instance?.kill();
              await instance?.restart();
            }
          });
          for (const [status, times] of Object.entries(sent.failed)) wrong.push(`${times} answers ${status}`);
          wrong.push(...(await wrongComments(proxy.url, token, sent)));
        } finally {
          await proxy.close();
        }
      } finally {
        await Promise.all(instances.map((instance) => instance.stop()));
        await provider.close();
      }
      return { counts: { instances: INSTANCES, kills: rounds, comments: sent.acknowledged.size }, wrong };
    }),
};
