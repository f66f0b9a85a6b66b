/** A whole live check of our contract, as a command makes it, and what it told. */
import type { Checked, Plan } from '../../live/check.ts';
import { selectionOf } from '../../live/selection.ts';
import { loaded } from './loaded.ts';

export function usualPlan(): Plan {
  const { contract, schemas } = loaded;
  return {
    contract,
    schemas,
    config: { roles: {}, values: {}, headers: {}, folder: '.' },
    url: 'http://reference.test',
    mode: 'read',
    level: 'behaviour',
    runs: 3,
    seed: 20_261_121,
    origin: '',
    selection: selectionOf(contract),
    disposable: false,
    rate: 0,
    timeout: 60,
    wait: 0,
    minCoverage: 0,
  };
}

/** Slow is what a busy machine is, and no defect of the backend. */
export const named = ({ findings }: Pick<Checked, 'findings'>): string[] =>
  findings
    .filter(({ check }) => check !== 'slow')
    .map(({ check, operationId, place, message }) => [check, operationId, place, message].join('  '));
