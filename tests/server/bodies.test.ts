/** Uploads that never end stop nobody else [Q-S41]. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTestApp, type TestApp } from './support/app.ts';

const IDLE_MS = 4_000;
const PERSON = 6;
/** Room for as many requests as one person may upload, and for none beside them. */
const AT_ONCE = PERSON;

const limits = { person: PERSON, all: 9 };
let patient: TestApp;
let impatient: TestApp;
const ports = new Map<TestApp, number>();
const tokens = new Map<TestApp, string[]>();
const open: Socket[] = [];

async function start(idleMs: number): Promise<TestApp> {
  const bodies = { ...limits, idleMs };
  const test = await openTestApp({ validateResponses: false, maxConcurrentRequests: AT_ONCE, bodies });
  ports.set(test, Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port));
  tokens.set(test, await Promise.all([1, 9].map((id) => test.tokenOf(id))));
  await test.db.updateTable('app_user').set({ role: 0 }).where('id', '=', 9).execute();
  return test;
}
beforeAll(async () => {
  // a busy machine must not take what only waits for idle
  patient = await start(120_000);
  impatient = await start(IDLE_MS);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => Promise.all([patient.close(), impatient.close()]));

interface Upload {
  socket: Socket;
  text(): string;
  ended: Promise<void>;
}

/** The head of an upload by the first or second person, and one byte of its body. */
const begin = (test: TestApp, person: number) =>
  beginAt(test, [
    'POST /api/v1/import HTTP/1.1',
    `authorization: Bearer ${tokens.get(test)?.[person]}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 5000000',
  ]);

function beginAt(test: TestApp, [first, ...others]: string[]): Upload {
  const socket = connect(ports.get(test) ?? 0, '127.0.0.1');
  open.push(socket);
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  socket.on('error', () => undefined);
  const lines = [first, 'host: localhost', ...others];
  socket.write(`${lines.join('\r\n')}\r\n\r\n-`);
  return { socket, text: () => text, ended: new Promise((resolve) => socket.once('close', () => resolve())) };
}

const times = (count: number, person: number) => Array.from({ length: count }, () => begin(patient, person));
const PATIENCE = { timeout: 20_000, interval: 300 };
const isWaiting = ({ text }: Upload) => text() === '';

/** One upload after the other, until one is refused so. */
async function untilRefused(person: number, status: number): Promise<Upload[]> {
  const uploads: Upload[] = [];
  const oneMore = () => {
    if (uploads.every(isWaiting)) uploads.push(begin(patient, person));
    return uploads.filter(({ text }) => text().startsWith(`HTTP/1.1 ${status}`)).length;
  };
  await expect.poll(oneMore, PATIENCE).toBeGreaterThan(0);
  return uploads;
}

const reads = (person: number) =>
  fetch(`http://127.0.0.1:${ports.get(patient)}/api/v1/report-editions`, {
    headers: { authorization: `Bearer ${tokens.get(patient)?.[person]}` },
  });

describe('uploads that wait', () => {
  it('take no place among the requests that are worked on', async () => {
    times(PERSON, 0);
    const both = async () => (await Promise.all([0, 1].map(reads))).map(({ status }) => status);
    // until their heads are read they are worked on too
    await expect.poll(both, PATIENCE).toEqual([200, 200]);
  });

  it('are so many of one person, and so many in all', async () => {
    const own = await untilRefused(0, 429);
    await expect.poll(() => own.filter(isWaiting).length, PATIENCE).toBe(PERSON);
    expect(own.map(({ text }) => text()).join()).toContain(`Only ${PERSON} uploads are possible at once.`);
    const others = await untilRefused(1, 503);
    await expect.poll(() => others.filter(isWaiting).length, PATIENCE).toBe(limits.all - PERSON);
  });

  it('of whoever has no account make room for what comes after them', async () => {
    const address = '/back-channel-logout';
    const form = 'application/x-www-form-urlencoded';
    const head = [`content-type: ${form}`, 'content-length: 1000', 'expect: 100-continue'];
    const closed: Upload[] = [];
    const beginRead = async () => {
      const one = beginAt(patient, [`POST ${address} HTTP/1.1`, ...head]);
      void one.ended.then(() => closed.push(one));
      // said when the head is read
      await expect.poll(one.text, { timeout: 20_000, interval: 20 }).toContain('100 Continue');
      return one;
    };
    const idle: Upload[] = [];
    while (idle.length < PERSON) idle.push(await beginRead());
    const tell = async () => {
      const init = { method: 'POST', headers: { 'content-type': form }, body: 'logout_token=x' };
      return (await fetch(`http://127.0.0.1:${ports.get(patient)}${address}`, init)).status;
    };
    const warn = vi.spyOn(patient.app.log, 'warn');
    onTestFinished(() => warn.mockRestore());
    expect(await tell()).toBe(400);
    await expect.poll(() => closed.length, PATIENCE).toBe(1);
    expect(idle.indexOf(closed[0] as Upload), 'the oldest').toBe(0);
    await beginRead();
    expect(await tell()).toBe(400);
    await expect.poll(() => closed.length, PATIENCE).toBe(2);
    expect(idle.indexOf(closed[1] as Upload), 'the oldest that was left').toBe(1);
    // one line a minute, however many are closed
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`the oldest of ${PERSON} uploads`)]]);
  });

  it('have ten minutes in all, however slowly bytes come', () => {
    expect(patient.app.server.requestTimeout).toBe(600_000);
  });

  it('are given up when no byte comes, and not while bytes come', async () => {
    const idle = begin(impatient, 0);
    const slow = begin(impatient, 1);
    const drip = setInterval(() => slow.socket.write('-'), IDLE_MS / 10);
    try {
      await idle.ended;
      await sleep(IDLE_MS / 4);
      expect(slow.socket.destroyed).toBe(false);
    } finally {
      clearInterval(drip);
    }
    await slow.ended;
  });
});
