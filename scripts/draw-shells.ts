// Prints the shells of index.html as JSON: node scripts/draw-shells.ts BASE. A program of its own,
// because what it renders waits for answers that never come and keeps its process alive.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ownIcons } from './support/bundle/lighter-modules.ts';
import { root } from './support/root.ts';

// Below the repository, so that what is not bundled is found.
mkdirSync(join(root, '.data'), { recursive: true });
const outDir = mkdtempSync(join(root, '.data', 'shells-'));
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
// Of the build's plugins only the icons' changes what is drawn; all of them, asked in JavaScript
// for each of the modules, take twice as long as the rest.
await build({
  configFile: false,
  root,
  base: process.argv[2] ?? '/',
  mode: 'production',
  logLevel: 'error',
  // As components in shadcn's conventions import, which the first screen may use.
  resolve: { alias: { '@': join(root, 'src') } },
  plugins: [ownIcons()],
  build: { ssr: 'src/app/shell/draw-shells.tsx', outDir, minify: false, copyPublicDir: false },
});
globalThis.fetch = () => new Promise(() => undefined);
const { drawShells } = (await import(pathToFileURL(join(outDir, 'draw-shells.js')).href)) as {
  drawShells(): Promise<object>;
};
const text = JSON.stringify(await drawShells());
process.stdout.write(text, () => process.exit());
