/**
 * What the journeys of one run share: who writes, in which edition, what is to be cleaned up, and
 * which writes were right once.
 */

import { randomUUID } from 'node:crypto';
import type { Operation } from '../../core/contract.ts';
import { Inconclusive } from '../../core/errors.ts';
import type { Exchange } from '../../core/exchange.ts';
import type { CheckId } from '../../core/finding.ts';
import {
  type CallResult,
  operationOf,
  performed,
  type Reported,
  type RequestInput,
  type Role,
  type Run,
  report,
  sendRequest,
} from '../run.ts';

/** Expects 422 that names the member. */
export async function invalid(
  writing: Writing,
  operationId: string,
  requested: Parameters<typeof sendAndJudge>[2],
  place: string,
  why: string,
): Promise<void> {
  const { exchange, body } = await sendAndJudge(writing, operationId, requested);
  did(writing, operationId, 'request.invalid-accepted', 'error.shape');
  if (exchange.status !== 422) {
    found(writing, operationId, {
      check: exchange.status < 300 ? 'request.invalid-accepted' : 'status.unexpected',
      place,
      message: notRefused(exchange.status, '422', why),
      exchange,
      seen: exchange.status,
    });
    return;
  }
  const pointers = ((body as { errors?: { pointer?: string }[] } | null)?.errors ?? []).map(({ pointer }) => pointer);
  if (!pointers.includes(place))
    found(writing, operationId, {
      check: 'error.shape',
      place: `/errors/*/pointer ${place}`,
      message: `the errors for ${why} name ${pointers.join(', ') || 'nothing'}, not ${place}`,
      exchange,
      seen: pointers,
    });
}

/** That what is invalid was accepted, or refused in another way. */
export const notRefused = (status: number, wanted: string, what: string): string =>
  status < 300
    ? `wanted ${wanted} for ${what}, got ${status}`
    : `invalid request answered ${status}, wanted ${wanted} for ${what}`;

export type Row = Record<string, unknown>;

export type Params = Record<string, string | number>;

/**
 * A write that was accepted, with all that is needed to repeat it in a way that must be
 * refused.
 */
export interface Case {
  operationId: string;
  as: Role;
  params: Params;
  body?: unknown;
  /** Facts about the record that hold for a user. */
  facts: (userId: number) => string[];
  /** What must stay as it is where the write is refused. */
  watch: () => Promise<unknown>;
  /** Only who may do it is of interest here. */
  onlyRights?: boolean;
  /** May be sent to an edition that is inactive. */
  anyEdition?: boolean;
  /** Takes back what should not have been made. */
  undo?: (response: unknown) => Promise<void>;
  /** The body once more, as it can be sent and accepted again; text members of it may be varied. */
  again?: () => Promise<{ body: Row; vary: string[]; readBack: () => Promise<Row | undefined> } | undefined>;
}

export interface Writing {
  run: Run;
  /** In every text that this run makes. */
  marker: string;
  edition: Row & { Id: number };
  /** The other editions, newest first. */
  inactive: Row[];
  /** Ids of up to three countries of the edition. */
  countries: number[];
  cases: Case[];
  /** Ends of journeys that leave their things standing for the refusals. */
  later: (() => Promise<unknown>)[];
  /** Why journeys could not go on. */
  ended: string[];
  /** Run last to first when all is done, whatever happened. */
  cleanup: (() => Promise<unknown>)[];
}

/**
 * The journey cannot go on: what it needs next is missing. The cause is a finding already, or is
 * said as a reason.
 */
export class Stuck extends Error {
  /** The operation that lacked a role or data. */
  readonly operationId: string | undefined;
  constructor(message: string, operationId?: string) {
    super(message);
    this.operationId = operationId;
  }
}

const any = Array.from({ length: 500 }, (_, index) => index + 100);

/**
 * Sends without an expectation of its own; the response is judged against the contract. Rejects
 * where none came.
 */
export async function sendAndJudge(
  { run }: Writing,
  operationId: string,
  requested: RequestInput,
): Promise<CallResult> {
  const result = await sendRequest(run, operationId, requested, any);
  if (!result) throw new Stuck(`${operationId} gave no answer`);
  return result;
}

/** Sends, and rejects where the status is another than wanted (which is a finding). */
export async function must(
  { run }: Writing,
  operationId: string,
  requested: RequestInput,
  wanted: number[],
  { check = 'status.unexpected' as CheckId, why = '' } = {},
): Promise<CallResult> {
  const result = await sendRequest(run, operationId, requested, wanted, { check, why });
  if (!result?.ok) throw new Stuck(`${operationId} answered ${result?.exchange.status ?? 'nothing'}`);
  return result;
}

/** Reads as somebody who may. Rejects where the response is no 200. */
export async function read<T = Row>(
  writing: Writing,
  operationId: string,
  params: Params = {},
  query?: RequestInput['query'],
  as?: Role,
): Promise<T> {
  const role = as ?? roleFor(writing.run, operationId);
  if (!role) throw new Stuck(`no role may ${operationId}`);
  const { body } = await must(writing, operationId, { as: role, params, query }, [200]);
  return body as T;
}

