import { getPriority, setPriority } from 'node:os';
import { isMarkedAsUntransferable, parentPort } from 'node:worker_threads';
import type { ProblemCode } from '../problem.ts';
import { Refusal } from './refusal.ts';

/** How much nicer than the thread that answers requests. */
const GIVES_WAY = 10;

/** Told when a work has ended: whatever it left behind is to go. */
export const FORGET = 'forget';

/** What a thread answers to a message: its result, a refusal that it threw, or a fault of ours. */
export type Answer<Result> =
  | { result: Result }
  | { refusal: { status: number; code: ProblemCode; detail: string } }
  | { fault: string };

/**
 * Handles messages of WorkerJob one after another; a handler that returns undefined sends no
 * answer.
 */
export function serve<Message>(handle: (message: Message) => Promise<unknown>, forget: () => void): void {
  const port = parentPort;
  if (!port) throw new Error('This runs in a worker thread only');
  // threads have a priority of their own on Linux only; elsewhere this would lower that of the
  // whole process
  if (process.platform === 'linux') setPriority(Math.min(getPriority() + GIVES_WAY, 19));
  let last: Promise<void> = Promise.resolve();
  const answer = async (message: Message): Promise<void> => {
    const answered: Answer<unknown> | undefined = await handle(message).then(
      (result) => (result === undefined ? undefined : { result }),
      (error: unknown) =>
        error instanceof Refusal
          ? { refusal: { status: error.status, code: error.code, detail: error.message } }
          : { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    );
    if (answered) port.postMessage(answered, ownMemoryOf(answered));
  };
  port.on('message', (message: Message | typeof FORGET) => {
    last = last.then(() => (message === FORGET ? forget() : answer(message as Message)));
  });
}

/** Bytes go over instead of being copied, where nothing else lies beside them in memory. */
function ownMemoryOf(answer: object): ArrayBuffer[] {
  const { result } = answer as { result?: unknown };
  if (!(result instanceof Uint8Array) || !(result.buffer instanceof ArrayBuffer)) return [];
  return result.byteLength === result.buffer.byteLength && !isMarkedAsUntransferable(result.buffer)
    ? [result.buffer]
    : [];
}
