// `npm run drift:bundle`: the drift check as one file that carries the contract, for teams that
// have Node 20 and nothing else.
import { chmodSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Embedded } from './commands/embedded.ts';
import { contractText, root } from './commands/repository.ts';
import { escaped } from './core/contract.ts';
import { parseDocument } from './core/parse-document.ts';
import { sourcesOf } from './core/sources.ts';

/** What Node 20 has not and the check uses. */
const older =
  'Map.groupBy ??= (items, keyOf) => { const groups = new Map(); for (const item of items) { const key = keyOf(item); groups.set(key, [...(groups.get(key) ?? []), item]); } return groups; };';

/** Writes dist-drift/drift.mjs, or the file of another folder. @returns its path */
export async function bundleDrift(folder = join(root, 'dist-drift')): Promise<string> {
  const made = join(folder, `.${process.pid}`);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [embed()],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(root, 'drift', 'index.ts'),
      target: 'node20',
      outDir: made,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'drift.mjs', codeSplitting: false, banner: older } },
    },
  });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'drift.mjs');
  renameSync(join(made, 'drift.mjs'), file);
  rmSync(made, { recursive: true });
  chmodSync(file, 0o755);
  return file;
}

/** Puts the contract with its lines in, and leaves out what only the repository has. */
function embed(): Plugin {
  return {
    name: 'drift-embed',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('/drift/commands/embedded.ts')) return `export const embedded = ${JSON.stringify(embedded())};`;
      if (id.endsWith('/drift/commands/repository.ts')) return 'export {};';
      return undefined;
    },
  };
}

/** The contract, and the line of each of its parts but examples. */
function embedded(): Embedded {
  const document = parseDocument(contractText());
  const sources = sourcesOf(join(root, 'openapi'), root);
  const lines: Record<string, string> = {};
  const visit = (node: unknown, pointer: string) => {
    const line = pointer === '#' ? undefined : sources.lineOf(pointer);
    if (line) lines[pointer] = line;
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'examples' && key !== 'example' && !key.startsWith('x-')) visit(child, `${pointer}/${escaped(key)}`);
    }
  };
  visit(document, '#');
  return { contract: JSON.stringify(document), lines };
}

if (import.meta.main) console.log(`Wrote ${await bundleDrift()}.`);
