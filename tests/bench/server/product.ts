import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as open } from 'node:http';
import { join } from 'node:path';
import { type OperationId, operations } from '#generated/operations.ts';
import type { Where } from '../../faults/support/product.ts';
import type { Account, Question } from './process.ts';
import type { Statement } from './statement.ts';

/** What is asked over HTTP. Bytes as body are sent as the form's file. */
export interface Ask {
  operationId: OperationId;
  params?: Record<string, number | string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The administrator where nobody is named. */
  as?: Account;
}

export interface Answer {
  status: number;
  body: Buffer;
  /** From sending to the last byte. */
  ms: number;
}

/** The product in a process of its own, with a door to its database for the bare SQL. */
export interface MeasuredProduct {
  ask(ask: Ask): Promise<Answer>;
  /** Milliseconds of the statements, one after another. */
  bare(statements: Statement[], transaction?: boolean): Promise<number>;
  rows<T>(statement: Statement): Promise<T[]>;
  /** Megabytes: the most that the process ever held. */
  peak(): Promise<number>;
  /** Megabytes: what it holds now. From here on `peak` counts anew. */
  held(): Promise<number>;
  stop(): Promise<void>;
}

export async function startMeasured(where: Where): Promise<MeasuredProduct> {
  const child = fork(join(import.meta.dirname, 'process.ts'), [JSON.stringify(where)], { stdio: 'inherit' });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  let last = 0;
  const expect = <T>(id: number) =>
    new Promise<T>((resolve, reject) => waiting.set(id, { resolve: resolve as (value: unknown) => void, reject }));
  child.on('message', (message) => {
    const { id, result, fault } = message as { id: number; result?: unknown; fault?: string };
    if (fault) waiting.get(id)?.reject(new Error(fault));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The measured process has ended (${code})`));
  });
  const tell = <T>(question: Question): Promise<T> => {
    last += 1;
    child.send({ id: last, question });
    return expect<T>(last);
  };
  const { url } = await expect<{ url: string }>(0);
  const agent = new Agent({ keepAlive: true });
  return {
    ask: async (ask) => send(agent, url, await tell<string>({ kind: 'token', account: ask.as ?? 'admin' }), ask),
    bare: (statements, transaction = false) => tell<number>({ kind: 'bare', statements, transaction }),
    rows: <T>(statement: Statement) => tell<T[]>({ kind: 'rows', statement }),
    peak: () => tell<number>({ kind: 'peak' }),
    held: () => tell<number>({ kind: 'held' }),
    stop: async () => {
      agent.destroy();
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Calls an operation over a kept connection and reads the answer to its end. Rejects where it is refused. */
export async function send(agent: Agent, url: string, token: string, ask: Ask): Promise<Answer> {
  const { method } = operations[ask.operationId];
  const { payload, type } = payloadOf(ask.body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(payload && { 'content-type': type, 'content-length': payload.length }),
  };
  const since = performance.now();
  const request = open(addressOf(url, ask), { method: method.toUpperCase(), agent, headers });
  request.end(payload);
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const ms = performance.now() - since;
  if (response.statusCode >= 400) throw new Error(`${ask.operationId}: ${response.statusCode} ${body}`);
  return { status: response.statusCode, body, ms };
}

function addressOf(url: string, { operationId, params = {}, query = {} }: Ask): URL {
  const path = operations[operationId].path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const address = new URL(`/api/v1${path}`, url);
  for (const [name, value] of Object.entries(query))
    address.searchParams.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return address;
}

const BOUNDARY = 'a-boundary-that-no-archive-holds';

function payloadOf(body: unknown): { payload?: Buffer; type: string } {
  if (body === undefined) return { type: '' };
  if (!(body instanceof Uint8Array)) return { payload: Buffer.from(JSON.stringify(body)), type: 'application/json' };
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="edition.xlsx"\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), body, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return { payload, type: `multipart/form-data; boundary=${BOUNDARY}` };
}
