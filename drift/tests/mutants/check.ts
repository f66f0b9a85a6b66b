/**
 * The live check on the backend of this process, in parts, with an end as soon as enough is found.
 */

import { randomBytes } from 'node:crypto';
import type { Contract } from '../../core/contract.ts';
import { Inconclusive } from '../../core/errors.ts';
import { type Finding, Findings } from '../../core/finding.ts';
import type { Schemas } from '../../core/schemas.ts';
import { exerciseReads } from '../../live/reads/exercise.ts';
import { checkFacts, checkReads } from '../../live/reads/index.ts';
import { openRoutes } from '../../live/reads/routes.ts';
import { openRoles } from '../../live/roles.ts';
import type { Run } from '../../live/run.ts';
import { openTarget } from '../../live/target.ts';
import { valuesOf } from '../../live/values.ts';
import { checkWrites } from '../../live/writes/index.ts';
import { people, type Reference } from './backend.ts';

export interface Loaded {
  contract: Contract;
  schemas: Schemas;
}

export interface CheckScope {
  seed: number;
  /** `facts` is what responses state about one record, of all reads; a part of `reads`. */
  parts: ('reads' | 'facts' | 'writes')[];
  /** As `--only` with operationIds. */
  only?: string[];
}

/** What was wanted is found: the run can end. */
class Enough extends Inconclusive {}

/** All findings of one check; those until `isWanted` is true of one, where that is given. */
export async function check(
  { contract, schemas }: Loaded,
  { tokenOf, refused }: Pick<Reference, 'tokenOf' | 'refused'>,
  fetcher: typeof fetch,
  { seed, parts, only }: CheckScope,
  isWanted: (finding: Finding) => boolean = () => false,
): Promise<Finding[]> {
  let enough = false;
  const findings = new (class extends Findings {
    override add(finding: Parameters<Findings['add']>[0]): void {
      super.add(finding);
      enough ||= this.all.some(isWanted);
    }
  })();
  const target = openTarget(
    { url: `http://reference.test${contract.prefix}`, rate: 0, timeout: 30, headers: {} },
    fetcher,
  );
  const { send } = target;
  target.send = (...requested) => {
    if (enough) throw new Enough('found');
    return send(...requested);
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
      refused: await refused(),
      ...(only && { selects: ({ operationId }) => only.includes(operationId) }),
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
