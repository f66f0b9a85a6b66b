/** Whether the check finds a mutant: at its operation, and at its place where it has one. */
import type { Contract, Operation } from '../../core/contract.ts';
import type { Finding } from '../../core/finding.ts';
import type { Bench } from './bench.ts';
import { type CheckScope, check, type Loaded } from './check.ts';
import type { Mutant } from './mutant.ts';

export interface Verdict {
  id: string;
  found: boolean;
  /** The first finding of the mutated operation that names the place. */
  finding?: Pick<Finding, 'check' | 'operationId' | 'place' | 'message'>;
  /** What was found instead, `operation check place`. */
  instead: string[];
  /** Of this process on all its threads, the database's included. */
  cpuSeconds: number;
}

/**
 * Whether a finding is about this mutant: of its operation, or of a write that was seen to go wrong
 * in its operation (from outside, a list that is out of date cannot be told from a write that was
 * lost). What is only said (info) is none.
 */
function names({ operation, place }: Mutant, finding: Finding): boolean {
  const { operationId, severity, message } = finding;
  if (severity === 'info') return false;
  const seenThere = finding.place.startsWith(operation) || new RegExp(`\\bin ${operation}\\b`).test(message);
  if (operationId !== operation && !seenThere) return false;
  return place === undefined || `${finding.place} ${message} ${finding.contract}`.includes(place);
}

/**
 * Checks a mutant in the parts of `drift check --mode all`, the cheapest first, and ends at the
 * first finding of it. What no part finds is left to the whole check in the end.
 */
export async function judge(loaded: Loaded, bench: Bench, mutant: Mutant, seed = 1): Promise<Verdict> {
  const since = process.cpuUsage();
  const seen: Finding[] = [];
  let finding: Finding | undefined;
  for (const part of partsFor(loaded.contract, mutant)) {
    const reference = await bench.reference(part.parts.includes('writes'));
    seen.push(
      ...(await check(loaded, reference, reference.fetchOf(mutant), { seed, ...part }, (one) => names(mutant, one))),
    );
    // what it responses then is no drift that anybody meant
    const [fault] = reference.faults.splice(0);
    if (fault)
      return { id: mutant.id, found: false, instead: [`it failed itself: ${fault}`], cpuSeconds: cpuSince(since) };
    finding = seen.find((one) => names(mutant, one));
    if (finding) break;
  }
  return {
    id: mutant.id,
    found: finding !== undefined,
    ...(finding && {
      finding: {
        check: finding.check,
        operationId: finding.operationId,
        place: finding.place,
        message: finding.message,
      },
    }),
    instead: finding ? [] : seen.map((one) => `${one.operationId} ${one.check} ${one.place}`),
    cpuSeconds: cpuSince(since),
  };
}

function cpuSince(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/**
 * The requests sent to a mutant of an operation, in this order. All that is known of the mutant is
 * its operation.
 */
function partsFor({ operations }: Contract, { operation: id }: Mutant): Omit<CheckScope, 'seed'>[] {
  const own: Omit<CheckScope, 'seed'> = { parts: ['reads'], only: [id] };
  const whole: Omit<CheckScope, 'seed'> = { parts: ['reads', 'writes'] };
  if (!operations.get(id)?.reads) return [own, { parts: ['writes'], only: [id] }, whole];
  // a read may be seen to go wrong after any write that changes its response
  const writers = [...operations.values()].filter((one) => invalidates(one).includes(id));
  return [
    own,
    { parts: ['facts'] },
    ...(writers.length > 0
      ? [{ parts: ['writes'], only: writers.map(({ operationId }) => operationId) } satisfies Omit<CheckScope, 'seed'>]
      : []),
    whole,
  ];
}

const invalidates = ({ node }: Operation) => (node['x-invalidates'] ?? []) as string[];
