// `npm run dev`: Vite with hot reload before Prism, which answers with the contract's examples; `--api` puts the reference API
// in Prism's place, `--built` serves dist/ instead of the sources. The development identity provider runs beside all of them.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type InlineConfig, type PreviewServer, preview, type ViteDevServer } from 'vite';
import { startIdentityProvider } from '../server/identity/index.ts';
import { generate } from './generate.ts';
import { demoAccounts } from './support/demo-accounts.ts';
import { startPrism } from './support/prism.ts';
import { root } from './support/root.ts';
import { settingsPlugin } from './support/settings-plugin.ts';
import { untilEnded } from './support/until-ended.ts';

type Api = { url: string; close(): Promise<unknown> };

const { values: flags } = parseArgs({ options: { api: { type: 'boolean' }, built: { type: 'boolean' } } });
const port = Number(process.env.DEV_PORT ?? 5173);
const oidcPort = Number(process.env.OIDC_PORT ?? 4001);
const origin = `http://localhost:${port}`;
const contract = join(root, 'generated', 'openapi.yaml');

const provider = await startIdentityProvider({ port: oidcPort, clientOrigins: [origin] });
let api: Api = flags.api ? await referenceApi() : await startPrism(contract);
const vite = await (flags.built ? serveBuilt() : serveSources());
const watcher = flags.built ? undefined : watchContract(vite as ViteDevServer);

untilEnded(() => Promise.all([watcher?.close(), vite.close(), api.close(), provider.close()]));
console.log(`\nReady on ${origin} with ${flags.api ? 'the reference API' : "the contract's examples (Prism)"}.`);
console.log(demoAccounts());

async function referenceApi(): Promise<Api> {
  const { startServer } = await import('../server/main.ts');
  return startServer({ port: Number(process.env.PORT ?? 4000), oidcAuthority: provider.url, publicUrl: origin });
}

/** What both of Vite's servers share: where the API is, and the settings that the client reads when it starts. */
function config(): InlineConfig & { address: { port: number; strictPort: true; proxy: Record<string, object> } } {
  const proxy = flags.api
    ? { target: api.url, changeOrigin: false }
    : { target: api.url, changeOrigin: true, rewrite: (path: string) => path.replace(/^\/api\/v1/, '') };
  return {
    root,
    clearScreen: false,
    plugins: [settingsPlugin({})],
    address: { port, strictPort: true, proxy: { '/api/v1': proxy } },
  };
}

async function serveSources(): Promise<ViteDevServer> {
  const { address, ...shared } = config();
  const server = await createServer({ ...shared, server: address });
  return server.listen();
}

async function serveBuilt(): Promise<PreviewServer> {
  const { address, ...shared } = config();
  return preview({ ...shared, preview: { ...address, host: 'localhost' } });
}

/** Generates anew when the contract changed, gives Prism the new one under its old address and reloads the pages. */
function watchContract(server: ViteDevServer) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const renew = async () => {
    try {
      await generate(root);
      if (!flags.api) {
        const prismPort = Number(new URL(api.url).port);
        await api.close();
        api = await startPrism(contract, prismPort);
      }
      server.ws.send({ type: 'full-reload' });
    } catch (error) {
      console.error((error as Error).message);
    }
  };
  return watch(join(root, 'openapi'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(renew);
    }, 200);
  });
}
