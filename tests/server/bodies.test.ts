/** Uploads that never end stop nobody else [Q-S41]. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './support/app.ts';

const IDLE_MS = 2_000;
const PERSON = 6;
const AT_ONCE = 4;

let test: TestApp;
let port: number;
let tokens: string[];
const open: Socket[] = [];
beforeAll(async () => {
  test = await openTestApp({
    validateResponses: false,
    maxConcurrentRequests: AT_ONCE,
    bodies: { person: PERSON, all: 9, idleMs: IDLE_MS },
  });
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(url).port);
  tokens = await Promise.all([1, 9, 10].map((id) => test.tokenOf(id)));
  await test.db.updateTable('app_user').set({ role: 0 }).where('id', 'in', [9, 10]).execute();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => test.close());

interface Upload {
  socket: Socket;
  text(): string;
  ended: Promise<void>;
}

/** The head of an upload and one byte of its body. */
function begin(person: number, address = '/api/v1/import'): Upload {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  socket.on('error', () => undefined);
  const lines = [
    `POST ${address} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${tokens[person]}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 5000000',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n-`);
  return { socket, text: () => text, ended: new Promise((resolve) => socket.once('close', () => resolve())) };
}

const reads = (person: number) =>
  fetch(`http://127.0.0.1:${port}/api/v1/report-editions`, { headers: { authorization: `Bearer ${tokens[person]}` } });

describe('uploads that wait', () => {
  it('take no place among the requests that are worked on', async () => {
    for (let n = 0; n < PERSON; n += 1) begin(0);
    await sleep(200);
    const answers = await Promise.all([0, 1].map(reads));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('are so many of one person, and so many in all', async () => {
    for (let n = 0; n < PERSON; n += 1) begin(0);
    await sleep(200);
    const more = begin(0);
    await expect.poll(more.text).toContain('HTTP/1.1 429');
    expect(more.text()).toContain(`Only ${PERSON} uploads are possible at once.`);
    for (let n = 0; n < 3; n += 1) begin(1);
    await sleep(200);
    const beyond = begin(2);
    await expect.poll(beyond.text).toContain('HTTP/1.1 503');
  });

  it('are given up when no byte comes, and not while bytes come', async () => {
    const idle = begin(0);
    const slow = begin(1);
    const drip = setInterval(() => slow.socket.write('-'), IDLE_MS / 4);
    try {
      await idle.ended;
      await sleep(IDLE_MS / 2);
      expect(slow.socket.destroyed).toBe(false);
    } finally {
      clearInterval(drip);
    }
    await slow.ended;
  });
});
