import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from '#generated/operations.ts';
import { startIdentityProvider } from '../../server/identity/provider.ts';
import { signIn } from '../support/sign-in.ts';
import { askDatabase, bind } from './support/bind.ts';
import { hasPooler, startCluster } from './support/cluster.ts';
import { type Fault, inPlace, kenya } from './support/fault.ts';
import { type Instance, startInstance } from './support/instance.ts';
import { startProduct } from './support/product.ts';

const publicUrl = 'http://localhost:4000';
const AGE_SECONDS = 5;
/** Looked at once a second, and a machine that does other things. */
const SLACK_SECONDS = 3;

export const standbyReads: Fault = {
  row: 'Q-R1',
  name: 'reads from a standby: a save is seen by who made it at once, by others within the age that is allowed',
  // the embedded database has no standby
  engines: ['postgresql'],
  rounds: 1,
  run: async () => {
    if (!hasPooler()) return { counts: { 'not done, PgBouncer is not installed here': 0 }, wrong: [] };
    return inPlace('embedded', async ({ dataDir }) => {
      const cluster = await startCluster();
      const where = { dataDir, databaseUrl: cluster.url };
      const provider = await startIdentityProvider({ port: 0, publicUrls: [publicUrl] });
      const instances: Instance[] = [];
      try {
        await (await startProduct(where)).stop();
        const env = { DATABASE_STANDBY_URL: cluster.standbyUrl, DATABASE_STANDBY_SECONDS: String(AGE_SECONDS) };
        for (let at = 0; at < 2; at += 1) instances.push(await startInstance({ where, provider, publicUrl, env }));
        const tokenOf = async (name: string) =>
          (await signIn(provider.url, `${name}@demo.test`, { publicUrl })).access_token;
        const [writer, reader] = [await tokenOf('reviewer'), await tokenOf('admin')];
        // a first sign-in is a change of the account, after which one reads the primary
        await bind(cluster.url, reader, 'admin@demo.test');
        return await walk(cluster, instances, { writer, reader });
      } finally {
        await Promise.all(instances.map((instance) => instance.stop()));
        await provider.close();
        await cluster.stop();
      }
    });
  },
};

type Walked = Awaited<ReturnType<Fault['run']>>;

async function walk(
  cluster: Awaited<ReturnType<typeof startCluster>>,
  [here, there]: Instance[],
  { writer, reader }: { writer: string; reader: string },
): Promise<Walked> {
  const wrong: string[] = [];
  const counts = { comments: 0, 'seconds until others see one': 0, 'reads while the standby was away': 0 };
  /** Does the newest event that this person is told of come after the one that is given? */
  const sees = async (token: string, before: number) => (await newestEvent(there, token)) > before;
  await sleep(2_000);
  for (let n = 1; n <= 20; n += 1) {
    const before = await newestEvent(here, writer);
    await comment(here, writer, `Seen at once ${n}`);
    counts.comments += 1;
    if (!(await sees(writer, before))) wrong.push(`who wrote comment ${n} did not see it`);
  }
  // the standby goes on receiving, and shows nothing new
  await askDatabase(cluster.standbyUrl, ['select pg_wal_replay_pause()']);
  await sleep(1_500);
  const before = await newestEvent(here, writer);
  await comment(here, writer, 'While it is paused');
  if (await sees(reader, before)) wrong.push('others were not answered by the standby');
  if (!(await sees(writer, before))) wrong.push('who wrote while the standby was paused did not see it');
  const since = performance.now();
  while (!(await sees(reader, before))) {
    if (performance.now() - since > (AGE_SECONDS + SLACK_SECONDS) * 1_000) {
      wrong.push('others did not see a comment within the age that is allowed');
      break;
    }
    await sleep(100);
  }
  counts['seconds until others see one'] = Math.round((performance.now() - since) / 100) / 10;
  await askDatabase(cluster.standbyUrl, ['select pg_wal_replay_resume()']);
  await sleep(3_000);
  const stopping = cluster.stopStandby();
  let isStopped = false;
  void stopping.then(() => {
    isStopped = true;
  });
  for (let after = 0; after < 100; after += isStopped ? 1 : 0) {
    await newestEvent(there, reader).catch((error) => wrong.push(`a read failed as the standby went away: ${error}`));
    counts['reads while the standby was away'] += 1;
  }
  await stopping;
  return { counts, wrong };
}

const call = async (url: string, token: string, init: RequestInit = {}): Promise<string> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}`, { ...init, headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
  return text;
};

/** The Id of the newest event of the country. */
async function newestEvent(instance: Instance | undefined, token: string): Promise<number> {
  const { countryId, reportEditionId } = kenya;
  const path = `/countries/${countryId}/report-editions/${reportEditionId}/activity?offset=0&pageSize=10`;
  return JSON.parse(await call(`${instance?.url}/api/v1${path}`, token)).Data[0].Id;
}

function comment(instance: Instance | undefined, token: string, CommentContent: string): Promise<string> {
  const params: Record<string, number> = kenya;
  const path = operations.addComment.path.replaceAll(/\{(\w+)\}/g, (_, name) => `${params[name]}`);
  const body = JSON.stringify({ CommentContent, taggedUsers: [] });
  return call(`${instance?.url}/api/v1${path}`, token, { method: 'POST', body });
}
