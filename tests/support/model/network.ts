import { random } from '../random.ts';
import type { Act, Acts } from './acts.ts';
import { questionOf, routeOf } from './routes.ts';
import type { Fate, Schedule } from './schedule.ts';
import { problem, type Server } from './server.ts';
import { type ViewName, viewNames, views } from './views.ts';

/** An answer that reached the client: of which version, and when it was asked for. */
export type Landed = { version: number; status: number; askedAt: number; landedAt: number };

type Options = {
  schedule: Schedule;
  acts: Acts;
  server: Server;
  now: () => number;
  trace: (line: string) => void;
  changed: () => void;
};
type Asked = { method: string; url: URL; headers: Headers; body: string; signal: AbortSignal | undefined };

const questions = new Map(
  viewNames.map((name) => [questionOf(views[name].read, views[name].params, views[name].query), name]),
);

/** What stands in for the network: `fetch`, the token, and what becomes of each request. */
export function createNetwork({ schedule, acts, server, now, trace, changed }: Options) {
  const landed = new Map<string, Landed[]>();
  const special = new Map<ViewName, Fate[]>();
  const asked = new Map<ViewName, number>();
  let requests = 0;
  let accepted = 1;
  let token = 1;
  const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

  /** Uneven times that do not depend on what else is asked, so that a step can be left out. */
  function timesOf(view: ViewName): Required<Pick<Fate, 'to' | 'back'>> {
    const count = (asked.get(view) ?? 0) + 1;
    asked.set(view, count);
    if (schedule.pace === 0) return { to: 10, back: 10 };
    const chance = random(schedule.pace * 7919 + viewNames.indexOf(view) * 104729 + count * 31);
    return { to: 2 + Math.floor(chance() * 28), back: 2 + Math.floor(chance() * 28) };
  }

  async function read({ url, signal }: Asked, id: ReturnType<typeof routeOf>, mark: number) {
    const query = Object.fromEntries(url.searchParams);
    const name = questions.get(questionOf(id.id, id.params, query));
    if (!name) throw new Error(`No view asks for ${url.pathname}${url.search}`);
    const fate = { ...timesOf(name), ...special.get(name)?.shift() };
    const askedAt = now();
    const { offset = '0' } = query;
    trace(`  ask ${name} ${offset} (${mark})`);
    await sleep(fate.to);
    if (fate.is === 'lost before' || fate.is === 'lost after') throw new TypeError('Failed to fetch');
    if (fate.is === '500' || fate.is === '503 undone') return answer(Number(fate.is.slice(0, 3)));
    const version = server.version();
    const { status, body } = server.read(id.id, id.params, query);
    const text = JSON.stringify(body);
    await sleep(fate.back);
    if (signal?.aborted) return answer(status, text);
    const key = `${name} ${offset}`;
    const list = landed.get(key) ?? [];
    list.push({ version, status, askedAt, landedAt: now() });
    landed.set(key, list);
    changed();
    trace(`  land ${name} ${offset} of version ${version}: ${status}`);
    return answer(status, text);
  }

  const keyOf = ({ headers }: Asked) => headers.get('Idempotency-Key') ?? undefined;
  const actOf = (asked: Asked) => acts.of(`${asked.method} ${asked.url.pathname} ${asked.body}`, keyOf(asked));

  /** The client repeats a call once with a new token; where that has expired too, it was refused. */
  function signedOut(act: Act) {
    const attempt = act.attempts.at(-1);
    if (!attempt) return;
    attempt.expired++;
    if (attempt.expired < 2) return;
    acts.told(act, '401');
    changed();
    trace(`  told #${act.id} ${act.operation.id}: 401`);
  }

  async function write(asked: Asked, mark: number) {
    const key = keyOf(asked);
    const act = actOf(asked);
    const attempt = act.attempts.at(-1);
    if (attempt) attempt.expired = 0;
    acts.sent(act);
    const fate = attempt?.fates[attempt.sent] ?? {};
    if (attempt) attempt.sent++;
    // a refusal is a definite word: it cannot follow where the thing is done
    const is = act.commit !== undefined && (fate.is === '409' || fate.is === '500') ? 'ok' : (fate.is ?? 'ok');
    trace(`  send #${act.id} ${act.operation.id}${key ? ' with a key' : ''} (${mark})`);
    await sleep(fate.to ?? 10);
    let result = { status: 0 } as ReturnType<Server['perform']>;
    if (is === 'ok' || is === 'lost after' || is === '503 done') result = server.perform(act.operation, act, key);
    changed();
    await sleep(fate.back ?? 10);
    const isLost = is.startsWith('lost');
    if (is.startsWith('503')) result = { status: 503, body: problem(503, 'unavailable') };
    if (is === '409' || is === '500') result = { status: Number(is), body: problem(Number(is), 'conflict') };
    const outcome = isLost ? 'lost' : result.status < 300 ? 'ok' : String(result.status);
    acts.told(act, outcome);
    changed();
    trace(`  told #${act.id} ${act.operation.id}: ${outcome}`);
    if (isLost) throw new TypeError('Failed to fetch');
    return answer(result.status, result.body === undefined ? undefined : JSON.stringify(result.body));
  }

  async function send(asked: Asked) {
    const bearer = asked.headers.get('Authorization');
    if (bearer !== `Bearer ${accepted}`) {
      trace(`  401 for ${asked.method} ${asked.url.pathname}`);
      const act = asked.method === 'GET' ? undefined : actOf(asked);
      // to the client it is under way; nobody can tell yet that it is refused
      if (act) acts.sent(act);
      await sleep(15);
      if (act) signedOut(act);
      return answer(401, JSON.stringify(problem(401, 'unauthenticated')));
    }
    requests++;
    const mark = requests;
    const route = routeOf(asked.method, asked.url.pathname);
    return asked.method === 'GET' ? read(asked, route, mark) : write(asked, mark);
  }

  return {
    landed,
    requests: () => requests,
    /** What becomes of the next request of a query. */
    expect(view: ViewName, fate: Fate) {
      special.set(view, [...(special.get(view) ?? []), fate]);
    },
    /** From now on nothing goes wrong. */
    calm: () => special.clear(),
    expire: () => void accepted++,
    credentials: {
      token: () => String(token),
      async renew() {
        await sleep(10);
        token = accepted;
        return true;
      },
    },
    fetch: ((url: URL, init: RequestInit) => {
      const signal = init.signal ?? undefined;
      const asked = {
        method: init.method ?? 'GET',
        url,
        headers: init.headers as Headers,
        body: String(init.body ?? ''),
        signal,
      };
      return new Promise((resolve, reject) => {
        const abort = () => reject(new DOMException('aborted', 'AbortError'));
        if (signal?.aborted) return abort();
        signal?.addEventListener('abort', abort, { once: true });
        send(asked).then(resolve, reject);
      });
    }) as typeof fetch,
  };
}
export type Network = ReturnType<typeof createNetwork>;

const JSON_TYPE = new Headers({ 'Content-Type': 'application/json' });
/** What the fetcher reads of a Response; the real one costs ten times as much. */
const answer = (status: number, text?: string) =>
  ({ status, ok: status < 300, headers: JSON_TYPE, json: async () => JSON.parse(text ?? '{}') }) as unknown as Response;
