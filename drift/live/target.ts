/** Sends requests to the API under check, at a bounded rate, and keeps what came back. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange } from '../core/exchange.ts';

export interface TargetOptions {
  /** Where the contract's addresses begin, e.g. `https://api.example.org/api/v1`. */
  url: string;
  /** Requests a second at most; 0 = as fast as they are answered. */
  rate: number;
  /** Seconds until a request is given up. */
  timeout: number;
  /** Sent with every request. */
  headers: Record<string, string>;
}

export interface Sent {
  token?: string | undefined;
  query?: Record<string, string | number | boolean> | undefined;
  headers?: Record<string, string> | undefined;
  /** A value to be sent as JSON, a form, or a text as it is (with its own Content-Type in `headers`). */
  json?: unknown;
  form?: FormData | undefined;
  text?: string | undefined;
}

export interface Target {
  url: string;
  /** How many requests were sent. */
  count(): number;
  /** Nothing at all came back of many requests one after another. */
  isGone(): boolean;
  /**
   * One request, redirects not followed. `path` begins below the contract's prefix, or is absolute.
   * @throws TransportError where no whole answer came
   */
  send(method: string, path: string, sent?: Sent): Promise<Exchange>;
}

/** More than are ever under way at once. */
const gone = 20;

/** No answer, or a broken one: refused, reset, timed out. */
export class TransportError extends Error {}

/** A target that is answered by `fetch` (or a stand-in for it in tests). */
export function openTarget({ url, rate, timeout, headers }: TargetOptions, fetcher: typeof fetch = fetch): Target {
  let sentSoFar = 0;
  let next = 0;
  let unanswered = 0;
  const turn = async () => {
    if (rate <= 0) return;
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + 1000 / rate;
    if (at > now) await sleep(at - now);
  };
  return {
    url: url.replace(/\/$/, ''),
    count: () => sentSoFar,
    isGone: () => unanswered >= gone,
    async send(method, path, { token, query, headers: own, json, form, text } = {}) {
      await turn();
      sentSoFar += 1;
      const address = new URL(/^https?:/.test(path) ? path : `${url.replace(/\/$/, '')}${path}`);
      for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value));
      const requestHeaders = new Headers({ accept: 'application/json, application/problem+json, */*', ...headers });
      if (token) requestHeaders.set('authorization', `Bearer ${token}`);
      const body = form ?? text ?? (json === undefined ? undefined : JSON.stringify(json));
      if (json !== undefined) requestHeaders.set('content-type', 'application/json');
      for (const [name, value] of Object.entries(own ?? {})) requestHeaders.set(name, value);
      const since = performance.now();
      try {
        const response = await fetcher(address, {
          method: method.toUpperCase(),
          headers: requestHeaders,
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout * 1000),
          ...(body !== undefined && { body }),
        });
        unanswered = 0;
        return {
          method: method.toUpperCase(),
          url: address.href,
          requestHeaders,
          requestBody: form ? null : (body as string | undefined),
          status: response.status,
          headers: response.headers,
          body: new Uint8Array(await response.arrayBuffer()),
          ms: performance.now() - since,
        };
      } catch (error) {
        unanswered += 1;
        throw new TransportError(reasonOf(error as Error, timeout));
      }
    },
  };
}

function reasonOf(error: Error, timeout: number): string {
  if (error.name === 'TimeoutError') return `no answer within ${timeout} s`;
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return [error.message, cause?.code ?? cause?.message].filter(Boolean).join(': ');
}
