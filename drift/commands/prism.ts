import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';

const checks = {
  mock: { dynamic: false, ignoreExamples: false, seed: undefined },
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
};

type PrismOptions = {
  /** 0 = any that is free. */
  port?: number;
  /**
   * Passes requests on to this API, and responds with an error to what breaks the contract, instead
   * of responding by itself.
   */
  upstream?: string;
};

/** Prism in this process. It knows no base path: its routes begin where the contract's do. */
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
