/** Sends requests to the API under check, at a bounded rate, and keeps what came back. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange } from '../core/exchange.ts';
import { openPatience, RateLimited, type Waiting } from './limited.ts';
import { type RawAnswer, rawAnswer } from './raw.ts';

export interface TargetOptions {
  /** Where the contract's addresses begin, e.g. `https://api.example.org/api/v1`. */
  url: string;
  /** Requests a second at most; 0 = as fast as it responds. */
  rate: number;
  /** Seconds until a request is given up. */
  timeout: number;
  /** Sent with every request. */
  headers: Record<string, string>;
  /** Seconds that a request is tried again after a 429 (120). */
  patience?: number;
  /** Called when a role has to wait for it. */
  onWait?(waiting: Waiting): void;
  /** The token that stands for this one by now, where tokens are short-lived. */
  renew?(token: string): Promise<string>;
  /** Puts the token where the API wants it; `Authorization: Bearer` where it is left out. */
  authorize?(token: string, headers: Headers, address: URL): void;
  /** Requests may go out on connections of their own, where `fetch` shows too little. */
  isReal?: boolean;
}

const bearer: NonNullable<TargetOptions['authorize']> = (token, headers) =>
  headers.set('authorization', `Bearer ${token}`);

export interface Sent {
  token?: string | undefined;
  /** Several values of one name are sent as so many parameters. */
  query?: Record<string, string | number | boolean | string[]> | undefined;
  headers?: Record<string, string> | undefined;
  /**
   * A value to be sent as JSON, a form, or a text as it is (with its own Content-Type in
   * `headers`).
   */
  json?: unknown;
  form?: FormData | undefined;
  text?: string | undefined;
  /** Does no more when it is sent twice; GET, HEAD and OPTIONS do not anyway. */
  repeatable?: boolean | undefined;
  /** Called after a 429, after which the request is sent again. */
  onLimited?: ((exchange: Exchange) => void) | undefined;
}

export interface Target {
  url: string;
  /** How many requests were sent. */
  count(): number;
  /** Seconds that roles waited because of 429. */
  waited(): number;
  /** Nothing at all came back of many requests one after another. */
  isGone(): boolean;
  /**
   * One request, redirects not followed. `path` begins below the contract's prefix, or is absolute.
   * After a 429 it is sent again when Retry-After is over, and where a kept connection was closed
   * before the response, once on a new one if that does no harm.
   * @throws TransportError where no whole response came, LimitedError where only 429 came
   */
  send(method: string, path: string, sent?: Sent): Promise<Exchange>;
  /** The same read as bytes, where that is possible; undefined where no answer came. */
  sendRaw?(method: string, path: string, sent?: Sent): Promise<RawAnswer | undefined>;
}

/** More than are ever under way at once. */
const gone = 20;

/** No response, or a broken one: refused, reset, timed out. */
export class TransportError extends Error {}

/** No whole response within the time-out. */
export class TimeoutError extends TransportError {
  /** Whether a response began, so that the API is more than slow. */
  readonly hasBegun: boolean;

  constructor(message: string, hasBegun: boolean) {
    super(message);
    this.hasBegun = hasBegun;
  }
}

/** Got 429 for longer than is waited for; says nothing about the operation. */
export class LimitedError extends TransportError {}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);
const usualPatience = 120;

