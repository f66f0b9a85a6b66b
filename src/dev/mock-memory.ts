import type { OperationId } from '#generated/operations.ts';
import { createStore } from '#src/lib/store.ts';
import { counted } from '#src/lib/words.ts';
import { hear, hearNothing, TARGET_HEADER } from './target.ts';

/** Header of scripts/mock/server.ts. */
const MEMORY_HEADER = 'x-mock-memory';

/** What scripts/mock/server.ts says of an operation: it reads it off the contract. */
export type OperationReach = { shown: OperationId[]; missing: OperationId[]; ignored: string[] };

type ReachOfAll = Partial<Record<OperationId, OperationReach>>;
export const mockReach = createStore<ReachOfAll>({});

/** Operations whose last answer was an example, though others of them are kept. */
export const lastWasExample = createStore<ReadonlySet<OperationId>>(new Set());

/** Takes from a response whether the mock keeps what is written; other targets do not say it. */
export function hearMemory(id: OperationId, { headers }: Response): void {
  const isExample = headers.get(MEMORY_HEADER) === 'example';
  const before = lastWasExample.get();
  if (isExample === before.has(id)) return;
  lastWasExample.set(isExample ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id)));
}

/**
 * How much of an operation the mock keeps, as it stands beside its name: nothing where all of it.
 * @returns '4 of 29 reads' of a write, '12 of 33 writes' of a read
 */
export function keptWords({ shown, missing }: OperationReach, isRead: boolean): string {
  if (shown.length === 0) return 'example';
  const all = shown.length + missing.length;
  return missing.length > 0 ? `${shown.length} of ${counted(all, isRead ? 'write' : 'read')}` : '';
}

/** Asks the mock what it keeps of each operation; without it the drawer says nothing of that. */
export async function fetchReach(): Promise<void> {
  const reach = await askMock<ReachOfAll>('operations');
  if (reach) mockReach.set(reach);
}

/**
 * Brings the contract's examples back: the mock forgets all that was written.
 * @returns whether it did
 */
export const forgetWrites = async (): Promise<boolean> => (await askMock('reset', { method: 'POST' })) !== undefined;

/** The mock's answer, null for 204; undefined where it refuses or is not there. */
async function askMock<T>(name: string, init: RequestInit = {}): Promise<T | null | undefined> {
  const address = new URL(`/api/v1/mock-memory/${name}`, globalThis.location.origin);
  try {
    const response = await fetch(address, { ...init, headers: { [TARGET_HEADER]: 'prism' } });
    await hear(response);
    if (!response.ok) return undefined;
    return response.status === 204 ? null : ((await response.json()) as T);
  } catch {
    hearNothing();
    return undefined;
  }
}
