import { totalmem } from 'node:os';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import { watched } from '../watch/watch.ts';
import { type Answer, RESET } from './worker-port.ts';

const HEAP_MB = 1_024;
/** Of what was just made: with more room for it a thread keeps three times what it needs. */
const YOUNG_MB = 12;
/** Of a thread's own processor time for a response: a busy machine makes no honest job too long. */
const BUSY_MS = 30_000;
/** By the clock, for a thread that waits for what never comes. */
const SILENT_MS = 600_000;
const LOOK_MS = 1_000;
/** How long an idle thread is kept, where its heap is small; a larger one is given back at once. */
const IDLE_MS = 30_000;
const KEPT_BYTES = 64 * 2 ** 20;
/** Jobs of a script that run together in a process of so many bytes; more wait for them. */
export const jobsAtOnce = (bytes: number): number => (bytes < 2 * 2 ** 30 ? 1 : 2);
/** Of the container where it has a limit: 0, or more than all memory, says that it has none. */
const AT_ONCE = jobsAtOnce(Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()));

/** Which limit of its thread a job exceeded. */
export type Excess = 'too long' | 'too much memory';

/** The script of a thread, and the refusal of its caller where it exceeds a limit. */
export interface Work {
  script: URL;
  /** Megabytes that a job may hold, where it is not HEAP_MB. */
  heapMb?: number;
  /** Milliseconds of processor time that a response may take, where it is not BUSY_MS. */
  busyMs?: number;
  refuse(excess: Excess): Problem;
}

/** Queues by script, so that imports do not delay comparisons. */
const queues = new Map<string, { running: number; waiting: (() => void)[] }>();
/** The file name without its ending, as figures and spans name a script. */
const nameOf = (href: string) => basename(href, '.ts');

/** Jobs of each script that has had one: running, and waiting for a thread. */
export const threadQueues = (): { script: string; running: number; waiting: number }[] =>
  [...queues].map(([href, { running, waiting }]) => ({ script: nameOf(href), running, waiting: waiting.length }));

/** One idle thread per script: starting and warming one up takes as long as the work. */
const idle = new Map<string, WorkerJob>();

/**
 * A worker thread with a heap of its own, terminated where a response takes too much of anything.
 */
export class WorkerJob {
  readonly #script: URL;
  readonly #worker: Worker;
  readonly #busyMs: number;
  #refuse: Work['refuse'];
  #settle: ((error: Error | undefined, answer?: unknown) => void) | undefined;
  #ended: Error | undefined;
  #rest: NodeJS.Timeout | undefined;
  /** Bytes of the thread's heap, as last reported by it. */
  #heap = 0;

  private constructor({ script, refuse, heapMb = HEAP_MB, busyMs = BUSY_MS }: Work) {
    this.#script = script;
    this.#busyMs = busyMs;
    this.#refuse = refuse;
    this.#worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.#worker.on('message', (answer) => this.#settle?.(undefined, answer));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The worker has ended')));
  }

  /** Runs a job with a thread of its own. Waits while two jobs of the script are running. */
  static async run<T>(work: Work, steps: (job: WorkerJob) => Promise<T>): Promise<T> {
    const { script } = work;
    const queue = queues.get(script.href) ?? { running: 0, waiting: [] };
    queues.set(script.href, queue);
    if (queue.running >= AT_ONCE) await new Promise<void>((resolve) => queue.waiting.push(resolve));
    else queue.running += 1;
    const job = WorkerJob.#take(work);
    try {
      const result = await watched({ kind: 'job', script: nameOf(script.href) }, () => steps(job));
      job.#sleep();
      return result;
    } catch (error) {
      // The thread is in an unknown state, so it is not reused.
      await job.#worker.terminate();
      throw error;
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
    }
  }

  static #take(work: Work): WorkerJob {
    const rested = idle.get(work.script.href);
    if (!rested) return new WorkerJob(work);
    idle.delete(work.script.href);
    rested.#refuse = work.refuse;
    clearTimeout(rested.#rest);
    rested.#worker.ref();
    return rested;
  }

  /** Keeps the reset thread for the next job; it does not keep the process alive (ADR-244). */
  #sleep(): void {
    if (this.#ended || this.#heap > KEPT_BYTES || idle.has(this.#script.href)) {
      void this.#worker.terminate();
      return;
    }
    this.post(RESET);
    this.#worker.unref();
    this.#rest = setTimeout(() => this.#retire(), IDLE_MS).unref();
    idle.set(this.#script.href, this);
  }

  /** A thread takes a while to end: a job that was given to it meanwhile would fail. */
  #retire(): void {
    this.#leave();
    void this.#worker.terminate();
  }

  #leave(): void {
    if (idle.get(this.#script.href) === this) idle.delete(this.#script.href);
  }

  post(message: unknown): void {
    this.#worker.postMessage(message);
  }

  /** Sends a message. Rejects with a Problem where the thread refuses or exceeds a limit. */
  async request<Result>(message: unknown): Promise<Result> {
    const answer = await new Promise<Answer<Result>>((resolve, reject) => {
      const stopWatching = this.#watch();
      this.#settle = (error, value) => {
        stopWatching();
        this.#settle = undefined;
        if (error) reject(error);
        else resolve(value as Answer<Result>);
      };
      if (this.#ended) this.#settle(this.#ended);
      else this.post(message);
    });
    this.#heap = answer.heap;
    if ('refusal' in answer) throw new Problem(answer.refusal.status, answer.refusal.code, answer.refusal.detail);
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.result;
  }

  /** Fails a response that takes too long; what it returns is called once the response is there. */
  #watch(): () => void {
    const since = performance.now();
    let first: number | undefined;
    let isOver = false;
    const look = async () => {
      const { user, system } = await this.#worker.cpuUsage();
      const busy = (user + system) / 1_000;
      first ??= busy;
      if (!isOver && busy - first > this.#busyMs) this.#fail(this.#refuse('too long'));
    };
    const timer = setInterval(() => {
      if (performance.now() - since > SILENT_MS) this.#fail(this.#refuse('too long'));
      // a thread that has ended has failed already
      else void look().catch(() => undefined);
    }, LOOK_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }

  #fail(error: unknown): void {
    const isMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
    this.#ended ??= isMemory ? this.#refuse('too much memory') : (error as Error);
    this.#leave();
    this.#settle?.(this.#ended);
  }
}
