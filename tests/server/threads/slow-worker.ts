/** A thread that computes, or waits, for so long before it responds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '../../../server/threads/worker-port.ts';

interface Slow {
  kind: 'compute' | 'wait';
  /** Of processor time where it computes, else by the clock. */
  ms: number;
}

const busyMs = () => process.threadCpuUsage().user / 1_000;

serve<Slow>(
  async ({ kind, ms }) => {
    const until = busyMs() + ms;
    if (kind === 'wait') await sleep(ms);
    else while (busyMs() < until);
    return kind;
  },
  () => undefined,
);
