/**
 * Lists that somebody else changes while they are looked at: what is found of their rows would be
 * the change, and no fault.
 */
import { type CheckId, Findings } from '../core/finding.ts';
import { type Run, withFindings } from './run.ts';

const mostLooks = 3;

/** What is found by setting one answer of a list against another. */
const ofRows = new Set<CheckId>([
  'paging.default',
  'paging.size',
  'paging.offset',
  'paging.count',
  'paging.order',
  'list.filter',
  'list.order',
  'read.inconsistent',
]);

export interface Look<T> {
  result: T;
  /** What the list held at the beginning; undefined where it gave no answer. */
  before: unknown;
  /** Reads the same once more. */
  again: () => Promise<unknown>;
}

/**
 * Looks at a list with a run of its own, and once more where something was found and the list holds
 * other rows by then. What the last look finds is told, whatever the list does.
 * @returns the result of the look that counts
 */
export async function unlessChanged<T>(run: Run, look: (run: Run) => Promise<Look<T>>): Promise<T> {
  for (let looks = 1; ; looks++) {
    const findings = new Findings();
    const { result, before, again } = await look(withFindings(run, findings));
    const isAboutRows = findings.all.some(({ check }) => ofRows.has(check));
    const hasChanged = isAboutRows && looks < mostLooks && heldBy(before) !== heldBy(await again());
    for (const finding of findings.all) if (!hasChanged || !ofRows.has(finding.check)) run.findings.add(finding);
    if (!hasChanged) return result;
  }
}

/** The rows of a list in no order, and its counts: another order alone is a fault of the list. */
function heldBy(body: unknown): string {
  if (Array.isArray(body)) return body.map(heldBy).toSorted().join();
  if (typeof body !== 'object' || body === null) return JSON.stringify(body) ?? '';
  return Object.entries(body)
    .map(([name, value]) => `${name}: ${heldBy(value)}`)
    .join();
}
