// Prints the shells of index.html as JSON: node scripts/draw-shells.ts BASE. A program of its own,
// because what it renders waits for answers that never come and keeps its process alive.
import { createServer } from 'vite';
import { root } from './support/root.ts';

const server = await createServer({
  root,
  base: process.argv[2] ?? '/',
  mode: 'production',
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
globalThis.fetch = () => new Promise(() => undefined);
const { drawShells } = (await server.ssrLoadModule('/src/app/shell/draw-shells.tsx')) as {
  drawShells(): Promise<object>;
};
const text = JSON.stringify(await drawShells());
process.stdout.write(text, () => process.exit());