/** A list of rows, wherever it stands in the response: the response itself, or its Data. */
export async function list(
  writing: Writing,
  operationId: string,
  params: Params = {},
  query?: RequestInput['query'],
  as?: Role,
): Promise<Row[]> {
  const body = await read<unknown>(writing, operationId, params, query, as);
  const rows = Array.isArray(body) ? body : (body as { Data?: unknown } | undefined)?.Data;
  if (!Array.isArray(rows)) throw new Stuck(`${operationId} answered no list`);
  return rows.filter((row): row is Row => typeof row === 'object' && row !== null);
}

/** May this role do it, given the facts about the record? */
export const may = ({ permissions }: Operation, role: Role, facts: string[] = []): boolean =>
  permissions.some((all) => all.every((one) => role.permissions.has(one) || facts.includes(one)));

/** The first role that may do it. */
export const roleFor = (run: Run, operationId: string, facts: string[] = []): Role | undefined =>
  run.roles.find((role) => may(operationOf(run.contract, operationId), role, facts));

/** The largest page of a list, by the contract. */
export function largestPage({ run }: Writing, operationId: string): number {
  const parameter = operationOf(run.contract, operationId).parameters.find(({ name }) => name === 'pageSize');
  if (!parameter) throw new Error(`${operationId} has no pageSize`);
  return Number(run.contract.at(parameter.schema).node.maximum);
}

/** The first role that may do it; rejects where there is none. */
export function needRole(writing: Writing, operationId: string, facts: string[] = []): Role {
  const role = roleFor(writing.run, operationId, facts);
  if (!role) throw new Stuck(`no role holds what ${operationId} asks for`, operationId);
  return role;
}

/** A finding about an operation. */
export function found(writing: Writing, operationId: string, reported: Reported): void {
  performed(writing.run, operationId, reported.check);
  report(writing.run, operationOf(writing.run.contract, operationId), reported);
}

/** Notes that a check was done. */
export const did = (writing: Writing, operationId: string, ...checks: CheckId[]) =>
  performed(writing.run, operationId, ...checks);

/**
 * May this operation be sent in the mode of the run? What it makes or ends must be the run's own.
 */
export function allowed({ run }: Writing, operationId: string, own = false): boolean {
  const operation = operationOf(run.contract, operationId);
  if (run.options.skips?.(operation)) return false;
  const { safety } = operation;
  if (run.options.mode === 'all' || safety === 'reversible' || own) return true;
  run.skipped.set(operationId, `it is irreversible: --mode all`);
  return false;
}

/** A key for a request that may be sent twice. */
export const newKey = () => ({ 'Idempotency-Key': randomUUID() });

export const codeOf = (body: unknown): unknown => (body as { code?: unknown } | null | undefined)?.code;

/** What a problem says besides where it has this code. */
function membersWith({ run }: Writing, code: string): string[] {
  const { properties = {} } = run.contract.at('/components/schemas/Problem').node as { properties?: Row };
  return Object.entries(properties).flatMap(([name, node]) => ((node as Row)['x-with-code'] === code ? [name] : []));
}

/** Expects a refusal with 409 and its code. `why` says which state forbids it. */
export async function conflict(
  writing: Writing,
  operationId: string,
  requested: RequestInput,
  code: string,
  why: string,
): Promise<Exchange> {
  const { exchange, body } = await sendAndJudge(writing, operationId, requested);
  did(writing, operationId, 'write.conflict-missed');
  if (exchange.status !== 409)
    found(writing, operationId, {
      check: 'write.conflict-missed',
      message: `wanted 409 ${code} ${why}, got ${exchange.status}`,
      place: code,
      exchange,
      seen: exchange.status,
    });
  else if (codeOf(body) !== code)
    found(writing, operationId, {
      check: 'error.shape',
      message: `wanted the code ${code} ${why}, got ${String(codeOf(body))}`,
      place: '/code',
      exchange,
      seen: codeOf(body),
    });
  else
    for (const name of membersWith(writing, code))
      if (!Object.hasOwn(body as Row, name))
        found(writing, operationId, {
          check: 'error.shape',
          message: `the refusal ${why} says no ${name}`,
          place: `/${name}`,
          exchange,
        });
  return exchange;
}

/**
 * Keeps a write that was right, to be refused later; one for each operation is enough, unless its
 * facts differ.
 */
export function keep(writing: Writing, one: Case, several = false): void {
  if (several || !writing.cases.some(({ operationId }) => operationId === one.operationId)) writing.cases.push(one);
}

/** A journey, or a step of one, that cannot go on ends; the others do not. */
export async function attempt<T>(writing: Writing, journey: () => Promise<T>): Promise<T | undefined> {
  try {
    return await journey();
  } catch (error) {
    // a response that is not what it should be may break anything; where there was none, the fault
    // is ours
    if (error instanceof Inconclusive || (!(error instanceof Stuck) && writing.run.findings.all.length === 0))
      throw error;
    const { message, operationId } = error as Stuck;
    writing.ended.push(message);
    if (operationId) writing.run.skipped.set(operationId, message);
    return undefined;
  }
}
