import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ResultsColumn, ResultsFormat } from '#generated/enums.ts';
import { operations } from '#generated/operations.ts';
import { between, type Fault, inPlace, kenya } from './support/fault.ts';
import type { Instance } from './support/instance.ts';
import { onInstances } from './support/instances.ts';

/** All of an edition, 28,950 rows: several parts in the database. */
const body = JSON.stringify({
  ...{ ReportEditionId: kenya.reportEditionId, FileFormat: ResultsFormat.Csv, Columns: Object.values(ResultsColumn) },
  ...{ CountryIds: [], Regions: [], Milestones: [], Statuses: [] },
});

/** An export through one address: where its file is. Rejects where it is refused. */
async function make(url: string, token: string): Promise<string> {
  const { path, method } = operations.exportResults;
  const headers = {
    ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  };
  const answer = await fetch(`${url}/api/v1${path}`, { method: method.toUpperCase(), headers, body });
  if (answer.status !== 200) throw new Error(`an export was answered ${answer.status}`);
  return (await answer.json()).downloadUrl;
}

/** The digest of the file, or in words what came instead. */
const fetched = (address: string): Promise<string> =>
  fetch(address).then(
    async (answer) => {
      if (answer.status !== 200) return `status ${answer.status}`;
      const content = Buffer.from(await answer.arrayBuffer());
      return createHash('sha256').update(content).digest('hex').slice(0, 12);
    },
    (error) => `nothing (${error.cause?.code ?? error.message})`,
  );

export const exportMoves: Fault = {
  row: 'Q-R1',
  name: 'exports fetched from another instance while one is killed',
  // one process alone may use an embedded database
  engines: ['postgresql'],
  rounds: 100,
  run: (engine, rounds) =>
    inPlace(engine, (where) =>
      onInstances(where, 2, async ({ instances, proxy, token }) => {
        const [first, second] = instances as [Instance, Instance];
        const wrong: string[] = [];
        let files = 0;
        const whole = await fetched(first.url + (await make(first.url, token)));
        const expectWhole = (what: string, found: string) => {
          files += 1;
          if (found !== whole) wrong.push(`${what}: ${found}`);
        };
        /** Who made it dies while the other hands it out, which it does once. */
        const maker = async (killed: Instance, other: Instance) => {
          const path = await make(killed.url, token);
          const [found] = await Promise.all([fetched(other.url + path), killed.kill()]);
          expectWhole('of the other instance', found);
          const again = await fetched(other.url + path);
          if (again !== 'status 404') wrong.push(`a second time: ${again}`);
        };
        /** One dies at any moment while the file is made, or while it is sent. */
        const throughProxy = async (killed: Instance, isSent: boolean) => {
          const kill = () => sleep(between(0, isSent ? 60 : 1_000)).then(() => killed.kill());
          const made = make(proxy.url, token);
          const dying = isSent ? made.then(kill) : kill();
          const found = made.then((path) => fetched(proxy.url + path));
          expectWhole(isSent ? 'sent through the proxy' : 'made through the proxy', await found.catch(String));
          await dying;
        };
        for (let round = 0; round < rounds; round += 1) {
          const [killed, other] = round % 2 === 0 ? [first, second] : [second, first];
          const kind = Math.floor(round / 2) % 4;
          await (kind === 0 ? maker(killed, other) : throughProxy(killed, kind > 1));
          await killed.restart();
          await proxy.allReady();
        }
        if (proxy.failed > 0) wrong.push(`${proxy.failed} requests had no answer`);
        return { counts: { kills: rounds, files, failed: wrong.length }, wrong };
      }),
    ),
};
