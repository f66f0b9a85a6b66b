import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPost, type Post } from '../../server/mail/deliver.ts';
import { lookOnce } from '../../server/mail/mailing.ts';
import { claimMail, handOver } from '../../server/mail/queue.ts';
import { aMoment, type MailServer, startMailServer } from '../support/mail-server.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp, testNow } from './support/app.ts';
import { setRow } from './support/ratings.ts';

const words = { publicUrl: 'https://index.example.org', title: 'Road Safety Index' };
const MINUTE = 60_000;

let test: TestApp;
let server: MailServer;
let post: Post;
let now: Date;
/** So many of the next e-mails are accepted without an answer. */
let hangUps = 0;
let answers: ({ code: number; words: string } | undefined)[] = [];
const logged: string[] = [];
const log = {
  info: (_fields: object, message: string) => void logged.push(message),
  warn: (_fields: object, message: string) => void logged.push(message),
  error: (_fields: object, message: string) => void logged.push(message),
};
const look = (after = 0) => {
  now = new Date(now.getTime() + after);
  return lookOnce({ db: test.db, now: () => now, post, words, log });
};
const openMailPost = () => openPost({ url: server.url, from: 'Index <index@example.org>', publicUrl: words.publicUrl });

beforeAll(async () => {
  test = await openTestApp({ mailOffered: true, mailbox: true });
  server = await startMailServer(async () => {
    await aMoment();
    if (hangUps-- > 0) server.hangUp();
    return answers.shift();
  });
  post = openMailPost();
});
afterAll(async () => {
  post.close();
  await server.close();
  await test.close();
});
beforeEach(async () => {
  now = testNow;
  answers = [];
  hangUps = 0;
  logged.length = 0;
  server.accepted.length = 0;
  server.times.clear();
  await test.db
    .insertInto('daily_job')
    .values({ name: 'due notices', day: '2999-01-01' })
    .onConflict((one) => one.doNothing())
    .execute();
  await setRow(test, { status: 1, research_user_id: 2, qa_user_id: 3, decided_by: null });
  await test.db.deleteFrom('mail').execute();
  await test.db.deleteFrom('work_notice').execute();
});

const step = (as: number, WorkflowStatus: number, Reason?: string) =>
  test.call('promoteRatingWorkflow', {
    as,
    params: kenya,
    body: { CountryIndicatorRatingId: kenyaRatingId, WorkflowStatus, ...(Reason && { Reason }) },
  });
const prefer = (as: number, Kind: number, EMail: number, InProduct = true) =>
  test.call('updatePreferences', { as, body: { Notices: [{ Kind, InProduct, EMail }] } });
const mails = () => test.db.selectFrom('mail').selectAll().orderBy('id').execute();
/** Lines that were folded for the way are whole again (RFC 2045, 6.7). */
const unfolded = (message = '') => message.replaceAll('=\r\n', '').replaceAll('=3D', '=');

const queue = (many: number) =>
  test.db
    .insertInto('mail')
    .values(
      Array.from({ length: many }, (_, n) => ({
        ...{ user_id: 2, message_id: `<${n}@example.org>`, recipient: 'researcher@demo.test', subject: `Mail ${n}` },
        ...{ text: 'Text', html: '<p>Text</p>', created_on: now, due_on: now },
      })),
    )
    .execute();

