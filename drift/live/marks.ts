/** What is remembered of operations while a run goes on. */
import type { Operation } from '../core/contract.ts';
import type { Exchange } from '../core/exchange.ts';
import { openUnanswered, type Unanswered } from './unanswered.ts';

interface Marks {
  /** Operations that are not there: reported once, and not requested again. */
  absent: Set<string>;
  /** Operations that got 429 until patience ended. */
  limited: Set<string>;
  /** How often an operation gave no whole response in time. */
  slow: Map<string, number>;
  /** How often no response began in time: the API may only be slow. */
  late: Map<string, number>;
  /** Operations whose answers say that they are deprecated (RFC 9745), or end (RFC 8594). */
  deprecated: Set<string>;
  unanswered: Unanswered;
  /** One response of each operation, status and value of the `x-common-response` headers. */
  responses: Map<string, { operation: Operation; exchange: Exchange }>;
}

type Statuses = Map<string, Set<number>>;

const marks = new WeakMap<Statuses, Marks>();

/** The marks of a run, which its statuses stand for. */
export function marksOf({ statuses }: { statuses: Statuses }): Marks {
  const known = marks.get(statuses) ?? {
    absent: new Set(),
    limited: new Set(),
    slow: new Map(),
    late: new Map(),
    deprecated: new Set(),
    unanswered: openUnanswered(),
    responses: new Map(),
  };
  marks.set(statuses, known);
  return known;
}

/** So many time-outs say enough of an operation; more would keep the run waiting. */
const mostTimeouts = 3;

/** Counts a time-out; after some the operation is not asked again. */
export function giveUp(
  run: { statuses: Statuses; skipped: Map<string, string> },
  operationId: string,
  hasBegun: boolean,
): void {
  const { slow, late, absent } = marksOf(run);
  if (!hasBegun) late.set(operationId, (late.get(operationId) ?? 0) + 1);
  const count = (slow.get(operationId) ?? 0) + 1;
  slow.set(operationId, count);
  if (count < mostTimeouts) return;
  absent.add(operationId);
  run.skipped.set(operationId, `no whole answer came ${count} times, so it was not asked again`);
}
