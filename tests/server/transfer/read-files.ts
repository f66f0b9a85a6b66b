/** Reads the files that it is sent, one after another, in a process of its own, and tells by how much its memory grew meanwhile. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../../server/problem.ts';
import { WorkerJob } from '../../../server/threads/worker-job.ts';

const work = {
  script: new URL('../../../server/areas/transfer/import-worker.ts', import.meta.url),
  refuse: (excess: string) => new Problem(413, 'too-large', excess),
};
const read = (file: Uint8Array): Promise<string> =>
  WorkerJob.run(work, (job) => job.request({ kind: 'read', file })).then(
    () => 'read',
    (error: Error) => error.message,
  );

async function grownBy(work: () => Promise<string>): Promise<{ outcome: string; bytes: number }> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const outcome = await work();
  clearInterval(timer);
  return { outcome, bytes: peak - before };
}

// what every thread costs, whatever it reads
await read(new Uint8Array(3));
for (const path of process.argv.slice(2)) {
  const file = Uint8Array.from(readFileSync(path));
  await sleep(100);
  console.log(JSON.stringify(await grownBy(() => read(file))));
}
