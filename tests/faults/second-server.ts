import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/support/root.ts';
import { type Fault, inPlace } from './support/fault.ts';
import { startProduct } from './support/product.ts';

const holder = join(root, 'tests', 'support', 'database-holder.ts');

/** A process that takes the folder's lock, and what became of it. */
async function take(folder: string): Promise<{ child: ChildProcess; got: boolean }> {
  const child = fork(holder, ['lock', folder]);
  const [answer] = (await once(child, 'message')) as [string];
  return { child, got: answer === 'locked' };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export const secondServer: Fault = {
  row: 'Q-R4',
  name: 'second server on one folder, locks of the dead',
  // any number of servers may use one PostgreSQL: nothing there is locked for one of them
  engines: ['embedded'],
  rounds: 100,
  run: (engine, rounds) =>
    inPlace(engine, async (where) => {
      const wrong: string[] = [];
      let recovered = 0;
      let refused = 0;
      for (let round = 0; round < rounds; round += 1) {
        const first = await take(where.dataDir);
        if (first.got) recovered += round > 0 ? 1 : 0;
        else wrong.push(`round ${round}: the lock of a dead process was not taken over`);
        const second = await take(where.dataDir);
        if (second.got) wrong.push(`round ${round}: opened twice`);
        else refused += 1;
        await Promise.all([kill(first.child), kill(second.child)]);
      }
      // and the product itself, on the last of those stale locks
      const product = await startProduct(where);
      try {
        const { pid } = JSON.parse(readFileSync(join(where.dataDir, 'server.lock'), 'utf8')) as { pid: number };
        const error = await startProduct(where).then(
          async (other) => `it started: ${await other.kill()}`,
          (reason: Error) => reason.message,
        );
        const words = `The database folder ${where.dataDir} is in use by process ${pid}`;
        if (!error.includes(words)) wrong.push(`the second server said: ${error}`);
        if (pid !== product.pid) wrong.push(`the lock names ${pid} instead of ${product.pid}`);
      } finally {
        await product.kill();
      }
      return {
        counts: {
          'second openers refused': `${refused}/${rounds}`,
          'stale locks recovered': `${recovered}/${rounds - 1}`,
        },
        wrong,
      };
    }),
};
