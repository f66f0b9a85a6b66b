/** Somebody else's browser: does one thing again and again until it is told to end, in a thread of its own, so that what it receives holds up no measurement. */
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setPriority } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Ask, send } from './product.ts';

/** One after another; `{download}` in a parameter stands for the token that the answer before has told. */
export interface Work {
  url: string;
  token: string;
  asks: Ask[];
}

interface OtherPerson {
  /** How often all of the work was done. */
  done: () => number;
  end: () => Promise<void>;
}

/** Starts the work and resolves with what ends it, once the first round of it is done. */
export async function startOtherPerson(work: Work): Promise<OtherPerson> {
  const thread = new Worker(new URL(import.meta.url), { workerData: work });
  const ended = once(thread, 'exit');
  const failed = once(thread, 'error').then(([error]) => Promise.reject(error));
  let done = 0;
  thread.on('message', () => {
    done += 1;
  });
  await Promise.race([once(thread, 'message'), failed]);
  return {
    done: () => done,
    end: async () => {
      thread.postMessage('end');
      await Promise.race([ended, failed]);
    },
  };
}

async function goOn({ url, token, asks }: Work): Promise<void> {
  // a browser elsewhere would not use the processors of the server; where threads have a priority of their own, this one gives way
  if (process.platform === 'linux') setPriority(19);
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  parentPort?.on('message', () => {
    isOver = true;
  });
  while (!isOver) {
    let told = '';
    for (const ask of asks) {
      const params = ask.params?.token === '{download}' ? { token: told } : ask.params;
      const { body } = await send(agent, url, token, { ...ask, ...(params && { params }) });
      told = ask.operationId === 'exportData' ? tokenIn(body) : '';
    }
    parentPort?.postMessage('done');
  }
  agent.destroy();
  parentPort?.close();
}

/** The token of the address in an export's answer. */
export const tokenIn = (body: Buffer): string =>
  (JSON.parse(body.toString()) as { downloadUrl: string }).downloadUrl.split('/').at(-1) ?? '';

if (!isMainThread) await goOn(workerData as Work);
