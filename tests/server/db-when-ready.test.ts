/** A start waits for a database that only starts, and does not for one that is not there. */
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasPostgres, type Postgres, startTestPostgres } from '../../scripts/support/postgres.ts';
import { openDatabase } from '../../server/db/open.ts';

/** What PostgreSQL says while it starts: severity, SQLSTATE, text. */
function startingUp(): Buffer {
  const fields = ['SFATAL', 'C57P03', 'Mthe database system is starting up'].map((field) => `${field}\0`).join('');
  const body = Buffer.from(`${fields}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** What PostgreSQL says to somebody whose password it wants to see, by SCRAM. */
const asksForPassword = [10, 11].map((step) => {
  const words = step === 10 ? 'SCRAM-SHA-256\0\0' : 'r=nonce,s=c2FsdA==,i=4096';
  const body = Buffer.concat([Buffer.from([0, 0, 0, step]), Buffer.from(words)]);
  const head = Buffer.alloc(5);
  head.write('R');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
});

describe('a start that is not let in', () => {
  it('fails at once where nobody listens, and names the setting', async () => {
    const url = 'postgres://assessment:secret@127.0.0.1:1/postgres';
    await expect(openDatabase({ url })).rejects.toThrow(
      /^DATABASE_URL leads to 127\.0\.0\.1:1 as assessment: connect ECONNREFUSED 127\.0\.0\.1:1$/,
    );
    await expect(openDatabase({ url: url.replace('127.0.0.1', 'localhost') })).rejects.toThrow(
      /^DATABASE_URL leads to localhost:1 as assessment: connect ECONNREFUSED .*:1$/,
    );
    await expect(openDatabase({ url: url.replace('assessment', '50%off') })).rejects.toThrow(
      /^DATABASE_URL leads to 127\.0\.0\.1:1 as 50%off: /,
    );
  });

  it('says that a password is missing, and leaves no connection that would keep the process alive', async () => {
    const left = Promise.withResolvers<void>();
    const door = createServer((client) => {
      const answers = [...asksForPassword];
      client.on('error', () => undefined).on('close', () => left.resolve());
      client.on('data', () => client.write(answers.shift() ?? ''));
    });
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void door.close());
    const { port } = door.address() as AddressInfo;
    await expect(openDatabase({ url: `postgres://assessment@127.0.0.1:${port}/postgres` })).rejects.toThrow(
      `DATABASE_URL leads to 127.0.0.1:${port} as assessment: PostgreSQL asks for a password, and it names none`,
    );
    await left.promise;
  });
});

describe.skipIf(!hasPostgres())('a start on PostgreSQL', () => {
  let postgres: Postgres;
  let door: Server;
  /** How many are told that it starts, or hear nothing, before the others are let in. */
  let refused = 0;
  let isSilent = false;
  let tries = 0;

  beforeAll(async () => {
    postgres = await startTestPostgres();
    door = createServer((client) => {
      tries += 1;
      client.on('error', () => undefined);
      if (tries <= refused) return void (isSilent || client.once('data', () => client.end(startingUp())));
      const upstream = connect(postgres.port, '127.0.0.1').on('error', () => client.destroy());
      client.pipe(upstream).pipe(client);
    });
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    door.close();
    await postgres.stop();
  });

  /** How often it was tried: on a busy machine who is let in may hear nothing within a second either. */
  async function open(): Promise<number> {
    tries = 0;
    const { port } = door.address() as AddressInfo;
    const pool = { most: 1, connectSeconds: 1, idleSeconds: 1, statementSeconds: 0 };
    const { close } = await openDatabase({ url: `postgres://assessment@127.0.0.1:${port}/postgres`, pool });
    await close();
    return tries;
  }

  it('asks again while the database says that it starts', async () => {
    [refused, isSilent] = [2, false];
    expect(await open()).toBeGreaterThanOrEqual(3);
  });

  it('asks again where it hears nothing', async () => {
    [refused, isSilent] = [1, true];
    expect(await open()).toBeGreaterThanOrEqual(2);
  });
});
