import { once } from 'node:events';
import { Agent, request as open } from 'node:http';
import { p95 } from '../../../scripts/support/bench.ts';

export interface Request {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** What so many at once got, in a stretch of time. */
export interface Step {
  clients: number;
  requests: number;
  perSecond: number;
  p95: number;
  /** What `watch` counted meanwhile. */
  counted: Record<string, number>;
}

/** Called where counting begins; what it returns is called where it ends. */
type Watch = () => () => Record<string, number>;

/** Twice as many at once until the limit is exceeded. */
const CLIENTS = [1, 2, 4, 8, 16, 32, 64];
const WARM_UP_MS = 1_000;
/** So often each request is made at least before counting, and while it lasts. */
const WARM_ROUNDS = 3;
const COUNTED_ROUNDS = 5;
/** A machine that is too busy for that is counted as it is. */
const PATIENCE_MS = 60_000;

export async function askOnce(agent: Agent, { url, method, headers, body }: Request): Promise<string> {
  const request = open(url, { method, agent, headers });
  request.end(body);
  const [response] = await once(request, 'response');
  const text: string = await response
    .setEncoding('utf8')
    .toArray()
    .then((pieces: string[]) => pieces.join(''));
  if (response.statusCode >= 400) throw new Error(`${method} ${url}: ${response.statusCode} ${text.slice(0, 300)}`);
  return text;
}

async function step(requests: Request[], clients: number, seconds: number, watch: Watch): Promise<Step> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let answered = 0;
  let isCounted = false;
  let isOver = false;
  const client = async (first: number) => {
    for (let at = first; !isOver; at += 1) {
      const since = performance.now();
      const one = requests[at % requests.length];
      if (one) await askOnce(agent, one);
      answered += 1;
      if (isCounted && !isOver) times.push(performance.now() - since);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, at) => client(at)));
  const after = (ms: number) => Promise.race([all, new Promise((resolve) => setTimeout(resolve, ms))]);
  /** Waits so long, and until each of the requests was answered so often. */
  const rounds = async (ms: number, least: number) => {
    const [since, enough] = [performance.now(), answered + least * requests.length];
    await after(ms);
    while (answered < enough && performance.now() - since < PATIENCE_MS) await after(50);
  };
  try {
    await rounds(WARM_UP_MS, WARM_ROUNDS);
    const stopWatching = watch();
    isCounted = true;
    const since = performance.now();
    await rounds(seconds * 1_000, COUNTED_ROUNDS);
    const took = (performance.now() - since) / 1_000;
    isOver = true;
    const counted = stopWatching();
    await all;
    return { clients, requests: times.length, perSecond: times.length / took, p95: p95(times), counted };
  } finally {
    isOver = true;
    agent.destroy();
  }
}

/**
 * The most that is answered with a 95th percentile within the limit; each client asks again as soon
 * as it has its answer.
 */
export async function most(
  requests: Request[],
  { seconds, limitMs }: { seconds: number; limitMs: number },
  watch: Watch,
): Promise<Step> {
  let best: Step | undefined;
  for (const clients of CLIENTS) {
    const found = await step(requests, clients, seconds, watch);
    console.error(`${clients} at once: ${Math.round(found.perSecond)} a second, p95 ${Math.round(found.p95)} ms`);
    const isWithin = found.p95 <= limitMs;
    // one at a time is told either way
    if (!best || (isWithin && found.perSecond > best.perSecond)) best = found;
    if (!isWithin) break;
  }
  if (!best) throw new Error('there is nothing to ask');
  return best;
}
