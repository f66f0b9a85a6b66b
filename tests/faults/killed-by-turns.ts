import { setTimeout as sleep } from 'node:timers/promises';
import { acknowledges, addComments, nothingSent, wrongComments } from './support/comment-load.ts';
import { between, type Fault, inPlace } from './support/fault.ts';
import { onInstances } from './support/instances.ts';
import { whileLoaded } from './support/while-loaded.ts';

const INSTANCES = Number(process.env.INSTANCES ?? 3);
const WRITERS = 4;
/** Before each kill. */
const LEAST_COMMENTS = 10;

export const killedByTurns: Fault = {
  row: 'Q-R1',
  name: `${INSTANCES} instances killed by turns behind a proxy that retries`,
  // one process alone may use an embedded database
  engines: ['postgresql'],
  rounds: 100,
  run: (engine, rounds) =>
    inPlace(engine, (where) =>
      onInstances(where, INSTANCES, async ({ instances, proxy, token }) => {
        const sent = nothingSent();
        const load = (isOver: () => boolean) =>
          Array.from({ length: WRITERS }, (_, writer) => addComments({ url: proxy.url, token, writer, sent }, isOver));
        await whileLoaded(load, async () => {
          for (let round = 0; round < rounds; round += 1) {
            const instance = instances[round % INSTANCES];
            await acknowledges(sent, LEAST_COMMENTS);
            await sleep(between(0, 500));
            await instance?.kill();
            await instance?.restart();
          }
        });
        const wrong = Object.entries(sent.failed).map(([status, times]) => `${times} answers ${status}`);
        wrong.push(...(await wrongComments(proxy.url, token, sent)));
        return { counts: { instances: INSTANCES, kills: rounds, comments: sent.acknowledged.size }, wrong };
      }),
    ),
};
