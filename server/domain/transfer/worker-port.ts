import { parentPort } from 'node:worker_threads';
import { Refusal } from './refusal.ts';

/** Answers messages in the manner that WorkerJob expects, one after another; a handler that returns undefined answers nothing. */
export function serve<Message>(handle: (message: Message) => Promise<unknown>): void {
  const port = parentPort;
  if (!port) throw new Error('This runs in a worker thread only');
  let last: Promise<void> = Promise.resolve();
  port.on('message', (message: Message) => {
    last = last.then(async () => {
      const answer = await handle(message).then(
        (result) => (result === undefined ? undefined : { result }),
        (error: unknown) =>
          error instanceof Refusal
            ? { refusal: { status: error.status, detail: error.message } }
            : { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) },
      );
      if (answer) port.postMessage(answer);
    });
  });
}
