import { getPriority, setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { isMarkedAsUntransferable, parentPort } from 'node:worker_threads';
import type { ProblemCode } from '../problem.ts';
import { Refusal } from './refusal.ts';

/** Nice value added to that of the main thread. */
const GIVES_WAY = 10;

/** Message after a job: the script drops its state. */
export const RESET = 'reset';

/** The response of a thread: its result, a refusal that it threw, or an unexpected error. */
export type Answer<Result> = (
  | { result: Result }
  | { refusal: { status: number; code: ProblemCode; detail: string } }
  | { fault: string }
) & {
  /** Bytes of the thread's heap. */
  heap: number;
};

/** Handles messages of WorkerJob one after another; undefined sends no response. */
export function serve<Message>(handle: (message: Message) => Promise<unknown>, reset: () => void): void {
  const port = parentPort;
  if (!port) throw new Error('This runs in a worker thread only');
  // threads have a priority of their own on Linux only; elsewhere this would lower that of the
  // whole process
  if (process.platform === 'linux') setPriority(Math.min(getPriority() + GIVES_WAY, 19));
  let last: Promise<void> = Promise.resolve();
  const answer = async (message: Message): Promise<void> => {
    const answered = await handle(message).then(
      (result) => (result === undefined ? undefined : { result }),
      (error: unknown) =>
        error instanceof Refusal
          ? { refusal: { status: error.status, code: error.code, detail: error.message } }
          : { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    );
    if (!answered) return;
    const told: Answer<unknown> = { ...answered, heap: getHeapStatistics().total_heap_size };
    port.postMessage(told, ownMemoryOf(told));
  };
  port.on('message', (message: Message | typeof RESET) => {
    last = last.then(() => (message === RESET ? reset() : answer(message as Message)));
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
