import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/open.ts';
import { tabNamer } from '../../../server/domain/workbook/tab-names.ts';
import { downloadsInDatabase, downloadsInFolder } from '../../../server/downloads.ts';
import { createTokenVerifier } from '../../../server/token.ts';
import { openTestDatabase } from '../../support/database.ts';
import { openTestApp } from '../support/app.ts';
import { exampleBody } from '../support/bodies.ts';
import { testAudience } from '../support/issuer.ts';

let folder: string;
let now: Date;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'downloads-'));
  now = new Date('2026-11-20T10:00:00Z');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const open = () => downloadsInFolder(folder, () => now);
const holding = (content: string) => (path: string) => writeFile(path, content);

describe('files that wait to be fetched', () => {
  it('[Q-S40] outlive a restart, and are fetched once', async () => {
    const before = open();
    const token = await before.offer('a.b.xlsx', holding('content'));
    await before.close();
    const after = open();
    const taken = await after.take(token);
    expect(taken).toMatchObject({ fileName: 'a.b.xlsx', size: 7 });
    expect(await after.take(token)).toBeUndefined();
    expect(await text(taken?.content ?? Readable.from([]))).toBe('content');
    await expect.poll(() => readdir(folder)).toEqual([]);
    await after.close();
  });

  it('[Q-S40] do not show their tokens to who lists the folder', async () => {
    const downloads = open();
    const tokens = await Promise.all([1, 2, 3].map(() => downloads.offer('a.xlsx', holding('x'))));
    expect(new Set(tokens).size).toBe(3);
    const names = (await readdir(folder)).join();
    for (const token of tokens) expect(names).not.toContain(token.slice(0, 8));
    for (const name of await readdir(folder)) expect(await downloads.take(name)).toBeUndefined();
    await downloads.close();
  });

  it('[Q-S40] are swept when nobody came, also those that a server left behind', async () => {
    const downloads = open();
    const token = await downloads.offer('a.xlsx', holding('x'));
    later(200_000);
    await downloads.offer('b.xlsx', holding('x'));
    later(100_000);
    expect(await downloads.take(token)).toBeUndefined();
    await downloads.sweep();
    expect(await readdir(folder)).toEqual([expect.stringMatching(/\.b\.xlsx$/)]);
    await downloads.close();
    later(200_000);
    const next = open();
    await expect.poll(() => readdir(folder)).toEqual([]);
    await next.close();
  });

  it('leave nothing where the person who fetches them goes away', async () => {
    const downloads = open();
    const taken = await downloads.take(await downloads.offer('a.xlsx', holding('x')));
    taken?.content.destroy();
    await expect.poll(() => readdir(folder)).toEqual([]);
    await downloads.close();
  });

  it('leave nothing where they cannot be made', async () => {
    const downloads = open();
    const write = async (path: string) => {
      await writeFile(path, 'half');
      throw new Error('no space left');
    };
    await expect(downloads.offer('a.xlsx', write)).rejects.toThrow('no space left');
    expect(await readdir(folder)).toEqual([]);
    await downloads.close();
  });
});

