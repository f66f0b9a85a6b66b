import type { OperationId } from '#generated/operations.ts';
import type { Act } from './acts.ts';
import { committed, intended, refusalOf } from './meanings.ts';
import type { Operation } from './operation.ts';
import { type ReadId, readOf, reads } from './reads.ts';
import { initial, type State } from './state.ts';

/** One thing that was done, by whom, and what the state was then. */
type Commit = { operation: Operation; act?: Act; state: State };
type Answered = { status: number; body?: unknown };

/** The model server: a log of what was done, and the state after each of it. */
export function createServer(trace: (line: string) => void) {
  const log: Commit[] = [];
  const answers = new Map<string, Answered>();
  const replays = new Map<string, State>();
  const version = () => log.length;
  const stateAt = (at: number) => (at === 0 ? initial : (log[at - 1] as Commit).state);
  const now = () => stateAt(log.length);

  /** Does it, or says why not; what a key has done already is answered again. */
  function perform(operation: Operation, act?: Act, key?: string): Answered {
    const known = key === undefined ? undefined : answers.get(key);
    if (known) return known;
    const refused = refusalOf(now(), operation);
    if (refused) return { status: refused.status, body: problem(refused.status, refused.code) };
    const state = committed(now(), operation);
    const isChange = state !== now();
    log.push({ operation, ...(act && { act }), state });
    if (act) {
      // done again is done twice, unless it leaves everything as it is
      if (act.commit === undefined || (isChange && !isSame(state, stateAt(log.length - 1)))) act.done++;
      act.commit ??= log.length;
    }
    trace(`      server: ${act ? `#${act.id}` : 'other'} ${operation.id} is version ${log.length}`);
    const answer =
      operation.id.startsWith('delete') || operation.id.startsWith('remove')
        ? { status: 204 }
        : { status: 200, body: {} };
    if (key !== undefined) answers.set(key, answer);
    return answer;
  }
  return {
    log,
    version,
    stateAt,
    now,
    perform,
    read(id: OperationId, params: Record<string, number>, query: Record<string, string>): Answered {
      const body = id in reads ? readOf(now(), id as ReadId, params, query) : undefined;
      if (body === undefined) throw new Error(`The model server does not answer ${id}`);
      return body === null ? { status: 404, body: problem(404, 'not-found') } : { status: 200, body };
    },
    /** A version with intentions on it that it does not know. */
    replay(at: number, owed: Act[]): State {
      if (owed.length === 0) return stateAt(at);
      const name = `${at} ${owed.map(({ id, mayBeStored }) => (mayBeStored ? `${id} again` : id)).join(' ')}`;
      const known = replays.get(name);
      if (known) return known;
      const state = intended(this.replay(at, owed.slice(0, -1)), owed.at(-1) as Act);
      replays.set(name, state);
      return state;
    },
  };
}
export type Server = ReturnType<typeof createServer>;

export const problem = (status: number, code: string) => ({ type: 'about:blank', title: code, status, code });

const isSame = (one: State, other: State) => JSON.stringify(one) === JSON.stringify(other);
