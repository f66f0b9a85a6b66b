import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * Options of the process of the reference API. Without `identity` it runs the provider that the
 * environment asks for.
 */
export type ReferenceOptions = {
  port: number;
  publicUrl: string;
  identity?: { url: string; clientId: string; audience: string } | undefined;
};

/** What it says once it listens, or why it cannot. */
export type ReferenceNews = { url: string; demo: boolean } | { error: string };

type Running = { child: ChildProcess; url: string; demo: boolean };

export type ReferenceApi = {
  /**
   * Where it responds, starting it where it does not run. Rejects with its own words where it
   * cannot start.
   */
  started(): Promise<{ url: string; demo: boolean }>;
  /** Starts it again on the code and the contract of now; nothing where it does not run. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

const STOP_MS = 6_000;

/**
 * The reference API in a process of its own, which alone can be started again with another contract
 * or other code.
 */
export function referenceApi(options: ReferenceOptions): ReferenceApi {
  let running: Promise<Running> | undefined;

  const started = () => {
    if (running) return running;
    const start = startProcess(options);
    running = start;
    const gone = () => {
      if (running === start) running = undefined;
    };
    start.then(({ child }) => child.once('exit', gone), gone);
    return start;
  };

  const close = async () => {
    const last = await running?.catch(() => undefined);
    running = undefined;
    if (last) await stop(last.child);
  };

  return {
    started,
    close,
    async restart() {
      if (!running) return;
      // Calls that come meanwhile wait for the new process.
      const again = close().then(() => startProcess(options));
      running = again;
      await again.catch((error) => {
        if (running === again) running = undefined;
        throw error;
      });
    },
  };
}

async function startProcess(options: ReferenceOptions): Promise<Running> {
  const child = fork(join(root, 'scripts', 'reference-process.ts'), [JSON.stringify(options)], { cwd: root });
  const ended = once(child, 'exit').then(() => ({ error: 'The reference backend ended before it listened.' }));
  const news = await Promise.race([once(child, 'message').then(([said]) => said as ReferenceNews), ended]);
  if ('error' in news) throw new Error(news.error);
  return { child, ...news };
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await exit;
  clearTimeout(timer);
}