describe('[B9] what a person wants to know', () => {
  it('at once is sent at once: plain and HTML, with its link and the way to end it', async () => {
    await prefer(2, 2, 1);
    await step(2, 2);
    await step(3, 1, 'Cite <the act> & its date.');
    await look(MINUTE);
    const [message, ...others] = server.accepted.map(unfolded);
    expect(others).toEqual([]);
    expect(message).toMatch(/^To: researcher@demo\.test/m);
    expect(message).toMatch(/^List-Unsubscribe: <https:\/\/index\.example\.org\/preferences>/m);
    expect(message).toMatch(/^Subject: Elena Petrova returned 1\.1\.1 /m);
    expect(message).toContain('https://index.example.org/countries/404/indicator/451');
    const [mail] = await mails();
    expect(mail?.text).toContain('“Cite <the act> & its date.”');
    expect(mail?.html).toContain('Cite &lt;the act&gt; &amp; its date.');
    expect(mail?.html).not.toMatch(/<img|src=|url\(/);
    expect(mail?.sent_on).not.toBeNull();
    await look(MINUTE);
    expect(server.accepted).toHaveLength(1);
    await prefer(2, 2, 2);
  });

  it('daily is one e-mail the next morning, without what was read meanwhile', async () => {
    await step(2, 2);
    await step(3, 1, 'One.');
    await step(2, 2);
    await step(3, 1, 'Two.');
    await look(MINUTE);
    expect(server.accepted).toEqual([]);
    const { Data } = (await test.call('listWorkNotices', { as: 2 })).json();
    await test.call('clearWorkNotices', { as: 2, body: { Ids: [Data[1].Id] } });
    await look(24 * 60 * MINUTE);
    const mine = (await mails()).filter(({ user_id }) => user_id === 2);
    expect(mine).toHaveLength(1);
    expect(mine[0]?.text).toContain('“Two.”');
    expect(mine[0]?.text).not.toContain('“One.”');
    await look(24 * 60 * MINUTE);
    expect((await mails()).filter(({ user_id }) => user_id === 2)).toHaveLength(1);
  });

  it('never is not sent, and a kind without a place in the product is sent all the same', async () => {
    await prefer(3, 1, 0);
    await prefer(2, 2, 1, false);
    await step(2, 2);
    await step(3, 1, 'Again.');
    await look(24 * 60 * MINUTE);
    expect((await mails()).map(({ user_id }) => user_id)).toEqual([2]);
    expect((await test.call('listWorkNotices', { as: 2 })).json().Count).toBe(0);
    await prefer(3, 1, 2);
    await prefer(2, 2, 2);
  });
});

describe('[B9] the queue', () => {
  it('two senders send each of many once', async () => {
    await queue(60);
    const other = openMailPost();
    await Promise.all([look(), lookOnce({ db: test.db, now: () => now, post: other, words, log })]);
    other.close();
    expect(server.times.size).toBe(60);
    expect([...server.times.values()].every((count) => count === 1)).toBe(true);
  });

  it('tries again after growing waits what is refused for now, and says so', async () => {
    await queue(1);
    answers = [
      { code: 451, words: 'Try later' },
      { code: 451, words: 'Try later' },
    ];
    await look();
    await look(30_000);
    expect(server.accepted).toHaveLength(0);
    await look(MINUTE);
    await look(2 * MINUTE);
    expect(server.accepted).toHaveLength(0);
    await look(5 * MINUTE);
    expect(server.accepted).toHaveLength(1);
    expect(logged.filter((one) => one === 'mail waits for another try')).toHaveLength(2);
    expect((await mails())[0]).toMatchObject({ attempts: 3, last_error: null });
  });

  it('sets aside what is refused for good, and what is refused a week long', async () => {
    await queue(1);
    answers = [{ code: 550, words: 'No such person' }];
    await look();
    expect((await mails())[0]?.dead_on).not.toBeNull();
    expect((await mails())[0]?.last_error).toMatch(/No such person/);
    expect(logged).toContain('mail is dead');
    await test.db.deleteFrom('mail').execute();
    await queue(1);
    answers = Array.from({ length: 8 }, () => ({ code: 451, words: 'Full' }));
    for (let day = 0; day < 12; day += 1) await look(30 * 60 * MINUTE);
    expect((await mails())[0]).toMatchObject({ attempts: 8, sent_on: null });
    expect((await mails())[0]?.dead_on).not.toBeNull();
    expect(server.accepted).toHaveLength(0);
  });

  it('waits while no server answers', async () => {
    await queue(1);
    const nobody = openPost({ url: 'smtp://127.0.0.1:1', from: 'a@example.org', publicUrl: words.publicUrl });
    await lookOnce({ db: test.db, now: () => now, post: nobody, words, log });
    nobody.close();
    expect((await mails())[0]).toMatchObject({ attempts: 1, dead_on: null, handed_over_on: null });
    await look(2 * MINUTE);
    expect(server.accepted).toHaveLength(1);
  });

  it('takes up what was claimed by a process that died, but not what it had handed over', async () => {
    await queue(2);
    const [claimed, handed] = [await claimMail(test.db, now, MINUTE), await claimMail(test.db, now, MINUTE)];
    if (!claimed || !handed) throw new Error('there are two');
    const keep = await handOver(test.db, handed, now);
    await keep();
    await look();
    expect(server.accepted).toHaveLength(0);
    await look(2 * MINUTE);
    expect([...server.times.keys()]).toEqual([claimed.message_id]);
    expect((await mails()).find(({ id }) => id === handed.id)?.last_error).toMatch(/not known whether/);
    expect(logged).toContain('mail is dead: not known whether it was accepted');
    await expect(handOver(test.db, claimed, now)).rejects.toThrow('The claim has run out.');
  });

  it('commits that it was handed over once its end was written: who dies in between forgets nothing', async () => {
    await queue(1);
    const mail = await claimMail(test.db, now, MINUTE);
    if (!mail) throw new Error('there is one');
    const written = vi.spyOn(Socket.prototype, 'write');
    const isWritten = (words: RegExp) => written.mock.calls.some(([chunk]) => words.test(String(chunk)));
    const order: string[] = [];
    const note = (what: string) =>
      order.push(`${what}: ${isWritten(/<p>Text<\/p>/) ? 'text' : ''} ${isWritten(/(^|\r\n)\.\r\n$/) ? 'end' : ''}`);
    await post.deliver(mail, async () => {
      await aMoment();
      note('marked');
      return async () => void note('committed');
    });
    written.mockRestore();
    expect(order).toEqual(['marked: text ', 'committed: text end']);
  });

  it('what got no answer is sent once more, as the same Message-ID, and then set aside', async () => {
    await queue(1);
    hangUps = 2;
    await look();
    expect((await mails())[0]).toMatchObject({ attempts: 1, dead_on: null, handed_over_on: null });
    await look(2 * MINUTE);
    expect([...server.times]).toEqual([['<0@example.org>', 2]]);
    expect((await mails())[0]?.dead_on).not.toBeNull();
    expect((await mails())[0]?.last_error).toMatch(/not known whether/);
    await look(24 * 60 * MINUTE);
    expect(server.times.get('<0@example.org>')).toBe(2);
  });

  it('nothing arrives where the claim runs out before the last byte', async () => {
    await queue(1);
    const mail = await claimMail(test.db, now, MINUTE);
    if (!mail) throw new Error('there is one');
    await expect(post.deliver(mail, () => Promise.reject(new Error('The claim has run out.')))).rejects.toThrow();
    expect(server.accepted).toHaveLength(0);
  });
});

it('[B9] the mailbox of development shows each e-mail, and is not there otherwise', async () => {
  await queue(1);
  const list = await test.app.inject('/dev/mail');
  expect(list.body).toContain('Mail 0');
  expect(list.headers['content-security-policy']).toContain("default-src 'none'");
  const [mail] = await mails();
  expect((await test.app.inject(`/dev/mail/${mail?.id}`)).body).toBe('<p>Text</p>');
  expect((await test.app.inject('/dev/mail/999999')).statusCode).toBe(404);
  const closed = await openTestApp();
  expect((await closed.app.inject('/dev/mail')).statusCode).toBe(404);
  await closed.close();
});
