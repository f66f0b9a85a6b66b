/**
 * Waits where the API limits how often it may be called (429): all requests of the same role wait
 * together.
 */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Waiting {
  /** Of the role that is kept waiting; empty = nobody. */
  token: string;
  seconds: number;
}

/** The API went on returning 429 for longer than is waited for. */
export class RateLimited extends Error {}

export interface Patience {
  /** Until this role may request again. */
  turn(token: string): Promise<void>;
  /**
   * Waits after a 429; `shape` names the address without its ids, `since` is when this request was
   * first did so.
   * @throws RateLimited where more patience would be needed than there is
   */
  wait(token: string, shape: string, since: number, headers: Headers): Promise<void>;
  /** Another response than 429 came. */
  served(token: string, shape: string): void;
  /** How long roles were kept waiting, in seconds. */
  waited(): number;
}

const least = 0.1;
/** Where no Retry-After says how long. */
const defaultWaitSeconds = 2;
const second = 1_000;

/**
 * @param seconds how long a request waits in all; once that was in vain, others of its role or
 * address do not wait any more
 */
export function openPatience(seconds: number, say: (waiting: Waiting) => void = () => undefined): Patience {
  const closed = new Map<string, number>();
  const inVain = new Set<string>();
  let total = 0;
  return {
    async turn(token) {
      for (;;) {
        const left = (closed.get(token) ?? 0) - performance.now();
        if (left <= 0) return;
        await sleep(left);
      }
    },
    async wait(token, shape, since, headers) {
      const wanted = Math.max(least, secondsOf(headers.get('retry-after')) ?? defaultWaitSeconds);
      const now = performance.now();
      const isHopeless = inVain.has(`as ${token}`) || inVain.has(shape);
      if (isHopeless || (now - since) / second + wanted > seconds) {
        inVain.add(`as ${token}`).add(shape);
        throw new RateLimited(`still answered 429 after ${Math.round((now - since) / second)} s`);
      }
      const until = now + wanted * second;
      const before = Math.max(now, closed.get(token) ?? 0);
      if (until > before) {
        // many that were under way at once are refused for the same reason: said once
        if (before === now) say({ token, seconds: wanted });
        total += (until - before) / second;
        closed.set(token, until);
      }
      await this.turn(token);
    },
    served(token, shape) {
      inVain.delete(`as ${token}`);
      inVain.delete(shape);
    },
    waited: () => total,
  };
}

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
function secondsOf(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  if (/^\d+$/.test(text.trim())) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : (at - Date.now()) / 1000;
}
