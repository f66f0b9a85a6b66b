import { Worker } from 'node:worker_threads';
import { WORKER_HEAP_MB, WORKER_MS, WORKER_REST_MS } from './limits.ts';
import { Refusal, tooMuch } from './refusal.ts';
import { FORGET } from './worker-port.ts';

/** How many of a script work at the same time; more wait, so that uploads cannot take all memory. */
const AT_ONCE = 2;

/** What a worker may answer instead of a result: a refusal that it threw, or a fault of ours. */
type Answer<Result> = { result: Result } | { refusal: { status: 413 | 415; detail: string } } | { fault: string };

/** By script: who waits for an import does not keep a comparison waiting. */
const places = new Map<string, { running: number; waiting: (() => void)[] }>();
/** A thread of each script that has done its work and may do more: starting and warming one up takes as long as the work. */
const resting = new Map<string, WorkerJob>();

/** A thread that reads or writes one workbook, or puts a comparison together: with a heap of its own, and ended where an answer takes longer than 30 seconds. */
export class WorkerJob {
  readonly #script: URL;
  readonly #worker: Worker;
  #settle: ((error: Error | undefined, answer?: unknown) => void) | undefined;
  #ended: Error | undefined;
  #rest: NodeJS.Timeout | undefined;

  private constructor(script: URL) {
    this.#script = script;
    this.#worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB } });
    this.#worker.on('message', (answer) => this.#settle?.(undefined, answer));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The worker has ended')));
  }

  /** Runs `work` with a thread that no other work uses meanwhile. Waits for a place where two are at work already. */
  static async run<T>(script: URL, work: (job: WorkerJob) => Promise<T>): Promise<T> {
    const place = places.get(script.href) ?? { running: 0, waiting: [] };
    places.set(script.href, place);
    if (place.running >= AT_ONCE) await new Promise<void>((resolve) => place.waiting.push(resolve));
    else place.running += 1;
    const job = WorkerJob.#take(script);
    try {
      const result = await work(job);
      job.#sleep();
      return result;
    } catch (error) {
      // whatever a file did to its thread is gone with it
      await job.#worker.terminate();
      throw error;
    } finally {
      const next = place.waiting.shift();
      if (next) next();
      else place.running -= 1;
    }
  }

  static #take(script: URL): WorkerJob {
    const rested = resting.get(script.href);
    if (!rested) return new WorkerJob(script);
    resting.delete(script.href);
    clearTimeout(rested.#rest);
    rested.#worker.ref();
    return rested;
  }

  /** Keeps the thread, emptied, for the next work within half a minute; nothing waits for it. */
  #sleep(): void {
    if (this.#ended || resting.has(this.#script.href)) {
      void this.#worker.terminate();
      return;
    }
    this.tell(FORGET);
    this.#worker.unref();
    this.#rest = setTimeout(() => void this.#worker.terminate(), WORKER_REST_MS).unref();
    resting.set(this.#script.href, this);
  }

  tell(message: unknown): void {
    this.#worker.postMessage(message);
  }

  /** Sends a message and waits for its answer. Rejects with a Refusal where the file is at fault. */
  async ask<Result>(message: unknown): Promise<Result> {
    const answer = await new Promise<Answer<Result>>((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(tooMuch('The file takes too long to read.')), WORKER_MS);
      this.#settle = (error, value) => {
        clearTimeout(timer);
        this.#settle = undefined;
        if (error) reject(error);
        else resolve(value as Answer<Result>);
      };
      if (this.#ended) this.#settle(this.#ended);
      else this.tell(message);
    });
    if ('refusal' in answer) throw new Refusal(answer.refusal.status, answer.refusal.detail);
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.result;
  }

  #fail(error: unknown): void {
    const isMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
    this.#ended ??= isMemory ? tooMuch('The file takes too much memory to read.') : (error as Error);
    if (resting.get(this.#script.href) === this) resting.delete(this.#script.href);
    this.#settle?.(this.#ended);
  }
}
