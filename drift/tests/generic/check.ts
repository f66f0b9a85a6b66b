/** The check of any contract on a server in this process. */
import { Inconclusive } from '../../core/errors.ts';
import { type Finding, Findings, findingId } from '../../core/finding.ts';
import { curlOf } from '../../live/curl.ts';
import { authorizeBy, openCallers } from '../../live/generic/callers.ts';
import { checkAny } from '../../live/generic/index.ts';
import type { ApiSettings } from '../../live/generic/settings.ts';
import type { Options, Run } from '../../live/run.ts';
import { openTarget } from '../../live/target.ts';
import { loadOnce } from '../support/read-once.ts';

/** What was wanted is found: the run can end. */
class Enough extends Inconclusive {}

/**
 * Checks a server against a contract, as `--mode all --disposable` does; with `until`, to the first
 * finding of which that is true.
 */
export async function checkedAny(
  text: string,
  fetcher: typeof fetch,
  {
    tokens = {},
    api = {},
    timeout = 5,
    isReal = false,
    url: origin = 'http://any.test',
    until = () => false,
    ...options
  }: Partial<Options> & {
    tokens?: Record<string, string>;
    api?: ApiSettings;
    timeout?: number;
    isReal?: boolean;
    url?: string;
    until?: (finding: Finding) => boolean;
  } = {},
): Promise<Run> {
  const { contract, schemas } = loadOnce(text);
  let isEnough = false;
  const findings = new (class extends Findings {
    override add(finding: Parameters<Findings['add']>[0]): void {
      super.add(finding);
      isEnough ||= this.all.some(until);
    }
  })();
  const url = `${origin}${contract.prefix}`;
  const run: Run = {
    contract,
    schemas,
    findings,
    curlOf,
    options: { mode: 'all', level: 'behaviour', runs: 3, seed: 1, runId: 'drift', origin: '', ...options },
    target: openTarget({ url, rate: 0, timeout, headers: {}, isReal, authorize: authorizeBy(contract) }, fetcher),
    roles: [],
    skipped: new Map(),
    statuses: new Map(),
    performed: new Map(),
  };
  await openCallers(
    run,
    api,
    Object.entries(tokens).map(([name, token]) => ({ name, token })),
  );
  const { send } = run.target;
  run.target.send = (...requested) => {
    if (isEnough) throw new Enough('found');
    return send(...requested);
  };
  try {
    await checkAny(run, api);
  } catch (error) {
    if (!isEnough) throw error;
  }
  return run;
}

export const wordsOf = (findings: Finding[]): string[] => findings.map((one) => `${findingId(one)}: ${one.message}`);
