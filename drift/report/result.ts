/** What every report is written from. */
import type { Contract, Operation } from '../core/contract.ts';
import type { CheckId, Finding } from '../core/finding.ts';
import type { Coverage } from '../live/coverage.ts';
import type { Baselined } from './baseline.ts';

/** A finding with what its report says beside it. */
export interface ReportedFinding extends Finding {
  id: string;
  /** Who is hurt, and by what. */
  effect: string;
  /** What to do about it. */
  advice: string;
  /** The command that shows it again. */
  repeat: string;
  /** Present where the baseline knows it and its time has not run out. */
  known?: { reason: string; until: string };
  /** The baseline knew it until then. */
  expired?: string;
}

export interface Result {
  contract: Contract;
  /** `check https://…`, `har a.har`. */
  title: string;
  findings: ReportedFinding[];
  /** Operations that the run was to judge. */
  operations: Operation[];
  /** Why an operation was not exercised. */
  skipped: Map<string, string>;
  performed: Map<string, Set<CheckId>>;
  /** Operations of which nothing but refusals was judged, each with the reason. */
  refusalsOnly: Map<string, string>;
  coverage: Coverage;
  /** Why nothing, or too little, could be judged: exit code 3. */
  inconclusive: string[];
  /** Said at the end: what was not checked, unused baseline entries. */
  notes: string[];
  baseline: Baselined;
  requests: number;
  seconds: number;
  /**
   * A file of the repository that code scanning and annotations show findings at; the contract's
   * own where it is left out.
   */
  place?: string;
  /** The folder that lines of the contract are relative to, from the working folder. */
  base?: string;
  /** With which options it ran, for reports. */
  options: Record<string, string | number>;
}

/** Findings that fail the run. */
export const driftsOf = ({ findings }: Pick<Result, 'findings'>): ReportedFinding[] =>
  findings.filter(({ severity, known }) => severity === 'drift' && !known);

/**
 * 0 clean, 1 drift, 3 inconclusive; drift that was found is reported even where the rest could not
 * be judged.
 */
export const exitCodeOf = (result: Result): 0 | 1 | 3 =>
  driftsOf(result).length > 0 ? 1 : result.inconclusive.length > 0 ? 3 : 0;

export const states = ['ok', 'drift', 'known', 'refusals only', 'not exercised'] as const;
export type State = (typeof states)[number];

/** How an operation fared. */
export function stateOf(result: Result, operationId: string): State {
  const own = result.findings.filter((one) => one.operationId === operationId && one.severity === 'drift');
  if (own.some(({ known }) => !known)) return 'drift';
  if (own.length > 0) return 'known';
  if (result.skipped.has(operationId) || !result.performed.has(operationId)) return 'not exercised';
  return result.refusalsOnly.has(operationId) ? 'refusals only' : 'ok';
}

/** The operations of which nothing but refusals was judged, by the reason. */
export const onlyRefused = (result: Result): Map<string, string[]> =>
  new Map(
    [...Map.groupBy(result.refusalsOnly, ([, reason]) => reason)].flatMap(([reason, list]) => {
      const names = list.map(([id]) => id).filter((id) => stateOf(result, id) === 'refusals only');
      return names.length > 0 ? [[reason, names]] : [];
    }),
  );

/**
 * Whether the run could have found what the id names: of an operation that only refused, nothing
 * but the checks that were done.
 */
export function isJudged(
  { skipped, performed, refusalsOnly }: Pick<Result, 'skipped' | 'performed' | 'refusalsOnly'>,
  id: string,
): boolean {
  const [operationId = '', , check] = id.split('|');
  const done = performed.get(operationId);
  if (!done || skipped.has(operationId)) return false;
  return !refusalsOnly.has(operationId) || done.has(check as CheckId);
}

/**
 * A message without what differs from operation to operation: its address, what comes near it, the
 * members that are spelt in another case.
 */
const kindOf = ({ message, place }: Finding) =>
  (place.includes('/') ? message.replaceAll(place, memberOf(place)) : message)
    .replace(/^(the keys are [\w ]+):.*$/s, '$1')
    .replace(/^[A-Z]+ \/\S* (is not in the document).*$/s, '$1')
    .replace(/^(the error is) [^(]*/, '$1 ')
    .replace(/^[A-Z]+ (is not possible here).*$/s, '$1');

/** So many operations with the same fault are told one by one. */
const mostAlike = 3;

/** The last step of a place, the member: `Role` of `/Data/Role` and of `query Role`. */
const memberOf = (place: string): string => place.split(/[/ ]/).at(-1) ?? '';

/**
 * A schema that operations share, and the member: what is wrong with one is wrong with all. Of two
 * documents, the same part of both.
 */
const partOf = ({ severity, check, contract, place, seen }: Finding): string | undefined =>
  contract.startsWith('#/components/')
    ? [severity, check, contract, memberOf(place), check.startsWith('diff.') ? seen : ''].join(' ')
    : undefined;

/**
 * Findings with one cause, the first of which is told in full: the same fault of more than a few
 * operations, or of a schema that they share.
 */
export function causesOf(findings: ReportedFinding[]): ReportedFinding[][] {
  const alike = Map.groupBy(findings, (one) => `${one.severity} ${one.check} ${kindOf(one)}`);
  const common = new Set([...alike.values()].filter((group) => group.length > mostAlike).flat());
  const causes = Map.groupBy(findings, (one) =>
    common.has(one) ? `${one.severity} ${one.check} ${kindOf(one)}` : (partOf(one) ?? one.id),
  );
  return [...causes.values()];
}

/** `listUsers 200`: where a fault is told again. */
export const nameOfPlace = ({ operationId, status }: ReportedFinding): string =>
  [operationId, status].filter(Boolean).join(' ');
