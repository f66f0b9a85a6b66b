// `npm run dev`: Vite with hot reload before Prism, which answers with the contract's examples; `--api` puts the reference API
// in Prism's place, `--built` serves dist/ instead of the sources. The development identity provider runs beside all of them.
import { parseArgs } from 'node:util';
import {
  createServer,
  type InlineConfig,
  type PreviewServer,
  type ProxyOptions,
  preview,
  type ViteDevServer,
} from 'vite';
import { greeting, startServer } from '../server/main.ts';
import { logLevel } from './support/log-level.ts';
import { startMocks } from './support/mocks.ts';
import { root } from './support/root.ts';
import { settingsPlugin } from './support/settings-plugin.ts';
import { untilEnded } from './support/until-ended.ts';
import { watchContract } from './support/watch-contract.ts';

type Backend = {
  proxy: Record<string, ProxyOptions>;
  settings?: object;
  renew(): Promise<void>;
  close(): Promise<void>;
};

const { values: flags } = parseArgs({ options: { api: { type: 'boolean' }, built: { type: 'boolean' } } });
const port = Number(process.env.DEV_PORT ?? 5173);
const origin = `http://localhost:${port}`;

try {
  const backend = await (flags.api ? referenceApi() : mockedApi());
  const pages = await (flags.built ? serveBuilt(backend) : serveSources(backend));
  const watcher = 'ws' in pages ? watchContract(() => reload(backend, pages)) : undefined;
  // Vite's own would exit as soon as Vite is closed, whatever the database still has to write.
  process.removeAllListeners('SIGTERM');
  untilEnded(() => Promise.all([watcher?.close(), pages.close(), backend.close()]));
  console.log(greeting({ url: origin, demo: !process.env.OIDC_AUTHORITY, close: backend.close }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function mockedApi(): Promise<Backend> {
  const oidcPort = Number(process.env.OIDC_PORT ?? 4001);
  const mocks = await startMocks({ origin, oidcPort, dataDir: process.env.DATA_DIR ?? '.data' });
  // Prism's addresses begin where the contract's do.
  const rewrite = (path: string) => path.replace(/^\/api\/v1/, '');
  return { ...mocks, proxy: { '/api/v1': { target: mocks.url, changeOrigin: true, rewrite } } };
}

async function referenceApi(): Promise<Backend> {
  const server = await startServer({ publicUrl: origin, logLevel: logLevel() });
  const renew = async () => console.log('The reference API serves the contract that it started with: start it again.');
  const toServer = { target: server.url };
  return { proxy: { '/api/v1': toServer, '/config.json': toServer }, renew, close: server.close };
}

async function serveSources({ settings, proxy }: Backend): Promise<ViteDevServer> {
  const server = await createServer({ ...common(settings), server: { port, strictPort: true, proxy } });
  return server.listen();
}

async function serveBuilt({ settings, proxy }: Backend): Promise<PreviewServer> {
  return preview({ ...common(settings), preview: { host: 'localhost', port, strictPort: true, proxy } });
}

function common(settings?: object): InlineConfig {
  return { root, clearScreen: false, plugins: settings ? [settingsPlugin(settings)] : [] };
}

async function reload(backend: Backend, { ws }: ViteDevServer): Promise<void> {
  await backend.renew();
  ws.send({ type: 'full-reload' });
}
