import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';

export type Prism = {
  /** Where it answers now; another address after `renew`. */
  url(): string;
  /** Reads the contract once more. Where it cannot be read, the last good one goes on answering. */
  renew(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Prism in this process, answering with the examples of a bundled contract. It knows no base path: its routes begin
 * where the contract's do, so a proxy in front must take `/api/v1` away.
 */
export async function startPrism(contract: string): Promise<Prism> {
  let now = await servePrism(contract);
  return {
    url: () => now.url,
    async renew() {
      const last = now;
      now = await servePrism(contract);
      await last.close();
    },
    close: () => now.close(),
  };
}

const checks = {
  mock: { dynamic: false, ignoreExamples: false, seed: undefined },
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
};

type PrismOptions = {
  /** 0 = any that is free. */
  port?: number;
  /** Passes requests on to this API, and answers with an error what breaks the contract, instead of answering by itself. */
  upstream?: string;
};

/** Prism once, without `renew`. */
export async function servePrism(contract: string, { port = 0, upstream }: PrismOptions = {}) {
  const server = createServer(await getHttpOperationsFromSpec(contract), {
    cors: true,
    components: { logger: createLogger('prism', { level: 'silent' }) },
    config: upstream
      ? { ...checks, isProxy: true, errors: true, upstream: new URL(upstream), upstreamProxy: undefined }
      : { ...checks, isProxy: false, errors: false, upstreamProxy: undefined },
  });
  const url = await server.listen(port, '127.0.0.1');
  return { url, close: () => server.close() };
}
