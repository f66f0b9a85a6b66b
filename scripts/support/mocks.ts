import { join } from 'node:path';
import { startIdentityProvider } from '../../server/identity/provider.ts';
import type { Settings } from '../../src/lib/settings.ts';
import { startPrism } from './prism.ts';
import { root } from './root.ts';

export type Mocks = {
  /** Address of Prism; it stays the same when the contract is read anew. */
  url: string;
  /** What the client's `/config.json` has to say. */
  settings: Settings;
  /** Reads the contract once more. */
  renew(): Promise<void>;
  close(): Promise<void>;
};

type Options = { origin: string; oidcPort: number; dataDir: string };

/** What stands in for a backend: Prism on the bundled contract, and the development identity provider for pages at `origin`. */
export async function startMocks({ origin, oidcPort, dataDir }: Options): Promise<Mocks> {
  const contract = join(root, 'generated', 'openapi.yaml');
  const provider = await startIdentityProvider({ port: oidcPort, publicUrls: [origin], dataDir });
  let prism = await startPrism(contract);
  const { url } = prism;
  return {
    url,
    settings: {
      authority: provider.url,
      clientId: provider.clientId,
      scope: 'openid profile email',
      indexTitle: process.env.INDEX_TITLE ?? 'Road Safety Index',
      demo: true,
    },
    renew: async () => {
      await prism.close();
      prism = await startPrism(contract, Number(new URL(url).port));
    },
    close: async () => void (await Promise.all([prism.close(), provider.close()])),
  };
}
