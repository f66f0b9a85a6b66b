/** Repeats of a write with one `Idempotency-Key`: each person's is done once for an operation. */
import { createHash } from 'node:crypto';
import type { Answer } from './answer.ts';
import type { Refusal } from './rules.ts';

export interface KeyedCall {
  userId: number;
  operationId: string;
  /** The caller's UUID; without one the work is done each time. */
  key: string | undefined;
  /** Address, query and body. */
  content: unknown[];
}

export class Repeats {
  readonly #answers = new Map<string, { digest: string; answer: Answer }>();

  /** Refusals are not stored: the same call may succeed later. */
  keep(call: KeyedCall, answer: Answer): void {
    if (!call.key || answer.status >= 400) return;
    this.#answers.set(nameOf(call), { digest: digestOf(call), answer });
  }

  isKept = (call: KeyedCall): boolean => call.key !== undefined && this.#answers.has(nameOf(call));

  /** The stored answer, or 422 where the key was used for another request. */
  find(call: KeyedCall): { answer: Answer } | { refusal: Refusal } | undefined {
    const kept = call.key === undefined ? undefined : this.#answers.get(nameOf(call));
    if (!kept) return undefined;
    return kept.digest === digestOf(call) ? { answer: kept.answer } : { refusal: usedBefore };
  }
}

const nameOf = ({ userId, operationId, key }: KeyedCall): string => [userId, operationId, key].join(' ');

const digestOf = ({ content }: KeyedCall): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

const usedBefore: Refusal = {
  ...{ status: 422, code: 'invalid', detail: 'This Idempotency-Key was already used for another request.' },
  errors: [],
};
