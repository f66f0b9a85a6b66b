import type { OperationId } from '#generated/operations.ts';
import type { Around } from '#src/lib/api/fetcher.ts';
import type { Choice, Choices } from './choices.ts';
import { hearMemory } from './mock-memory.ts';
import { addressOf, hear, hearNothing, TARGET_HEADER } from './target.ts';

type Tools = {
  choices(): Choices;
  /** Called for every request. */
  called(id: OperationId): void;
  /** Gets a copy of every response of a target, whose body an aborted call does not bring. */
  check(id: OperationId, response: Response, signal?: AbortSignal | null): void;
};

/**
 * Interceptor of every request in development: delay, no network, Prism's `Prefer`, the target, and
 * the check of the response.
 */
export const intercept =
  ({ choices, called, check }: Tools): Around =>
  async ({ operationId, init }, send) => {
    called(operationId);
    const all = choices();
    const choice = all.operations[operationId] ?? {};
    if (choice.delay) await wait(choice.delay, init.signal);
    if (choice.offline) throw new TypeError('Offline, as chosen in the drawer');
    const headers = new Headers(init.headers);
    const prefer = preferOf(choice);
    if (prefer) headers.set('Prefer', prefer);
    // A chosen response always comes from Prism, whatever the target of the other calls.
    const target = prefer ? 'prism' : addressOf(all);
    headers.set(TARGET_HEADER, target);
    // A response of another target, a former one say, tells nothing about the present one.
    const isPresent = () => addressOf(choices()) === target;
    const response = await send({ ...init, headers }).catch((error: unknown) => {
      if (isPresent() && !init.signal?.aborted) hearNothing();
      throw error;
    });
    if (isPresent()) await hear(response);
    hearMemory(operationId, response);
    if (!response.headers.has(TARGET_HEADER)) check(operationId, response.clone(), init.signal);
    return response;
  };

const preferOf = ({ status, example }: Choice) =>
  status && [`code=${status}`, example && `example=${example}`].filter(Boolean).join(', ');

/** Rejects early when the request is aborted, as the network would. */
function wait(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
