import type { OperationId } from '#generated/operations.ts';
import { notices } from '#src/lib/notices/notices.ts';
import type { Difference } from './differences.ts';

const SHOWN = 3;
const NOTICE_MS = 20_000;

/**
 * Says once for each operation, place and kind that a response is not what the contract says: in a
 * notice, and in full in the console.
 */
export function createDriftReport() {
  const said = new Set<string>();
  return (id: OperationId, differences: Difference[]): void => {
    const fresh = differences.filter((one) => {
      const key = keyOf(id, one);
      return !said.has(key) && said.add(key);
    });
    if (fresh.length === 0) return;
    const lines = fresh.map(({ path, expected, got }) => `${path || '(answer)'}: expected ${expected}, got ${got}`);
    console.warn(`${id} drifts from the contract\n${lines.join('\n')}`);
    const more = lines.length > SHOWN ? [`and ${lines.length - SHOWN} more, in the console`] : [];
    const message = [`${id} drifts from the contract`, ...lines.slice(0, SHOWN), ...more].join('\n');
    notices.push({ message, ms: NOTICE_MS });
  };
}

/** The rows of a list are one place. */
const keyOf = (id: OperationId, { path, kind }: Difference) => `${id} ${path.replace(/\/\d+(?=\/|$)/g, '/*')} ${kind}`;
