import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { ImportMessage } from '../../../server/areas/transfer/import-worker.ts';
import { Problem } from '../../../server/problem.ts';
import { type Excess, jobsAtOnce, WorkerJob } from '../../../server/threads/worker-job.ts';
import { runProgram } from '../../support/program.ts';
import { ratings, workbook } from '../transfer/support.ts';

const workOf = (name: string) => ({
  script: new URL(`../../../server/areas/transfer/${name}-worker.ts`, import.meta.url),
  refuse: (excess: Excess) => new Problem(422, 'invalid', excess),
});
const slow = (busyMs = 30_000) => ({
  script: new URL('./slow-worker.ts', import.meta.url),
  busyMs,
  refuse: (excess: Excess) => new Problem(422, 'invalid', excess),
});
const importer = workOf('import');
const exporter = workOf('export');

/** The job of a work that reads a file into its thread. */
const readOne = async () => {
  const file = await workbook(ratings(['1.1.1', 1, true, 'Mine']));
  return WorkerJob.run(importer, async (job) => {
    await job.request({ kind: 'read', file: file.slice() } satisfies ImportMessage);
    return job;
  });
};

describe('a thread that has read or written a workbook', () => {
  it('does the next work, and knows nothing of the one before', async () => {
    const first = await readOne();
    await WorkerJob.run(importer, async (job) => {
      expect(job).toBe(first);
      job.post({
        kind: 'snapshot',
        catalogue: '{"editions":[],"countries":[],"members":[],"indicators":[],"users":[]}',
      });
      await expect(job.request({ kind: 'check' })).rejects.toThrow('There is nothing to check yet');
    }).catch((error: Error) => expect(error).toBeUndefined());
  });

  it('does work of its own kind only', async () => {
    const first = await readOne();
    expect(await WorkerJob.run(exporter, async (job) => job)).not.toBe(first);
  });

  it('ends with a work that failed', async () => {
    const first = await readOne();
    const work = async (job: WorkerJob) => {
      expect(job).toBe(first);
      await job.request({ kind: 'read', file: new TextEncoder().encode('not a workbook') });
    };
    await expect(WorkerJob.run(importer, work)).rejects.toThrow();
    await expect(first.request({ kind: 'check' })).rejects.toThrow('The worker has ended');
    expect(await readOne()).not.toBe(first);
  });

  it('[X4] ends with a job that took much memory, so that the process has it back', async () => {
    const users = Array.from({ length: 600_000 }, (_, id) => ({ id, name: `Person ${id}`, role: 1, editions: [id] }));
    const catalogue = JSON.stringify({ editions: [], countries: [], members: [], indicators: [], users });
    const first = await WorkerJob.run(importer, async (job) => {
      job.post({ kind: 'snapshot', catalogue });
      await expect(job.request({ kind: 'check' })).rejects.toThrow('There is nothing to check yet');
      return job;
    });
    await expect(first.request({ kind: 'check' })).rejects.toThrow('The worker has ended');
    expect(await readOne()).not.toBe(first);
  });

  it('[X4] ends when nobody has needed it for 30 s, and is given to no work while it ends', async () => {
    const run = () =>
      WorkerJob.run(slow(), async (job) => {
        await job.request({ kind: 'wait', ms: 0 });
        return job;
      });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const first = await run();
      await vi.advanceTimersByTimeAsync(29_999);
      expect(await run()).toBe(first);
      vi.advanceTimersByTime(30_000);
      expect(await run()).not.toBe(first);
      await expect(first.request({ kind: 'wait', ms: 0 })).rejects.toThrow('The worker has ended');
      vi.advanceTimersByTime(30_000);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is shared by nobody at the same time; at most two work, and a third waits', async () => {
    const free = Promise.withResolvers<void>();
    let started = 0;
    const works = [1, 2, 3].map(() =>
      WorkerJob.run(importer, async (job) => {
        started += 1;
        await free.promise;
        return job;
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(started).toBe(2);
    free.resolve();
    const [one, two] = await Promise.all(works);
    expect(one).not.toBe(two);
    expect(started).toBe(3);
  });

  it.runIf(process.platform === 'linux')('gives way to the thread that answers requests', async () => {
    await readOne();
    // proc(5): the nice value is the 19th field, the 17th after the name
    const niceOf = (task: string) =>
      Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]);
    const own = niceOf(String(process.pid));
    expect(readdirSync('/proc/self/task').map(niceOf)).toContain(Math.min(own + 10, 19));
  });
});

describe('[X4] jobs run one after another where the process has little memory', () => {
  it('which is less than 2 GB', () =>
    expect([jobsAtOnce(2 ** 30), jobsAtOnce(2 * 2 ** 30), jobsAtOnce(24 * 2 ** 30)]).toEqual([1, 2, 2]));

  it.each([
    [2 ** 30, '1'],
    [4 * 2 ** 30, '2'],
  ])('as the limit of its container says: of %i bytes', async (bytes, started) => {
    const script = `
      process.constrainedMemory = () => ${bytes};
      const { WorkerJob } = await import('${new URL('../../../server/threads/worker-job.ts', import.meta.url).href}');
      let started = 0;
      const work = { script: new URL('${slow().script.href}') };
      for (const _ of [1, 2, 3]) void WorkerJob.run(work, async () => { started += 1; await new Promise(() => {}); });
      await new Promise((resolve) => setTimeout(resolve, 50));
      console.log(started);
      process.exit();`;
    const { stdout, stderr } = await runProgram(process.execPath, ['--input-type=module', '-e', script]);
    expect(stdout.trim(), stderr).toBe(started);
  });
});

describe('a response that takes long', () => {
  const ask = (kind: 'compute' | 'wait', busyMs: number) =>
    WorkerJob.run(slow(busyMs), (job) => job.request({ kind, ms: 4_000 }));

  it('[X2] is refused where its thread computes', async () => {
    await expect(ask('compute', 200)).rejects.toThrow('too long');
  });

  it('is waited for where its thread only waits, as on a busy machine', async () => {
    expect(await ask('wait', 200)).toBe('wait');
  });
});
