import { buildClient } from '../../scripts/build-client.ts';
import { freePort } from '../../scripts/support/free-port.ts';
import { root } from '../../scripts/support/root.ts';
import { startIdentityProvider } from '../../server/identity/provider.ts';
import { signIn } from '../support/sign-in.ts';
import { type Fault, inPlace } from './support/fault.ts';
import { makeFormerBuild } from './support/former-build.ts';
import { type Instance, startInstance } from './support/instance.ts';
import { loadPages } from './support/page-loads.ts';
import { startProduct } from './support/product.ts';
import { load, lostNotes, type Seen } from './support/rating-load.ts';
import { startReadyProxy } from './support/ready-proxy.ts';
import { whileLoaded } from './support/while-loaded.ts';

const WRITERS = 2;
const LEAST_PAGES = 50;
const LEAST_REQUESTS = 2_000;

export const twoBuilds: Fault = {
  row: 'Q-R1',
  name: 'two builds: rolled forward and back behind a proxy that does not retry',
  // one process alone may use an embedded database
  engines: ['postgresql'],
  rounds: 2,
  run: (engine, rounds) =>
    inPlace(engine, async (where) => {
      await buildClient();
      const former = makeFormerBuild();
      const wrong: string[] = [];
      const instances: Instance[] = [];
      const seen: Seen = { requests: 0, strange: {}, notes: [] };
      const ports = [await freePort(), await freePort()];
      const proxy = await startReadyProxy(ports.map((port) => `http://localhost:${port}`));
      const provider = await startIdentityProvider({ port: 0, publicUrls: [proxy.url] });
      let pageLoads = 0;
      try {
        // the demonstration's data, as the former build left them
        await (await startProduct(where, undefined, former.folder)).stop();
        const options = { where, provider, publicUrl: proxy.url, build: former.folder };
        for (const port of ports) instances.push(await startInstance({ ...options, port }));
        const { access_token: token } = await signIn(provider.url, 'admin@demo.test', { publicUrl: proxy.url });
        const writing = (isOver: () => boolean) => (_: unknown, writer: number) =>
          load(proxy.url, token, writer, seen, () => isOver() && seen.requests >= LEAST_REQUESTS);
        const reading = async (isOver: () => boolean) => {
          const opened = await loadPages(proxy.url, provider, LEAST_PAGES, isOver);
          pageLoads = opened.loads;
          wrong.push(...opened.wrong);
        };
        const loads = (isOver: () => boolean) => [...Array.from({ length: WRITERS }, writing(isOver)), reading(isOver)];
        await whileLoaded(loads, async () => {
          for (let round = 0; round < rounds; round += 1)
            for (const build of [root, former.folder])
              for (const instance of instances) {
                await instance.restart(build);
                await proxy.allReady();
              }
        });
        if (proxy.failed > 0) wrong.push(`${proxy.failed} requests had no answer`);
        for (const [status, times] of Object.entries(seen.strange)) wrong.push(`${times} answers ${status}`);
        wrong.push(...(await lostNotes(proxy.url, token, seen)));
      } finally {
        await proxy.close();
        await Promise.all(instances.map((instance) => instance.stop()));
        await provider.close();
        former.remove();
      }
      const counts = { former: former.commit, restarts: rounds * 4, requests: seen.requests, 'page loads': pageLoads };
      return { counts, wrong };
    }),
};
