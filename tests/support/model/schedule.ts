/**
 * A schedule is data: what the person, other people and the network do, one step after the other.
 * It can be shrunk and kept.
 */
import type { WriteId } from './operation.ts';
import type { ViewName } from './views.ts';

/** What becomes of one request: how long it and its answer travel, and what is answered. */
export type Fate = {
  to?: number;
  back?: number;
  /**
   * `lost before`: nothing arrived; `lost after`: done, but the answer got lost; `503 done` and
   * `503 undone`: still processing, and it was stored or not; `409`: refused as the state forbids
   * it. Only reads and writes that are not done can fail with 500.
   */
  is?: 'ok' | 'lost before' | 'lost after' | '409' | '500' | '503 done' | '503 undone';
};

/**
 * What somebody wants to change. `at` and `to` choose among what is shown, by their place; `text`
 * is what is written.
 */
export type Intent = { op: WriteId; at?: number; to?: number; text?: string };

export type Step =
  | { do: 'open' | 'close' | 'next' | 'scroll'; view: ViewName }
  | { do: 'refetch'; view: ViewName; cancel?: boolean }
  /** The person's own change, and what becomes of its requests, one after the other. */
  | { do: 'write'; intent: Intent; fates?: Fate[] }
  | { do: 'other'; intent: Intent }
  /** 'Try again' of a failure that stands; `at` counts those. */
  | { do: 'retry'; at: number; fates?: Fate[] }
  /** What becomes of the next request of a query. */
  | { do: 'answer'; view: ViewName; fate: Fate }
  | { do: 'focus' | 'evict' | 'expire' }
  | { do: 'wait'; ms: number };

export type Schedule = {
  /** 0: every request and answer travels 10 ms; else the seed of uneven times. */
  pace: number;
  /** All that may be looked at; at the end all of it is. */
  views: ViewName[];
  steps: Step[];
};
