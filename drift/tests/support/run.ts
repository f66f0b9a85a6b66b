import { type Contract, readContract } from '../../core/contract.ts';
import { Findings } from '../../core/finding.ts';
import { type Schemas, schemasOf } from '../../core/schemas.ts';
import type { Options, Run } from '../../live/run.ts';
import { openTarget } from '../../live/target.ts';
import { loaded } from './loaded.ts';

/** The text of our contract. */
const contractText = loaded.text;

/**
 * Contracts by their text: a run changes none, and what was compiled for one run serves the next.
 */
const contracts = new Map<string, { contract: Contract; schemas: Schemas }>([[contractText, loaded]]);

function read(text: string): { contract: Contract; schemas: Schemas } {
  const contract = readContract(text);
  const known = { contract, schemas: schemasOf(contract) };
  contracts.set(text, known);
  return known;
}

/** A run against a `fetch`, as the command makes it. */
export function runOf(fetcher: typeof fetch, options: Partial<Options> = {}, text = contractText): Run {
  const { contract, schemas } = contracts.get(text) ?? read(text);
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
