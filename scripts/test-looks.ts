// `npm run test:looks`: photographs every component of the gallery and compares the pictures with
// those in tests/looks/pictures. `-- --update` keeps the new ones; what else follows goes to
// Playwright, such as `-- -g dark`.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildGallery, serveGallery } from './build-gallery.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { freePort } from './support/free-port.ts';
import { root } from './support/root.ts';
import { bin, run, stopAll } from './support/run.ts';
import { isSmall, smallPng } from './support/small-png.ts';
import { untilEnded } from './support/until-ended.ts';

const pictures = join(root, 'tests', 'looks', 'pictures');
const isUpdate = process.argv.includes('--update');
const args = process.argv.slice(2).map((arg) => (arg === '--update' ? '--update-snapshots=all' : arg));
const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
untilEnded(stopAll);
// Those of a component that is gone go too; with words for Playwright only some are taken.
if (isUpdate && args.length === 1) for (const file of globSync(join(pictures, '*.png'))) rmSync(file);

ensureBrowser();
await buildGallery(folder);
const port = await freePort();
const server = await serveGallery(folder, port);
const config = join(root, 'tests', 'looks', 'playwright.config.ts');
const { code } = await run(bin('@playwright/test', 'playwright'), ['test', '--config', config, ...args], {
  env: { LOOKS_URL: `http://localhost:${port}` },
  stream: true,
});
await server.close();
if (isUpdate) for (const file of globSync(join(pictures, '*.png'))) makeSmall(file);
process.exit(code);

/** What an earlier update has made small stays. */
function makeSmall(file: string): void {
  const png = readFileSync(file);
  if (!isSmall(png)) writeFileSync(file, smallPng(png));
}
