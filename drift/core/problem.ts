/**
 * What the schema of a problem document cannot say: that it describes the response it came with.
 */
import type { Contract } from './contract.ts';
import { type CheckId, show } from './finding.ts';

type Report = (check: CheckId, message: string, contract: string, place?: string, seen?: unknown) => void;

/** Refusals of the protocol that any server may give to any request. */
export const ofProtocol = new Set([405, 406, 408, 411, 413, 414, 415, 431]);

/** Compares a problem document with the status of its response. */
export function judgeProblem(contract: Contract, value: unknown, status: number, schema: string, report: Report): void {
  const problem = (value ?? {}) as { status?: unknown; code?: unknown };
  if (typeof problem.status === 'number' && problem.status !== status)
    report(
      'error.shape',
      `/status says ${problem.status} in an answer with ${status}`,
      schema,
      '/status',
      problem.status,
    );
  const codes = ofProtocol.has(status) ? undefined : codesOf(contract).get(status);
  if (typeof problem.code !== 'string' || !codes || codes.has(problem.code)) return;
  const wanted = [...codes].map((code) => show(code)).join(' or ');
  report(
    'error.shape',
    `/code says ${show(problem.code)} where ${status} means ${wanted}`,
    schema,
    '/code',
    problem.code,
  );
}

const known = new WeakMap<Contract, Map<number, Set<string>>>();

/**
 * The codes of each status, by the examples of all operations: one that shares its response need
 * not show its own.
 */
function codesOf(contract: Contract): Map<number, Set<string>> {
  const before = known.get(contract);
  if (before) return before;
  const codes = new Map<number, Set<string>>();
  for (const { responses } of contract.operations.values())
    for (const { status, media } of responses.values()) {
      const examples = media
        .filter(({ type }) => type === 'application/problem+json')
        .flatMap((one) => Object.values(one.examples));
      for (const example of examples) {
        const { code } = (example ?? {}) as { code?: unknown };
        if (typeof code === 'string') codes.set(status, (codes.get(status) ?? new Set()).add(code));
      }
    }
  known.set(contract, codes);
  return codes;
}
