import { buildClient } from '../../scripts/build-client.ts';
import { startIdentityProvider } from '../../server/identity/provider.ts';
import { signIn } from '../support/sign-in.ts';
import { type Fault, inPlace } from './support/fault.ts';
import { type Instance, startInstance } from './support/instance.ts';
import { startProduct } from './support/product.ts';
import { load, lostNotes, type Seen } from './support/rating-load.ts';
import { startReadyProxy } from './support/ready-proxy.ts';
import { whileLoaded } from './support/while-loaded.ts';

const WRITERS = 3;
const publicUrl = 'http://localhost:4000';

export const rollingRestart: Fault = {
  row: 'Q-R1',
  name: 'two instances restarted by turns behind a proxy that does not retry',
  // one process alone may use an embedded database
  engines: ['postgresql'],
  rounds: 3,
  run: (engine, rounds) =>
    inPlace(engine, async (where) => {
      // a page is among what is asked for
      await buildClient();
      // the demonstration's data, and then no demonstration any more
      await (await startProduct(where)).stop();
      const wrong: string[] = [];
      const instances: Instance[] = [];
      const provider = await startIdentityProvider({ port: 0, publicUrls: [publicUrl] });
      const seen: Seen = { requests: 0, strange: {}, notes: [] };
      try {
        for (let at = 0; at < 2; at += 1) instances.push(await startInstance({ where, provider, publicUrl }));
        const proxy = await startReadyProxy(instances.map(({ url }) => url));
        try {
          const { access_token: token } = await signIn(provider.url, 'admin@demo.test', { publicUrl });
          const loads = (isOver: () => boolean) =>
            Array.from({ length: WRITERS }, (_, writer) => load(proxy.url, token, writer, seen, isOver));
          await whileLoaded(loads, async () => {
            for (let round = 0; round < rounds; round += 1)
              for (const instance of instances) {
                await instance.restart();
                await proxy.allReady();
              }
          });
          if (proxy.failed > 0) wrong.push(`${proxy.failed} requests had no answer`);
          for (const [status, times] of Object.entries(seen.strange)) wrong.push(`${times} answers ${status}`);
          if (seen.requests < rounds * 100) wrong.push(`only ${seen.requests} requests`);
          wrong.push(...(await lostNotes(proxy.url, token, seen)));
        } finally {
          await proxy.close();
        }
      } finally {
        await Promise.all(instances.map((instance) => instance.stop()));
        await provider.close();
      }
      return { counts: { restarts: rounds * 2, requests: seen.requests }, wrong };
    }),
};
