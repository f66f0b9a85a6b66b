import { Findings } from '../../core/finding.ts';
import type { Options, Run } from '../../live/run.ts';
import { openTarget } from '../../live/target.ts';
import { loaded } from './loaded.ts';
import { loadOnce } from './read-once.ts';

/** The text of our contract. */
const contractText = loaded.text;

/** A run against a `fetch`, as the command makes it. */
export function runOf(fetcher: typeof fetch, options: Partial<Options> = {}, text = contractText): Run {
  const { contract, schemas } = text === contractText ? loaded : loadOnce(text);
  return {
    contract,
    schemas,
    findings: new Findings(),
    options: {
      mode: 'read',
      level: 'behaviour',
      runs: 3,
      seed: 1,
      runId: 'contract-test',
      origin: '',
      ...options,
    },
    target: openTarget({ url: `http://reference.test${contract.prefix}`, rate: 0, timeout: 20, headers: {} }, fetcher),
    roles: [],
    skipped: new Map(),
    statuses: new Map(),
    performed: new Map(),
  };
}
