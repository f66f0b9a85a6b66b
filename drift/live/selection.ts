/** What `--only` and `--skip` choose: operations by id, areas by tag, checks by id. */
import type { Contract, Operation } from '../core/contract.ts';
import { UsageError } from '../core/errors.ts';
import { type CheckId, checks, type Finding } from '../core/finding.ts';

export interface Selection {
  only: string[];
  skip: string[];
  /** Whether a finding is of what was chosen. */
  keeps(finding: Finding, contract: Contract): boolean;
}

const isCheck = (name: string): name is CheckId => name in checks;
/** `paging` stands for all checks whose id begins so. */
const isGroup = (name: string) => Object.keys(checks).some((id) => id.startsWith(`${name}.`));

/** @throws UsageError where a name is neither an operation, a tag nor a check */
export function selectionOf(contract: Contract, only: string[], skip: string[]): Selection {
  const areas = new Set([...contract.operations.values()].map(({ area }) => area));
  for (const name of [...only, ...skip]) {
    if (contract.operations.has(name) || areas.has(name) || isCheck(name) || isGroup(name)) continue;
    throw new UsageError(
      `\`${name}\` is no operationId, no tag (${[...areas].join(', ')}) and no check (${Object.keys(checks).join(', ')}).`,
    );
  }
  const selection: Selection = {
    only,
    skip,
    keeps(finding, { operations }) {
      const operation = operations.get(finding.operationId);
      if (operation && !selects(selection, operation)) return false;
      const named = (name: string) =>
        name === finding.check || (!areas.has(name) && finding.check.startsWith(`${name}.`));
      const chosen = only.filter((name) => isCheck(name) || (isGroup(name) && !areas.has(name)));
      return !skip.some(named) && (chosen.length === 0 || chosen.some(named));
    },
  };
  return selection;
}

/** Whether an operation is chosen; names of checks choose no operations. */
export function selects(
  { only, skip }: Pick<Selection, 'only' | 'skip'>,
  { operationId, area }: Pick<Operation, 'operationId' | 'area'>,
): boolean {
  const named = (name: string) => name === operationId || name === area;
  const chosen = only.filter((name) => !isCheck(name) && !isGroup(name));
  return !skip.some(named) && (chosen.length === 0 || chosen.some(named));
}
