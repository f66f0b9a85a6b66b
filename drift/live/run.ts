/**
 * What one run of the live check shares: the contract, the target, the caller, and what was found.
 */
import { type Contract, declaredFor, type Node, type Operation } from '../core/contract.ts';
import { Inconclusive } from '../core/errors.ts';
import { type Exchange, isJson, mediaType } from '../core/exchange.ts';
import { type CheckId, type Findings, show } from '../core/finding.ts';
import { type Judge, judgeResponse } from '../core/judge.ts';
import { giveUp, marksOf } from './marks.ts';
import { LimitedError, type Sent, type Target, TimeoutError, TransportError } from './target.ts';
import { isAftermath } from './unanswered.ts';

export interface Role {
  /** As the configuration names it: `admin`. */
  name: string;
  token: string;
  /** Of the user that the token stands for. */
  userId: number;
  permissions: Set<string>;
}

export interface Options {
  mode: 'read' | 'write' | 'all';
  /** `shape` is what a mock can pass: no request is designed to fail on the server's state. */
  level: 'shape' | 'behaviour';
  /** Property-based requests for each operation; 0 = examples only. */
  runs: number;
  seed: number;
  /** Names what the run creates: `contract-<id>`. */
  runId: string;
  origin: string;
  /**
   * Tokens that the API has to refuse though their signature is good: expired, of another audience,
   * of a deactivated user.
   */
  refused?: { name: string; token: string }[];
  /** Path parameters that the configuration gives, by name. */
  values?: Record<string, string | number>;
  /**
   * The target is the reference server or a mock, so that the contract's examples name records it
   * has.
   */
  trustsExamples?: boolean;
  /**
   * Whether `--only` and `--skip` leave this operation in; a request that another operation's check
   * needs is sent anyway.
   */
  selects?(operation: Operation): boolean;
  /**
   * Whether `--skip` names it: what cannot be taken back is not sent for another operation's check
   * either.
   */
  skips?(operation: Operation): boolean;
  /** Whether the configuration or the contract says that it is not offered yet. */
  isNotYet?(operation: Operation): boolean;
}

export interface Run extends Judge {
  options: Options;
  target: Target;
  roles: Role[];
  /** Operations that could not be exercised, with the reason; each is said in the end. */
  skipped: Map<string, string>;
  /** Every operation × status that was seen. */
  statuses: Map<string, Set<number>>;
  /** The checks that were done on each operation, so that 'passed' and 'never tried' differ. */
  performed: Map<string, Set<CheckId>>;
}

/**
 * Notes that a check was done on an operation, whatever came of it. `ask` and `report` note theirs
 * themselves.
 */
export function performed(run: Run, operationId: string, ...done: CheckId[]): void {
  const known = run.performed.get(operationId) ?? new Set();
  for (const check of done) known.add(check);
  run.performed.set(operationId, known);
}

export interface RequestInput extends Omit<Sent, 'token' | 'repeatable' | 'onLimited'> {
  /** The caller; null = nobody, a text = this token as it is. */
  as: Role | string | null;
  /** Path parameters. */
  params?: Record<string, string | number> | undefined;
}

export interface CallResult {
  exchange: Exchange;
  /** The parsed body where it is JSON. */
  body: unknown;
  /** The status was one of those wanted. */
  ok: boolean;
}

