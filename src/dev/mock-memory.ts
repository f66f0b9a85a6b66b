import type { OperationId } from '#generated/operations.ts';
import { createStore } from '#src/lib/store.ts';
import { hear, hearNothing, TARGET_HEADER } from './target.ts';

/** Headers of scripts/mock/server.ts. */
const MEMORY_HEADER = 'x-mock-memory';
const IGNORED_HEADER = 'x-mock-ignored';

/** What the mock said of its last answer to each operation. */
export const memoryWords = createStore<Partial<Record<OperationId, string>>>({});

/** Takes from a response whether the mock keeps what is written; other targets do not say it. */
export function hearMemory(id: OperationId, { headers }: Response): void {
  const { [id]: before, ...others } = memoryWords.get();
  const words = wordsFor(headers);
  if (words !== before) memoryWords.set(words ? { ...others, [id]: words } : others);
}

function wordsFor(headers: Headers): string | undefined {
  const memory = headers.get(MEMORY_HEADER);
  if (!memory) return undefined;
  const ignored = headers.get(IGNORED_HEADER)?.split(',').join(', ');
  const kept =
    memory === 'kept' ? 'Kept: the mock remembers what was written.' : 'Example only: nothing written changes it.';
  return ignored ? `${kept} Not obeyed: ${ignored}.` : kept;
}

/**
 * Brings the contract's examples back: the mock forgets all that was written.
 * @returns whether it did
 */
export async function forgetWrites(): Promise<boolean> {
  const address = new URL('/api/v1/mock-memory/reset', globalThis.location.origin);
  try {
    const response = await fetch(address, { method: 'POST', headers: { [TARGET_HEADER]: 'prism' } });
    await hear(response);
    return response.ok;
  } catch {
    hearNothing();
    return false;
  }
}
