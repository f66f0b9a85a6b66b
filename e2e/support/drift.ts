import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Request, Response } from '@playwright/test';
import { readContract } from '../../drift/core/contract.ts';
import type { Exchange } from '../../drift/core/exchange.ts';
import { Findings, show } from '../../drift/core/finding.ts';
import type { Judge } from '../../drift/core/judge.ts';
import { schemasOf } from '../../drift/core/schemas.ts';
import { isResponse, judgeExchange, pathOf } from '../../drift/live/recorded.ts';

/** From the head of an answer to its end; here nothing takes so long that the page still waits for. */
const patienceMs = 2_000;

/** The contract with its schemas compiled as they are needed; one for a worker. */
export type Rules = Pick<Judge, 'contract' | 'schemas'>;

export function readRules(): Rules {
  const contract = readContract(readFileSync(join('generated', 'openapi.yaml'), 'utf8'));
  return { contract, schemas: schemasOf(contract) };
}

/**
 * Holds every call of the API that the pages of a context make, and its answer, against the contract.
 * @returns what drifted, a line each, once all that came is judged
 */
export function watchDrift(context: BrowserContext, { contract, schemas }: Rules): () => Promise<string[]> {
  const findings = new Findings();
  /** With when each has been waited for long enough. */
  const pending = new Map<Promise<void>, number>();
  context.on('response', (response) => {
    if (pathOf({ url: response.url() }, contract) === undefined) return;
    const judging = exchangeOf(response).then((exchange) => {
      const path = exchange && isResponse(exchange) ? pathOf(exchange, contract) : undefined;
      if (exchange && path !== undefined) judgeExchange({ contract, schemas, findings }, exchange, path);
    });
    pending.set(judging, Date.now() + patienceMs);
    void judging.finally(() => pending.delete(judging));
  });
  return async () => {
    // Of an answer that the page gave up, or that its end cut off, Chromium may never tell that it has ended.
    const waits = [...pending].map(([judging, until]) =>
      Promise.race([judging, sleep(Math.max(0, until - Date.now()))]),
    );
    await Promise.all(waits);
    return findings.all
      .filter(({ severity }) => severity === 'drift')
      .map(({ operationId, method, path, status, check, message, seen }) =>
        [operationId, `${method} ${path}`, status, check, message, seen && `seen ${show(seen, 200)}`]
          .filter(Boolean)
          .join('  '),
      );
  };
}

/** Undefined where the page gave the call up, or was closed, before all of the answer was there. */
async function exchangeOf(response: Response): Promise<Exchange | undefined> {
  const request = response.request();
  const failed = await response.finished().catch((error: Error) => error);
  if (failed) return undefined;
  try {
    // what a journey answers itself, to see what the page does with it, is no answer of the API
    if (!(await response.serverAddr())) return undefined;
    const [requestHeaders, headers] = await Promise.all([request.allHeaders(), response.allHeaders()]);
    const body = await response.body().catch(() => undefined);
    return {
      method: request.method(),
      url: request.url(),
      requestHeaders: headersOf(requestHeaders),
      requestBody: sent(request, requestHeaders['content-type']),
      status: response.status(),
      headers: headersOf(headers),
      body: body ?? new Uint8Array(),
      // of a download or a page that was left the browser keeps none
      ...(!body && { bodyMissing: true }),
      ms: 0,
    };
  } catch {
    return undefined;
  }
}

const headersOf = (all: Record<string, string>) =>
  new Headers(
    Object.entries(all).flatMap(([name, value]) =>
      name.startsWith(':') ? [] : [[name, value.replaceAll('\n', ', ')] as [string, string]],
    ),
  );

function sent(request: Request, type = ''): string | null | undefined {
  if (type.startsWith('multipart/')) return null;
  return request.postDataBuffer()?.toString('utf8');
}
