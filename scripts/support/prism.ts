import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';

export type Mock = { url: string; close(): Promise<void> };

/**
 * Prism in this process, answering with the examples of a bundled contract. It knows no base path: its routes begin
 * where the contract's do, so a proxy in front must take `/api/v1` away.
 */
export async function startPrism(contract: string, port = 0): Promise<Mock> {
  const server = createServer(await getHttpOperationsFromSpec(contract), {
    cors: true,
    components: { logger: createLogger('prism', { level: 'silent' }) },
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      mock: { dynamic: false, ignoreExamples: false, seed: undefined },
      upstreamProxy: undefined,
    },
  });
  const url = await server.listen(port, '127.0.0.1');
  return { url, close: () => server.close() };
}
