/** Errors as frameworks write them by themselves, in place of those of the contract. */
import type { Contract } from './contract.ts';
import type { Fault } from './schemas.ts';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (row: Row, needed: string[], others: string[] = []): boolean =>
  needed.every((name) => name in row) && Object.keys(row).every((name) => [...needed, ...others].includes(name));

const known: { whose: string; isIts: (row: Row) => boolean }[] = [
  {
    whose: 'FastAPI’s own',
    isIts: (row) =>
      has(row, ['detail']) &&
      Array.isArray(row.detail) &&
      row.detail.every((one) => isRow(one) && 'loc' in one && 'msg' in one),
  },
  {
    whose: 'FastAPI’s own, or Django’s',
    isIts: (row) => has(row, ['detail']) && typeof row.detail === 'string',
  },
  { whose: 'NestJS’s own', isIts: (row) => has(row, ['statusCode', 'message', 'error']) },
  {
    whose: 'Spring’s own',
    isIts: (row) => has(row, ['timestamp', 'status', 'error', 'path'], ['message', 'trace', 'exception', 'errors']),
  },
  { whose: 'Laravel’s own', isIts: (row) => has(row, ['message', 'errors']) && isRow(row.errors) },
];

const frameworkOf = (value: unknown): string | undefined =>
  isRow(value) ? known.find(({ isIts }) => isIts(value))?.whose : undefined;

/** A framework wrote it, so that it says nothing in the way of the contract. */
export const isOfFramework = (value: unknown): boolean => frameworkOf(value) !== undefined;

export const isForeign = (message: string): boolean => message.startsWith('the error is ');

/**
 * An error that is none of the contract's in one sentence; undefined where it is, or where single
 * members of it are wrong.
 * @param faults of the value by the contract's schema
 */
export function foreignError(
  value: unknown,
  faults: Fault[],
  { isOtherMedia, contract, schema }: { isOtherMedia: boolean; contract: Contract; schema: string },
): string | undefined {
  if (!isRow(value) || faults.length === 0) return undefined;
  const declared = Object.keys((contract.at(schema).node.properties as Row | undefined) ?? {});
  const isMissing = ({ keyword, instance }: Fault) => keyword === 'required' && /^\/[^/]+$/.test(instance);
  const missing = faults.filter(isMissing).map(({ instance }) => instance.slice(1));
  const whose = frameworkOf(value);
  const isStrange =
    isOtherMedia && missing.length > 0 && declared.length > 0 && !declared.some((name) => name in value);
  if (whose === undefined && !isStrange) return undefined;
  const wanted = missing.length > 0 ? missing : declared;
  return `the error is ${whose ?? 'another'} (${Object.keys(value).join(', ')}), the contract’s has ${wanted.join(', ')}`;
}
