/** The contract with what only the drift check reads: openapi/checks/ laid over the bundle. */

import { namesUnknown } from './check-names.ts';
import { layOver, type Node, type Written } from './overlay.ts';
import { readOverlay } from './read-overlay.ts';
import { operationsOf } from './response-schema.ts';

/** The keys that openapi/checks/ adds; the contract itself has none of them. */
export const checkKeys: ReadonlySet<string> = new Set([
  'x-common-response',
  'x-contract-safety',
  'x-counted',
  'x-example-of',
  'x-filter',
  'x-grows',
  'x-mean',
  'x-mentions',
  'x-neighbours',
  'x-not-read',
  'x-null',
  'x-optional',
  'x-order',
  'x-related-request',
  'x-same',
  'x-sample-request',
  'x-spares',
  'x-statements',
  'x-stored',
  'x-values-from',
  'x-takes-out',
  'x-with-code',
]);

/**
 * Lays the documents of openapi/checks/, by file name, over a copy of the bundled contract.
 * @throws Error with every fault, a line each that begins with the file and line where it stands
 */
export function layChecks(contract: Node, texts: Record<string, string>): Node {
  const whole = structuredClone(contract);
  const written: Written = new WeakMap();
  const own = keysOf(contract).map((key) => `${key} stands in the contract itself; it belongs into openapi/checks/.`);
  const laid = Object.entries(texts).flatMap(([file, text]) => {
    const { faults, ...overlay } = readOverlay(`openapi/checks/${file}`, text);
    return [...faults, ...layOver(whole, overlay, checkKeys, written)];
  });
  const faults = [...own, ...laid, ...namesUnknown(whole, checkKeys, written), ...writesUnsafe(whole, written)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return whole;
}

/** The check may only send a write where the contract says whether it can be taken back. */
function writesUnsafe(contract: Node, written: Written): string[] {
  const reads = new Set(Object.values(contract.paths as Record<string, { get?: Node }>).map(({ get }) => get));
  return [...operationsOf(contract)]
    .filter(([, operation]) => !reads.has(operation) && !operation['x-reads'])
    .filter(([, operation]) => !['reversible', 'irreversible'].includes(String(operation['x-contract-safety'])))
    .map(([id, operation]) => {
      const keys = written.get(operation) ?? new Map<string, () => string>();
      const [near] = [keys.get('x-contract-safety'), ...keys.values()].filter((one) => one !== undefined);
      return `${near?.() ?? 'openapi/checks/'}: ${id} is a write and needs x-contract-safety: reversible or irreversible.`;
    });
}

function keysOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (checkKeys.has(key) ? [key] : keysOf(value)));
}
