/**
 * What `--only`, `--skip` and `--not-yet` choose, and `only:` and `notYet:` of the configuration:
 * operations by id or by a pattern of their path, areas by tag, checks by id.
 */
import type { Contract, Operation } from '../core/contract.ts';
import { UsageError } from '../core/errors.ts';
import { type CheckId, checks, type Finding } from '../core/finding.ts';
import { nearOf } from '../core/near.ts';

export interface Selection {
  only: string[];
  skip: string[];
  /** Operations that the backend does not have yet: they are not requested, and no drift. */
  notYet: string[];
  /** Whether a finding is of what was chosen. */
  keeps(finding: Finding, contract: Contract): boolean;
}

/** What `--only`, `--skip` and `--not-yet` name. */
export interface Chosen {
  only?: string[];
  skip?: string[];
  notYet?: string[];
}

type Named = Pick<Operation, 'operationId' | 'area'> & Partial<Pick<Operation, 'path' | 'node'>>;

const isCheck = (name: string): name is CheckId => name in checks;
/** `paging` stands for all checks whose id begins so. */
const isGroup = (name: string) => Object.keys(checks).some((id) => id.startsWith(`${name}.`));
const isPath = (name: string) => name.startsWith('/');

/** `*` stands for one step of a path, a parameter's too, `**` for any number of them. */
function matchesPath(pattern: string, path: string): boolean {
  const steps = pattern.split('/').slice(1);
  const source = steps.map((step) =>
    step === '**'
      ? '(?:/[^/]+)*'
      : `/${step.replaceAll(/[.+?^$()|[\]\\{}]/g, String.raw`\$&`).replaceAll('*', '[^/]+')}`,
  );
  return new RegExp(`^${source.join('')}/?$`).test(path);
}

/** Whether an operationId, tag or path names this operation. */
export const isNamed = (name: string, { operationId, area, path = '' }: Named): boolean =>
  isPath(name) ? matchesPath(name, path) : name === operationId || name === area;

/** @throws UsageError where a name is neither an operation, a tag, a path nor a check */
export function selectionOf(contract: Contract, { only = [], skip = [], notYet = [] }: Chosen = {}): Selection {
  const operations = [...contract.operations.values()];
  const areas = new Set(operations.map(({ area }) => area));
  for (const name of [...only, ...skip, ...notYet]) {
    if (operations.some((operation) => isNamed(name, operation))) continue;
    const mayBeCheck = !notYet.includes(name);
    if (mayBeCheck && (isCheck(name) || isGroup(name))) continue;
    throw new UsageError(isPath(name) ? noPath(name, operations) : noName(name, operations, mayBeCheck));
  }
  const selection: Selection = {
    only,
    skip,
    notYet,
    keeps(finding, { operations: all }) {
      const operation = all.get(finding.operationId);
      if (operation && !selects(selection, operation)) return false;
      const named = (name: string) =>
        name === finding.check || (!areas.has(name) && finding.check.startsWith(`${name}.`));
      const chosen = only.filter((name) => isCheck(name) || (isGroup(name) && !areas.has(name)));
      return !skip.some(named) && (chosen.length === 0 || chosen.some(named));
    },
  };
  return selection;
}

/** So many operations are named where a name is none of them. */
const fewOperations = 20;

/** What was meant, where a name is near; else what a name may be, and which of those there are. */
function noName(name: string, operations: Operation[], mayBeCheck: boolean): string {
  const ids = operations.map(({ operationId }) => operationId);
  const tags = [...new Set(operations.map(({ area }) => area))].filter(Boolean);
  const groups = [...new Set(Object.keys(checks).map((id) => id.split('.')[0] ?? ''))];
  const near = nearOf(name, [...ids, ...tags, ...(mayBeCheck ? [...Object.keys(checks), ...groups] : [])]);
  if (near !== undefined)
    return `\`${name}\` is no operationId, no tag, no path${mayBeCheck ? ' and no check' : ''}. Is \`${near}\` meant?`;
  const kinds: [string, string[]][] = [
    ['operationId', []],
    ['tag', tags],
    ['path', []],
    ...(mayBeCheck ? [['check', groups] as [string, string[]]] : []),
  ];
  const words = kinds.map(([kind, all]) => `no ${kind}${all.length > 0 ? ` (${all.join(', ')})` : ''}`);
  const last = mayBeCheck ? ` and ${words.pop()}` : '';
  const told = ids.length > fewOperations ? '' : ` Operations are ${ids.join(', ')}.`;
  return `\`${name}\` is ${words.join(', ')}${last}.${told}`;
}

/** With where paths begin, which is as much as fits on a line. */
function noPath(name: string, operations: Operation[]): string {
  const paths = operations.map(({ path }) => path);
  const first = [...new Set(paths.map((path) => `/${path.split('/')[1]}`))];
  const bare = name.replace(/[/*]+$/, '');
  const begun = nearOf(bare, first);
  const near = nearOf(name, paths) ?? (begun && `${begun}${name.slice(bare.length)}`);
  const told = near ? `Is \`${near}\` meant?` : `Paths begin with ${first.join(', ')}.`;
  return `\`${name}\` is the path of no operation (* is one step, ** any number). ${told}`;
}

/** The contract says `x-not-yet`, or the backend's team does. */
export const isNotYet = ({ notYet }: Pick<Selection, 'notYet'>, operation: Named): boolean =>
  operation.node?.['x-not-yet'] === true || notYet.some((name) => isNamed(name, operation));

/** Whether an operation is chosen; names of checks choose no operations. */
export function selects(
  { only, skip, notYet }: Pick<Selection, 'only' | 'skip' | 'notYet'>,
  operation: Named,
): boolean {
  const named = (name: string) => isNamed(name, operation);
  const chosen = only.filter((name) => !isCheck(name) && !isGroup(name));
  if (isNotYet({ notYet }, operation)) return false;
  return !skip.some(named) && (chosen.length === 0 || chosen.some(named));
}

/** Of those that are chosen otherwise, what is not there yet, told in one line. */
export function notYetLines(contract: Contract, { only, skip, notYet }: Selection): string[] {
  const left = [...contract.operations.values()].filter(
    ({ node, ...rest }) => selects({ only, skip, notYet: [] }, rest) && isNotYet({ notYet }, { ...rest, node }),
  );
  if (left.length === 0) return [];
  return [`not yet offered, so not judged (${left.length}): ${left.map(({ operationId }) => operationId).join(', ')}`];
}