/** The address of an operation with its path parameters filled in. */
export const addressOf = ({ path }: Operation, params: RequestInput['params'] = {}): string =>
  path.replaceAll(/\{([^{}/]+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/** The operation of this id. Throws where the contract has none. */
export function operationOf(contract: Contract, operationId: string): Operation {
  const operation = contract.operations.get(operationId);
  if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
  return operation;
}

/** The operations that `--only` and `--skip` leave in. */
export const chosen = ({ contract, options }: Pick<Run, 'contract' | 'options'>): Operation[] =>
  [...contract.operations.values()].filter((operation) => options.selects?.(operation) ?? true);

/**
 * Few operations were chosen, so that each can be requested in every way; of all each is requested
 * in some, in turn.
 */
export const isFew = (run: Run): boolean => chosen(run).length <= 6;

/**
 * Requests, judges the response against the contract, and holds its status against what was wanted.
 * @param wanted statuses that are right here
 * @param check what a wrong status means (default `status.unexpected`)
 * @returns undefined where no whole response came (which is a finding), or where the operation was
 * reported as missing
 */
export async function sendRequest(
  run: Run,
  operationId: string,
  requested: RequestInput,
  wanted: number[],
  { check = 'status.unexpected' as CheckId, why = '', place = '' } = {},
): Promise<CallResult | undefined> {
  const operation = operationOf(run.contract, operationId);
  const { absent } = marksOf(run);
  if (absent.has(operationId)) return undefined;
  const exchange = await sendTo(run, operation, requested);
  if (!exchange || absent.has(operationId) || isMethodMissing(run, operation, exchange)) return undefined;
  const body = judgeResponse(run, operation, exchange);
  const ok = wanted.includes(exchange.status);
  performed(
    run,
    operationId,
    'transport',
    'server.5xx',
    'status.undocumented',
    check,
    ...judgedOf(operation, exchange),
  );
  if (!ok) unexpected(run, operation, exchange, { check, why, wanted, place });
  keepResponse(run, operation, exchange);
  return { exchange, body, ok };
}

/** The headers that every response of every operation has, by name. */
export const commonHeaders = ({ document }: Contract): Record<string, Node> =>
  ((document['x-common-response'] ?? {}) as { headers?: Record<string, Node> }).headers ?? {};

/** What the operation does not declare is reported already. */
function keepResponse(run: Run, operation: Operation, exchange: Exchange): void {
  const { status, headers } = exchange;
  if (!declaredFor(operation, status) || status >= 500) return;
  const { responses } = marksOf(run);
  const texts = Object.keys(commonHeaders(run.contract)).map((name) => headers.get(name));
  const key = JSON.stringify([operation.operationId, status, texts]);
  if (!responses.has(key)) responses.set(key, { operation, exchange });
}

/** Statuses that any API may give before it looks whether it has the method. */
const beforeRouting = new Set([401, 405, 501]);

/**
 * A method that never responded as if it were there is reported once, and not requested again.
 */
function isMethodMissing(run: Run, operation: Operation, exchange: Exchange): boolean {
  const { status } = exchange;
  if ((status !== 405 && status !== 501) || declaredFor(operation, status)) return false;
  const seen = run.statuses.get(operation.operationId) ?? new Set();
  if (![...seen].every((one) => beforeRouting.has(one))) return false;
  marksOf(run).absent.add(operation.operationId);
  const allow = exchange.headers.get('allow');
  const only = allow ? `, only ${allow}` : '';
  report(run, operation, {
    check: 'method.missing',
    message: `${exchange.method} is not possible here: ${status}${only}; no other check of it was made`,
    exchange,
  });
  return true;
}

/** What judgeResponse looks at in this response. */
function judgedOf(operation: Operation, { status }: Exchange): CheckId[] {
  const response = declaredFor(operation, status);
  if (!response) return [];
  const isProblem = response.media.some(({ type }) => type === 'application/problem+json');
  const isJsonBody = response.media.some(({ schema, type }) => schema && isJson(type));
  return [
    ...(response.headers.length > 0 ? (['header.missing', 'header.schema'] as const) : []),
    ...(response.media.length > 0 ? (['media.undocumented'] as const) : (['body.not-empty'] as const)),
    ...(isProblem ? (['error.shape'] as const) : isJsonBody ? (['body.schema', 'body.undeclared'] as const) : []),
  ];
}

async function sendTo(
  run: Run,
  operation: Operation,
  { as, params, ...sent }: RequestInput,
): Promise<Exchange | undefined> {
  const { operationId, method, reads, safety } = operation;
  const token = typeof as === 'string' ? as : as?.token;
  const hasKey = Object.keys(sent.headers ?? {}).some((name) => name.toLowerCase() === 'idempotency-key');
  const repeatable = reads || hasKey || (['put', 'delete'].includes(method) && safety === 'reversible');
  const onLimited = (exchange: Exchange) => {
    if (!declaredFor(operation, 429)) judgeResponse(run, operation, exchange);
  };
  try {
    const exchange = await run.target.send(method, addressOf(operation, params), {
      ...sent,
      token,
      repeatable,
      onLimited,
    });
    const seen = run.statuses.get(operationId) ?? new Set();
    run.statuses.set(operationId, seen.add(exchange.status));
    if (exchange.headers.has('deprecation') || exchange.headers.has('sunset')) marksOf(run).deprecated.add(operationId);
    return exchange;
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    if (error instanceof LimitedError) {
      marksOf(run).limited.add(operationId);
      return undefined;
    }
    if (run.target.isGone()) throw new Inconclusive(`The API stopped answering: ${error.message}.`);
    const isLate = error instanceof TimeoutError;
    if (isLate) giveUp(run, operationId, error.hasBegun);
    if (!isLate || error.hasBegun) report(run, operation, { check: 'transport', message: error.message });
    if (!reads) marksOf(run).unanswered.writes.add(operationId);
    return undefined;
  }
}

type Unexpected = { check: CheckId; why: string; wanted: number[]; place: string };

function unexpected(
  run: Run,
  operation: Operation,
  exchange: Exchange,
  { check, why, wanted, place }: Unexpected,
): void {
  const page = mediaType(exchange.headers) === 'text/html' ? ' with an HTML page' : '';
  const expected = `wanted ${wanted.join(' or ')}${why && ` ${why}`}, got ${exchange.status}${page}`;
  report(run, operation, { check, message: expected, exchange, place, seen: exchange.status });
}

export interface Reported {
  check: CheckId;
  message: string;
  exchange?: Exchange | undefined;
  /** Where in the response, indexes as stars. */
  place?: string;
  /** Pointer into the contract; the operation where it is left out. */
  contract?: string;
  seen?: unknown;
}

/** A read that shows what a write did has a status of its own, which is not that of the write. */
const isAnswerOf = ({ method }: Operation, exchange: Exchange): boolean =>
  [method, 'head', 'options'].includes(exchange.method.toLowerCase());

/** Adds a finding about an operation. */
export function report(run: Run, operation: Operation, { exchange, seen, ...reported }: Reported): void {
  const { operationId, method, path, pointer } = operation;
  performed(run, operationId, reported.check);
  const { unanswered } = marksOf(run);
  if (unanswered.writes.size > 0 && isAftermath(reported, exchange?.status)) {
    unanswered.notTold.add(`${operationId} ${reported.check}`);
    return;
  }
  const curl = exchange && run.curlOf?.(exchange);
  run.findings.add({
    place: '',
    contract: pointer,
    ...reported,
    operationId,
    method: method.toUpperCase(),
    path,
    ...(exchange && isAnswerOf(operation, exchange) && { status: exchange.status }),
    ...(seen !== undefined && { seen: show(seen) }),
    ...(curl !== undefined && { curl }),
  });
}

/**
 * A new judge of the same run that adds to other findings, for work whose findings may be dropped
 * (shrinking).
 */
export const withFindings = (run: Run, findings: Findings): Run => ({ ...run, findings });
