// `npm run dev`: Vite with hot reload before Prism, which responds with the contract's examples,
// and the mock's memory, which puts into them what was written;
// `--api` puts the reference API in Prism's place (the developer's drawer reaches either at any
// time), `--built` serves dist/ instead of the sources, `--still` follows neither the contract nor
// the server's code.
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type InlineConfig, preview, type ViteDevServer } from 'vite';
import { startIdentityProvider } from '../server/identity/provider.ts';
import { greeting } from '../server/main.ts';
import type { Settings } from '../src/lib/settings.ts';
import { generate } from './generate.ts';
import { startMemory } from './mock/server.ts';
import { apiTargets } from './support/api-targets.ts';
import { atOnce } from './support/at-once.ts';
import { checkContract, type Fault } from './support/check-contract.ts';
import { contractOverlay, lineOf } from './support/contract-overlay.ts';
import { freePort } from './support/free-port.ts';
import { withFreshCode } from './support/fresh-code.ts';
import { galleryPlugin } from './support/gallery-plugin.ts';
import type { Generators } from './support/generators.ts';
import { keepGenerators } from './support/lasting-generators.ts';
import { startPrism } from './support/prism.ts';
import { referenceApi } from './support/reference-api.ts';
import { root } from './support/root.ts';
import { settingsPlugin } from './support/settings-plugin.ts';
import { untilEnded } from './support/until-ended.ts';
import { watchContract } from './support/watch-contract.ts';

const { values: flags } = parseArgs({
  options: { api: { type: 'boolean' }, built: { type: 'boolean' }, still: { type: 'boolean' } },
});
const port = Number(process.env.DEV_PORT ?? 5173);
const origin = `http://localhost:${port}`;
const defaultTarget = flags.api ? 'reference' : 'prism';
const dataDir = process.env.DATA_DIR ?? '.data';
/** By then the first page is drawn, which both cores are for. */
const REHEARSAL_MS = 10_000;
/** A generator has 300 MB after its rehearsal, and grows by 10 with each contract. */
const MOST_MB = 450;
const generatedAtOnce = atOnce(join(root, 'generated'));

try {
  // Its contract is parsed beside Prism's start.
  const memory = await startMemory(join(root, 'generated', 'openapi.checks.json'), () => prism.url());
  const prism = await startPrism(join(root, 'generated', 'openapi.yaml'));
  const provider = flags.api ? undefined : await startProvider();
  const reference = referenceApi({
    port: flags.api ? Number(process.env.PORT ?? 4000) : await freePort(),
    publicUrl: origin,
    identity: provider && { url: provider.url, clientId: provider.clientId, audience: provider.audience },
  });
  const served = flags.api ? await reference.started() : undefined;
  const config: InlineConfig = {
    root,
    // Two of them at the same time, as in `npm test`, must not write one cache.
    cacheDir: resolve(root, dataDir, 'vite'),
    clearScreen: false,
    define: { 'import.meta.env.VITE_API_TARGET': JSON.stringify(defaultTarget) },
    plugins: [
      galleryPlugin(),
      generatedAtOnce.plugin,
      apiTargets({
        defaultTarget,
        prism: () => memory.url,
        reference: async () => (await reference.started()).url,
      }),
      provider && settingsPlugin(settingsOf(provider)),
    ],
  };
  const proxy = served && { '/config.json': served.url };
  const pages = await (flags.built
    ? preview({ ...config, preview: { host: 'localhost', port, strictPort: true, proxy } })
    : serveSources({ ...config, server: { port, strictPort: true, proxy } }));
  const watchers =
    'ws' in pages && !flags.still
      ? watchSources(pages, () => Promise.all([prism.renew(), memory.renew(), reference.restart()]), reference.restart)
      : [];
  // Vite's own would exit as soon as Vite is closed, whatever the database still has to write.
  process.removeAllListeners('SIGTERM');
  const close = async () => {
    const watched = watchers.map((watcher) => watcher.close());
    await Promise.all([...watched, pages.close(), memory.close(), prism.close(), reference.close(), provider?.close()]);
  };
  untilEnded(close);
  console.log(greeting({ url: origin, demo: served?.demo ?? true }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function startProvider() {
  return startIdentityProvider({ port: Number(process.env.OIDC_PORT ?? 4001), publicUrls: [origin], dataDir });
}

/** What `/config.json` says where no reference API serves it. */
function settingsOf({ url, clientId }: { url: string; clientId: string }): Settings {
  const indexTitle = process.env.INDEX_TITLE ?? 'Road Safety Index';
  return { authority: url, clientId, scope: 'openid profile email', indexTitle, demo: true };
}

async function serveSources(config: InlineConfig): Promise<ViteDevServer> {
  return (await createServer(config)).listen();
}

/**
 * Takes over each sound contract, shows what is wrong with a broken one, and restarts the reference
 * API when its code was saved.
 */
function watchSources({ ws }: ViteDevServer, renew: () => Promise<unknown>, restart: () => Promise<void>) {
  const overlay = contractOverlay(ws);
  const rehearse = (generators: Generators) => withFreshCode(() => {}, undefined, 'contract', generators);
  const generators = keepGenerators({ rehearse, mostMB: MOST_MB, quietMs: REHEARSAL_MS });
  let ended = false;
  const broken = (faults: Fault[]) => {
    // The lint that was under way dies with us.
    if (ended) return;
    console.error(`The contract is broken; the last good one stays.\n${faults.map(lineOf).join('\n')}`);
    overlay.show(faults);
  };
  const say = (error: Error) => console.error(error.message);
  const contract = watchContract({
    folder: join(root, 'openapi'),
    check: () => checkContract(),
    async renew(isSound) {
      await generatedAtOnce.hold(async () => {
        // Vite keeps the tree of routes.
        if (!(await generators.use((own) => generate(isSound, 'contract', own)))) return;
        await renew();
        overlay.clear();
      });
    },
    broken,
  });
  void checkContract().then((faults) => faults.length > 0 && broken(faults));
  // The first contract that is saved finds the generators loaded and compiled.
  let rehearsal: Promise<unknown> | undefined;
  const rehearsing = setTimeout(() => {
    rehearsal = generators.use(rehearse).catch(() => {});
  }, REHEARSAL_MS);
  let timer: NodeJS.Timeout | undefined;
  const server = watch(join(root, 'server'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void restart().catch(say), 300);
  });
  const end = () => {
    ended = true;
    clearTimeout(timer);
    clearTimeout(rehearsing);
    generators.kill();
    return rehearsal;
  };
  return [{ close: end }, contract, server];
}
