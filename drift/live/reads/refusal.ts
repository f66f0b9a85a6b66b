/**
 * A request that is wrong in itself: the status it must get, and what is reported otherwise.
 */
import type { Operation } from '../../core/contract.ts';
import { mediaType } from '../../core/exchange.ts';
import type { CheckId } from '../../core/finding.ts';
import { type CallResult, performed, type RequestInput, type Run, report, sendRequest } from '../run.ts';
import { type Reading, sendRead } from './reading.ts';

/** Every status, so that the response is judged by what was sent. */
export const any = Array.from({ length: 500 }, (_, index) => index + 100);

export interface Refusal {
  /** What is wrong: `for {id} = abc`. */
  why: string;
  place: string;
  /** What it means where such a request is accepted. */
  check?: CheckId;
  contract?: string;
  /** Statuses besides that say no more than that something else is wrong as well. */
  also?: number[];
}

/** What is declared for input that is wrong; 400 where nothing of the kind is. */
export const refusalOf = ({ responses }: Operation): number => (responses.has(400) || !responses.has(422) ? 400 : 422);

/** Sends what must be refused as wrong input. */
export async function mustRefuse(
  run: Run,
  operation: Operation,
  requested: RequestInput,
  reported: Refusal,
): Promise<void> {
  judge(run, operation, await sendRequest(run, operation.operationId, requested, any), reported);
}

/** Reads what must be refused as wrong input. */
export async function mustRefuseReading(
  run: Run,
  reading: Reading,
  more: Reading['query'],
  reported: Refusal,
): Promise<void> {
  judge(run, reading.operation, await sendRead(run, reading, more, any), reported);
}

function judge(run: Run, operation: Operation, result: CallResult | undefined, reported: Refusal): void {
  const { check = 'request.invalid-accepted', also = [], ...refusal } = reported;
  if (!result) return;
  performed(run, operation.operationId, check);
  const { exchange } = result;
  if (exchange.status !== refusalOf(operation) && !also.includes(exchange.status))
    reportRefusal(run, operation, { ...refusal, check, status: exchange.status, exchange });
}

/** That somebody was not refused as the contract has it. */
export function refusalMissed(
  run: Run,
  operation: Operation,
  { exchange }: CallResult,
  wanted: number[],
  { check, why, place = '' }: { check: CheckId; why: string; place?: string },
): void {
  const page = mediaType(exchange.headers) === 'text/html' ? ' with an HTML page' : '';
  report(run, operation, {
    check,
    message: `wanted ${wanted.join(' or ')} ${why}, got ${exchange.status}${page}`,
    place,
    exchange,
    seen: exchange.status,
  });
}

/** That an invalid request was accepted; or refused, though in another way. */
export function reportRefusal(
  run: Run,
  operation: Operation,
  {
    check = 'request.invalid-accepted',
    why,
    status,
    ...reported
  }: Refusal & { status: number; exchange?: CallResult['exchange'] },
): void {
  const isTaken = status < 300;
  const wanted = refusalOf(operation);
  report(run, operation, {
    ...reported,
    check: isTaken ? check : 'status.unexpected',
    message: isTaken
      ? `wanted ${wanted} ${why}, got ${status}`
      : `invalid request answered ${status}, wanted ${wanted} ${why}`,
    seen: status,
  });
}
