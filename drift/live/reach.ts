/** Whether the API responds, and where its addresses begin. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract } from '../core/contract.ts';
import { Inconclusive, whyNoAnswer } from '../core/errors.ts';
import { openTarget, TransportError } from './target.ts';

interface Plan {
  contract: Contract;
  config?: { api?: { prefix?: string } };
  /** As it was given: an origin, or with the path where the contract's addresses begin. */
  url: string;
  level: 'shape' | 'behaviour';
  timeout: number;
  /** Seconds to wait until the target responds. */
  wait: number;
}

export async function untilReachable(
  { url, wait, timeout }: Pick<Plan, 'url' | 'wait' | 'timeout'>,
  fetcher: typeof fetch,
): Promise<void> {
  const until = performance.now() + wait * 1000;
  for (;;) {
    try {
      const response = await fetcher(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout * 1000) });
      await response.body?.cancel();
      return;
    } catch (error) {
      if (performance.now() >= until) {
        throw new Inconclusive(`${url} does not answer${wait > 0 ? ` within ${wait} s` : ''} (${whyNoAnswer(error)}).`);
      }
      await sleep(Math.min(500, Math.max(0, until - performance.now())));
    }
  }
}

/**
 * Where the addresses begin: below the contract's prefix, unless the URL names a path itself. A
 * mock may stand without the prefix.
 */
export async function baseOf(
  { url, contract, level, timeout, config }: Omit<Plan, 'wait'>,
  fetcher: typeof fetch,
): Promise<string> {
  const given = url.replace(/\/+$/, '');
  const prefix = config?.api?.prefix?.replace(/\/+$/, '') ?? contract.prefix;
  if (!prefix || new URL(url).pathname.replace(/\/+$/, '') !== '') return given;
  const prefixed = `${given}${prefix}`;
  if (level === 'behaviour') return prefixed;
  const plain = [...contract.operations.values()].find(({ method, path }) => method === 'get' && !path.includes('{'));
  const probe = async (base: string) => {
    const target = openTarget({ url: base, rate: 0, timeout, headers: {} }, fetcher);
    return target.send('get', plain?.path ?? '/').then(
      ({ status }) => status,
      (error) => {
        if (error instanceof TransportError) return 404;
        throw error;
      },
    );
  };
  return (await probe(prefixed)) === 404 && (await probe(given)) !== 404 ? given : prefixed;
}
