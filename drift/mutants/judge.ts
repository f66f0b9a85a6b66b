/** Whether the check finds a mutant: at its operation, and at its place where it has one. */
import { randomBytes } from 'node:crypto';
import type { Contract } from '../core/contract.ts';
import { type Finding, Findings } from '../core/finding.ts';
import type { Schemas } from '../core/schemas.ts';
import { exerciseReads } from '../live/reads/exercise.ts';
import { checkFacts, checkReads } from '../live/reads/index.ts';
import { openRoutes } from '../live/reads/routes.ts';
import { openRoles } from '../live/roles.ts';
import { Inconclusive, type Run } from '../live/run.ts';
import { openTarget } from '../live/target.ts';
import { valuesOf } from '../live/values.ts';
import { checkWrites } from '../live/writes/index.ts';
import { people, type Reference } from './backend.ts';
import type { Mutant } from './mutant.ts';

export interface Verdict {
  id: string;
  found: boolean;
  /** The first finding of the mutated operation that names the place. */
  finding?: Pick<Finding, 'check' | 'operationId' | 'place' | 'message'>;
  /** What was found instead, `operation check place`. */
  instead: string[];
  /** The database is no longer as it was. */
  isSpent: boolean;
  seconds: number;
}

export interface Loaded {
  contract: Contract;
  schemas: Schemas;
}

/** What was wanted is found: the run can end. */
class Enough extends Inconclusive {}

/**
 * Whether a finding is about this mutant: of its operation, or of a write that was seen to go wrong in its operation (from
 * outside, a list that is out of date cannot be told from a write that was lost). What is only said (info) is none.
 */
export function names({ operation, place }: Mutant, finding: Finding): boolean {
  const { operationId, severity, message } = finding;
  if (severity === 'info') return false;
  const seenThere = finding.place.startsWith(operation) || new RegExp(`\\bin ${operation}\\b`).test(message);
  if (operationId !== operation && !seenThere) return false;
  return place === undefined || `${finding.place} ${message} ${finding.contract}`.includes(place);
}

/**
 * Checks a mutant as `drift check --mode all` does, and ends at the first finding of it. What finds most goes first: reads of
 * its operation alone, then what all reads
 * tell of one record, then the writes with the refusals of its operation alone.
 */
export async function judge(loaded: Loaded, reference: Reference, mutant: Mutant, seed = 1): Promise<Verdict> {
  const since = performance.now();
  const { operation } = mutant;
  const reads = loaded.contract.operations.get(operation)?.reads ?? false;
  const own: Asked = { seed, parts: ['reads'], only: operation };
  const rest: Asked = { seed, parts: ['facts'] };
  // a read may be seen to go wrong in any of them
  const journeys: Asked = { seed, parts: ['writes'], ...(!reads && { only: operation }) };
  const seen: Finding[] = [];
  let finding: Finding | undefined;
  let isSpent = false;
  for (const asked of reads ? [own, rest, journeys] : [own, journeys]) {
    isSpent ||= asked.parts.includes('writes');
    seen.push(...(await check(loaded, reference, reference.fetchOf(mutant), asked, mutant)));
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
    isSpent,
    seconds: (performance.now() - since) / 1000,
  };
}

interface Asked {
  seed: number;
  /** `facts` is what answers tell of one record, of all reads; a part of `reads`. */
  parts: ('reads' | 'facts' | 'writes')[];
  only?: string;
}

/** All findings of one check; with a mutant those until it is found. */
export async function check(
  { contract, schemas }: Loaded,
  { tokenOf }: Pick<Reference, 'tokenOf'>,
  fetcher: typeof fetch,
  { seed, parts, only }: Asked,
  mutant?: Mutant,
): Promise<Finding[]> {
  let enough = false;
  const findings = new (class extends Findings {
    override add(finding: Parameters<Findings['add']>[0]): void {
      super.add(finding);
      if (mutant && !enough) enough = this.all.some((one) => names(mutant, one));
    }
  })();
  const target = openTarget(
    { url: `http://reference.test${contract.prefix}`, rate: 0, timeout: 30, headers: {} },
    fetcher,
  );
  const { send } = target;
  target.send = (...asked) => {
    if (enough) throw new Enough('found');
    return send(...asked);
  };
  const run: Run = {
    contract,
    schemas,
    findings,
    options: {
      mode: parts.includes('writes') ? 'all' : 'read',
      level: 'behaviour',
      runs: 3,
      seed,
      runId: randomBytes(4).toString('hex'),
      origin: '',
      ...(only !== undefined && { selects: ({ operationId }) => operationId === only }),
    },
    target,
    roles: [],
    skipped: new Map(),
    statuses: new Map(),
    performed: new Map(),
  };
  try {
    const tokens = Object.entries(people).map(async ([name, id]) => ({ name, token: await tokenOf(id) }));
    await openRoles(run, await Promise.all(tokens));
    if (parts.includes('reads')) await checkReads(run);
    if (parts.includes('facts')) await readFacts(run);
    if (parts.includes('writes')) await checkWrites(run);
  } catch (error) {
    if (!enough && !(error instanceof Inconclusive)) throw error;
  }
  return findings.all;
}

async function readFacts(run: Run): Promise<void> {
  const values = valuesOf(run);
  await checkFacts(run, values, await exerciseReads(run, values, await openRoutes(run)));
}
