// Sends what is queued, as the server does, until nothing is left; to be killed and started again.
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../../server/db/open.ts';
import { openPost } from '../../../server/mail/deliver.ts';
import { lookOnce } from '../../../server/mail/mailing.ts';

const [url = '', databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const publicUrl = 'http://localhost:4000';
const { db, kind, close } = await openDatabase({ url: databaseUrl || undefined, dataDir });
const post = openPost({ url, from: 'index@example.org', publicUrl });
const quiet = () => undefined;
const options = {
  ...{ db, engine: kind, post, words: { publicUrl, title: 'Index' }, log: { info: quiet, warn: quiet, error: quiet } },
  now: () => new Date(),
  leaseMs: 1_500,
};
const left = () =>
  db.selectFrom('mail').select('id').where('sent_on', 'is', null).where('dead_on', 'is', null).limit(1).execute();
while ((await left()).length > 0) {
  await lookOnce(options);
  await sleep(50);
}
post.close();
await close();
