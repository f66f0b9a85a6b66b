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
  let now = await serve(contract);
  return {
    url: () => now.url,
    async renew() {
      const last = now;
      now = await serve(contract);
      await last.close();
    },
    close: () => now.close(),
  };
}

async function serve(contract: string) {
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
  const url = await server.listen(0, '127.0.0.1');
  return { url, close: () => server.close() };
}