/** A target behind `fetch` (or a stand-in for it in tests). */
export function openTarget(options: TargetOptions, fetcher: typeof fetch = fetch): Target {
  const { rate, timeout, headers, patience: most = usualPatience, onWait, renew, authorize = bearer } = options;
  const url = options.url.replace(/\/$/, '');
  const patience = openPatience(most, onWait);
  let sentSoFar = 0;
  let next = 0;
  let withoutResponse = 0;
  const turn = async () => {
    if (rate <= 0) return;
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + 1000 / rate;
    if (at > now) await sleep(at - now);
  };

  async function requestOf(method: string, path: string, { token, query, headers: own, json, form, text }: Sent) {
    const address = new URL(/^https?:/.test(path) ? path : `${url}${path}`);
    for (const [name, value] of Object.entries(query ?? {})) {
      address.searchParams.delete(name);
      for (const one of [value].flat()) address.searchParams.append(name, String(one));
    }
    const requestHeaders = new Headers({ accept: 'application/json, application/problem+json, */*', ...headers });
    if (token) authorize((await renew?.(token)) ?? token, requestHeaders, address);
    if (json !== undefined) requestHeaders.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(own ?? {})) requestHeaders.set(name, value);
    const body = form ?? text ?? (json === undefined ? undefined : JSON.stringify(json));
    return { address, method: method.toUpperCase(), requestHeaders, body };
  }
  type Request = Awaited<ReturnType<typeof requestOf>>;

  async function once(
    { address, method, requestHeaders, body }: Request,
    mayRepeat: boolean,
    apart = {},
  ): Promise<Exchange> {
    sentSoFar += 1;
    const since = performance.now();
    let response: Response | undefined;
    try {
      response = await fetcher(address, {
        method,
        headers: requestHeaders,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout * 1000),
        ...(body !== undefined && { body }),
        ...apart,
      });
      withoutResponse = 0;
      return {
        method,
        url: address.href,
        requestHeaders,
        requestBody: body instanceof FormData ? null : body,
        status: response.status,
        headers: response.headers,
        body: new Uint8Array(await response.arrayBuffer()),
        ms: performance.now() - since,
      };
    } catch (error) {
      if (!response && mayRepeat && isDropped(error as Error))
        return once({ address, method, requestHeaders, body }, false, newConnections());
      withoutResponse += 1;
      if ((error as Error).name !== 'TimeoutError') throw new TransportError(reasonOf(error as Error));
      const what = response ? `the answer (${response.status}) began and did not end` : 'no answer';
      throw new TimeoutError(`${what} within ${timeout} s`, response !== undefined);
    }
  }

  async function sendRaw(method: string, path: string, sent: Sent = {}): Promise<RawAnswer | undefined> {
    await patience.turn(sent.token ?? '');
    await turn();
    sentSoFar += 1;
    const { address, method: name, requestHeaders, body } = await requestOf(method, path, sent);
    const text = typeof body === 'string' ? body : undefined;
    return rawAnswer({ address, method: name, headers: requestHeaders, body: text, timeout });
  }

  return {
    url,
    count: () => sentSoFar,
    waited: patience.waited,
    isGone: () => withoutResponse >= gone,
    ...(options.isReal && { sendRaw }),
    async send(method, path, sent = {}) {
      const { token = '', repeatable = false, onLimited } = sent;
      const shape = `${method} ${path.replaceAll(/\d+/g, '*')}`;
      let since: number | undefined;
      for (;;) {
        await patience.turn(token);
        await turn();
        const request = await requestOf(method, path, sent);
        const exchange = await once(request, repeatable || harmless.has(request.method));
        if (exchange.status !== 429) {
          patience.served(token, shape);
          return exchange;
        }
        onLimited?.(exchange);
        since ??= performance.now();
        await patience.wait(token, shape, since, exchange.headers).catch((error: unknown) => {
          throw error instanceof RateLimited ? new LimitedError(error.message) : error;
        });
      }
    },
  };
}

/**
 * What makes `fetch` open a connection: others that it keeps may be as old as the one that was
 * closed. Nothing where Node hides its agent.
 */
function newConnections(): object {
  const agent = (globalThis as Record<symbol, object | undefined>)[Symbol.for('undici.globalDispatcher.1')];
  if (!agent) return {};
  const Agent = agent.constructor as new (options: object) => object;
  return { dispatcher: new Agent({ keepAliveTimeout: 1, keepAliveMaxTimeout: 1 }) };
}

/**
 * The connection was closed or reset before a response began, as servers do with one that was idle
 * for some seconds.
 */
function isDropped({ cause }: Error): boolean {
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(String((cause as { code?: unknown } | undefined)?.code));
}

function reasonOf(error: Error): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return [error.message, cause?.code ?? cause?.message].filter(Boolean).join(': ');
}
