import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadDemo } from '../../server/db/demo/load.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Database, openDatabase } from '../../server/db/open.ts';
import { aMoment, type MailServer, startMailServer } from '../support/mail-server.ts';
import { between, type Fault, inPlace } from './support/fault.ts';
import type { Where } from './support/product.ts';

/** E-mails for each kill. */
const EACH = 50;

/**
 * E-mails are queued and the process that sends them is killed again and again; on PostgreSQL two
 * send at a time. A mailbox that holds a Message-ID once has each of them once in the end; what is
 * listed as not known has arrived too.
 */
export const killMidMail: Fault = {
  row: 'B9',
  name: 'kill -9 while mail is sent',
  engines: ['embedded', 'postgresql'],
  rounds: 100,
  run: (engine, rounds) =>
    inPlace(engine, async (where) => {
      const server = await startMailServer(aMoment as () => Promise<undefined>);
      try {
        const many = rounds * EACH;
        await inDatabase(where, (database) => queueMails(database, many));
        await killAndRestart(where, server, { rounds, many, senders: engine === 'postgresql' ? 2 : 1 });
        return await inDatabase(where, (database) => judge(database, server, many));
      } finally {
        await server.close();
      }
    }),
};

async function inDatabase<T>({ dataDir, databaseUrl }: Where, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function queueMails({ db }: Database, many: number): Promise<void> {
  await migrate(db);
  await loadDemo(db);
  await db.deleteFrom('work_notice').execute();
  const now = new Date();
  const rows = Array.from({ length: many }, (_, n) => ({
    ...{ user_id: 2, message_id: `<${n}@example.org>`, recipient: 'researcher@demo.test', subject: `Mail ${n}` },
    ...{ text: `Text ${n}`, html: `<p>Text ${n}</p>`, created_on: now, due_on: now },
  }));
  await db.insertInto('mail').values(rows).execute();
}

interface Kills {
  rounds: number;
  many: number;
  senders: number;
}

async function killAndRestart(where: Where, server: MailServer, { rounds, many, senders }: Kills): Promise<void> {
  const running = Array.from({ length: senders }, () => startSender(where, server));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const from = server.accepted.length;
      const enough = Math.min(many - 1, from + between(EACH / 5, EACH / 2));
      const at = between(0, senders);
      while (server.accepted.length < enough && !hasEnded(running[at] as ChildProcess)) await sleep(5);
      await kill(running[at] as ChildProcess);
      running[at] = startSender(where, server);
    }
    for (const sender of running) if (!hasEnded(sender)) await once(sender, 'close');
  } finally {
    for (const sender of running) await kill(sender);
  }
}

function startSender({ dataDir, databaseUrl = '' }: Where, { url }: MailServer): ChildProcess {
  const script = join(import.meta.dirname, 'support', 'mail-sender.ts');
  const sender = spawn(process.execPath, [script, url, databaseUrl, dataDir], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const endWithUs = () => sender.kill('SIGKILL');
  process.once('exit', endWithUs);
  sender.once('close', () => process.off('exit', endWithUs));
  return sender;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function kill(sender: ChildProcess): Promise<void> {
  if (hasEnded(sender)) return;
  sender.kill('SIGKILL');
  await once(sender, 'close');
}

async function judge({ db }: Database, { times }: MailServer, many: number) {
  const rows = await db.selectFrom('mail').select(['message_id', 'sent_on', 'dead_on']).execute();
  const unknown = rows.filter(({ dead_on }) => dead_on !== null);
  const wrong = [
    ...[...times].filter(([, count]) => count > 2).map(([id, count]) => `${id} was accepted ${count} times`),
    ...rows
      .filter(({ message_id }) => !times.has(message_id))
      .map(({ message_id }) => `${message_id} was never accepted`),
    ...rows
      .filter(({ message_id, sent_on }) => sent_on !== null && !times.has(message_id))
      .map(({ message_id }) => `${message_id} is said to be sent, and is not`),
  ];
  if (rows.length !== many) wrong.push(`${rows.length} are in the queue, not ${many}`);
  const counts = {
    queued: many,
    'in the mailbox': times.size,
    'of those twice on the way': [...times.values()].filter((count) => count > 1).length,
    'listed as not known': unknown.length,
    'of those not in the mailbox': unknown.filter(({ message_id }) => !times.has(message_id)).length,
  };
  return { counts, wrong };
}
