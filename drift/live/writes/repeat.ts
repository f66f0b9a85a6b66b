/**
 * Writes that carry an Idempotency-Key, and the same request once more: the work is done once, and
 * the response is the first one.
 */
import type { Exchange } from '../../core/exchange.ts';
import type { CallResult, RequestInput } from '../run.ts';
import { equal, hold } from './compare.ts';
import { did, found, must, newKey, notRefused, type Row, sendAndJudge, type Writing } from './context.ts';

const place = 'header Idempotency-Key';

interface Keyed extends CallResult {
  /**
   * Sends the same request with the same key; whether the response is the same. What it does is for
   * the journey to look at. Then sends another text with that key, which must be refused.
   */
  again: () => Promise<boolean>;
  /** Sends another body with the same key, which must be refused. */
  misuse: (json: Row) => Promise<void>;
}

/**
 * Sends with a key of its own. Rejects where the status is another than wanted (which is a
 * finding).
 */
export async function mustKeyed(
  writing: Writing,
  operationId: string,
  requested: RequestInput,
  wanted: number[],
  options?: Parameters<typeof must>[4],
): Promise<Keyed> {
  const sent = { ...requested, headers: newKey() };
  const first = await must(writing, operationId, sent, wanted, options);
  return {
    ...first,
    again: async () => {
      const isSame = await repeat(writing, operationId, sent, { exchange: first.exchange, made: first.body });
      const other = withAnotherText(sent.json);
      if (other) await misuse(writing, operationId, { ...sent, json: other });
      return isSame;
    },
    misuse: (json) => misuse(writing, operationId, { ...sent, json }),
  };
}

/** The same body with one letter of a text other; undefined where it has no text of people's. */
function withAnotherText(json: unknown): Row | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const [name, text] =
    Object.entries(json).find(([, value]) => typeof value === 'string' && /^\s*\D.{3}/s.test(value)) ?? [];
  return name === undefined ? undefined : { ...json, [name]: `${String(text).trimEnd().slice(0, -1)}~` };
}

interface Repeated extends RequestInput {
  operationId: string;
  first: Keyed;
  /** The record as the first response has it. */
  expected: Row;
  /** Which response it is, as a finding says it. */
  where: string;
}

/** Sends what is done already once more, with a new key and with the first: neither changes it. */
export async function changesNothing(writing: Writing, repeated: Repeated): Promise<void> {
  const { operationId, as, params, first, expected, where } = repeated;
  const { body, exchange } = await must(writing, operationId, { as, params }, [200], { why: where });
  hold(writing, body as Row, { operationId, where, expected, exchange });
  await first.again();
}

async function repeat(
  writing: Writing,
  operationId: string,
  sent: RequestInput,
  first: { exchange: Exchange; made: unknown },
): Promise<boolean> {
  const { exchange, body } = await sendAndJudge(writing, operationId, sent);
  did(writing, operationId, 'write.side-effect');
  const isSame = exchange.status === first.exchange.status && equal(body, first.made);
  if (!isSame)
    found(writing, operationId, {
      check: 'write.side-effect',
      place,
      message: `the same request with the same Idempotency-Key answered something else (${exchange.status})`,
      exchange,
    });
  return isSame;
}

async function misuse(writing: Writing, operationId: string, sent: RequestInput): Promise<void> {
  const { exchange } = await sendAndJudge(writing, operationId, sent);
  did(writing, operationId, 'request.invalid-accepted');
  if (exchange.status !== 422)
    found(writing, operationId, {
      check: exchange.status < 300 ? 'request.invalid-accepted' : 'status.unexpected',
      place,
      message: notRefused(exchange.status, '422', 'an Idempotency-Key that was used for another request'),
      exchange,
      seen: exchange.status,
    });
}