describe('files that wait in the database, for several instances', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('migrated');
  });
  afterAll(() => database.close());

  const times = { silentMs: 800, waitMs: 2_000 };
  const openOne = (name: string) => downloadsInDatabase(database.db, join(folder, name), () => now, times);
  const kept = async () => ({
    files: await database.db.selectFrom('download').select('file_name').execute(),
    parts: (await database.db.selectFrom('download_part').select('number').execute()).length,
    folders: (await Promise.all((await readdir(folder)).map((name) => readdir(join(folder, name))))).flat(),
  });
  const nothing = { files: [], parts: 0, folders: [] };
  /** As by an instance that said so last at that time. */
  const isSent = (lately: Date) =>
    database.db.updateTable('download').set({ taken_on: lately.toISOString() }).execute();

  it('are made on one and fetched once, from another', async () => {
    const one = openOne('one');
    const other = openOne('other');
    const long = `${'x'.repeat(1_048_576) + 'y'.repeat(1_048_576)}z`;
    const token = await one.offer('long.csv', holding(long));
    expect(await kept()).toEqual({ files: [{ file_name: 'long.csv' }], parts: 3, folders: [] });
    const taken = await Promise.all([other.take(token), one.take(token), other.take(token)]);
    const [mine, ...more] = taken.filter((download) => download !== undefined);
    expect(more).toEqual([]);
    expect(mine).toMatchObject({ fileName: 'long.csv', size: long.length });
    expect((await text(mine?.content ?? Readable.from([]))) === long).toBe(true);
    await expect.poll(kept).toEqual(nothing);
    await Promise.all([one.close(), other.close()]);
  });

  it('[O10] are fetched from another where the one that sent them has died, and from none while it lives', async () => {
    const one = openOne('one');
    const other = openOne('other');
    const token = await one.offer('a.csv', holding('content'));
    const first = await one.take(token);
    // longer than a sender may be silent
    expect(await other.take(token)).toBeUndefined();
    await isSent(new Date(Date.now() - 60_000)).then(() => setTimeout(2)); // senders differ by the millisecond
    const second = await other.take(token);
    expect(second).toMatchObject({ fileName: 'a.csv', size: 7 });
    // the one that only seemed to be dead removes nothing, nor does it take the file back
    first?.content.destroy();
    await setTimeout(times.silentMs);
    expect((await kept()).parts).toBe(1);
    expect(await text(second?.content ?? Readable.from([]))).toBe('content');
    await expect.poll(kept).toEqual(nothing);
    await Promise.all([one.close(), other.close()]);
  });

  it('are waited for where their sender has only just died', async () => {
    const one = openOne('one');
    const token = await one.offer('a.csv', holding('x'));
    await isSent(new Date());
    const taken = await one.take(token);
    expect(taken?.size).toBe(1);
    taken?.content.destroy();
    await expect.poll(kept).toEqual(nothing);
    await one.close();
  });

  it('[X1] are waited for by one request for a file', async () => {
    const slow = { silentMs: 3_000, waitMs: 9_000 };
    const one = downloadsInDatabase(database.db, join(folder, 'one'), () => now, slow);
    const token = await one.offer('a.csv', holding('x'));
    await isSent(new Date());
    // Whichever the database answers first waits; the others are told at once.
    let told = 0;
    const tell = () => void told++;
    const asked = Array.from({ length: 51 }, () => one.take(token).finally(tell));
    await expect.poll(() => told, { timeout: slow.silentMs }).toBe(50);
    const [taken, ...more] = (await Promise.all(asked)).filter((download) => download !== undefined);
    expect([taken?.size, more]).toEqual([1, []]);
    taken?.content.destroy();
    await expect.poll(kept).toEqual(nothing);
    await one.close();
  });

  it('are not used up by somebody who has left while waiting', async () => {
    const one = openOne('one');
    const token = await one.offer('a.csv', holding('x'));
    await isSent(new Date());
    expect(await one.take(token, () => true)).toBeUndefined();
    await setTimeout(times.silentMs);
    const taken = await one.take(token);
    expect(taken?.size).toBe(1);
    taken?.content.destroy();
    await expect.poll(kept).toEqual(nothing);
    await one.close();
  });

  it('stay taken until they can be removed, and do not look whole where they went too early', async () => {
    const [one, other] = [openOne('one'), openOne('other')];
    const token = await one.offer('a.csv', holding('x'));
    const taken = await one.take(token);
    const rename = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`;
    await rename('download', 'download_away').execute(database.db);
    taken?.content.destroy();
    await setTimeout(times.silentMs / 2);
    await rename('download_away', 'download').execute(database.db);
    expect(await other.take(token)).toBeUndefined();
    await expect.poll(kept).toEqual(nothing);
    const second = await one.take(await one.offer('b.csv', holding('x')));
    await database.db.deleteFrom('download_part').execute();
    await expect(text(second?.content ?? Readable.from([]))).rejects.toThrow('removed while it was sent');
    await Promise.all([one.close(), other.close()]);
  });

  it('are swept where their sender has died, once they expired', async () => {
    const one = openOne('one');
    await one.offer('a.csv', holding('x'));
    await isSent(new Date(Date.now() - 120_000));
    await one.sweep();
    expect((await kept()).parts).toBe(1);
    later(300_000);
    await one.sweep();
    expect(await kept()).toEqual(nothing);
    await one.close();
  });

  it('are swept when nobody came, and where the person who fetches them goes away', async () => {
    const one = openOne('one');
    const token = await one.offer('a.csv', holding('x'));
    later(300_000);
    expect(await one.take(token)).toBeUndefined();
    await one.sweep();
    expect(await kept()).toEqual(nothing);
    const taken = await one.take(await one.offer('b.csv', holding('x')));
    later(300_000);
    await one.sweep();
    expect((await kept()).parts).toBe(1);
    taken?.content.destroy();
    await expect.poll(kept).toEqual(nothing);
    await one.close();
  });

  it('leave nothing where they cannot be made, or stored', async () => {
    const one = openOne('one');
    const write = async (path: string) => {
      await writeFile(path, 'half');
      throw new Error('no space left');
    };
    await expect(one.offer('a.csv', write)).rejects.toThrow('no space left');
    await expect(one.offer('a.csv', async () => undefined)).rejects.toThrow('ENOENT');
    expect(await kept()).toEqual(nothing);
    await one.close();
  });

  it('may be empty', async () => {
    const one = openOne('one');
    const empty = await one.take(await one.offer('empty.csv', holding('')));
    expect(empty?.size).toBe(0);
    expect(await text(empty?.content ?? Readable.from(['x']))).toBe('');
    await one.close();
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('[O10] an export of one instance', () => {
  it('is fetched from another, which has a folder of its own', async () => {
    const one = await openTestApp({ downloadsFolder: join(folder, 'one') });
    const { issuer, db } = one;
    const verifier = createTokenVerifier({ authority: issuer.url, audience: testAudience });
    const options = { downloadsFolder: join(folder, 'other'), bearers: { verifier, recognition: {} } };
    const other = await openTestApp({ db, ...options });
    const made = await one.call('exportData', { as: 1, body: exampleBody('exportData') });
    const token = made.json().downloadUrl.split('/').at(-1);
    const fetched = await other.call('downloadExport', { params: { token } });
    expect([fetched.statusCode, fetched.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    for (const instance of [one, other])
      expect((await instance.call('downloadExport', { params: { token } })).statusCode).toBe(404);
    await Promise.all([other.close(), one.close()]);
  });
});

describe('names of tabs', () => {
  it('[S94] keep the rules of the format', () => {
    const name = tabNamer(['Contents']);
    expect(
      [
        'KEN Kenya',
        'ken kenya',
        'GBR United Kingdom of Great Britain and Northern Ireland',
        'GBR United Kingdom of Great Britain and the rest',
        'a:b\\c/d?e*f[g]h',
        "'quoted'",
        'contents',
        'CONTENTS',
        'History',
        '',
        `${'x'.repeat(30)}𝒳`,
      ].map(name),
    ).toEqual([
      'KEN Kenya',
      'ken kenya (2)',
      'GBR United Kingdom of Great Bri',
      'GBR United Kingdom of Great (2)',
      'a b c d e f g h',
      'quoted',
      'contents (2)',
      'CONTENTS (3)',
      'History (2)',
      'Tab',
      'x'.repeat(30),
    ]);
  });
});
