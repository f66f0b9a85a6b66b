import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';
import { mendGenerated } from './mend-generated.ts';
import { root } from './root.ts';
import { bin, run } from './run.ts';

const INPUTS = ['openapi', 'src', 'orval.config.ts', 'tsr.config.json', 'package.json', 'tsconfig.json'];

export type Change = { file: string; kind: 'new' | 'changed' | 'gone' };

/**
 * Generates everything from the contract and the route files into a copy of the project below
 * .data, where node_modules is still found, and hands over the copy's `generated` folder and how it
 * differs from ours. The copy is gone afterwards; the working tree is never half generated. Throws
 * with the words of the tool that failed.
 */
export async function withFreshCode<T>(use: (folder: string, changes: Change[]) => T, log = (_line: string) => {}) {
  const copy = join(root, '.data', `generate-${process.pid}`);
  try {
    for (const input of INPUTS) cpSync(join(root, input), join(copy, input), { recursive: true });
    await generateInto(copy, log);
    const folder = join(copy, 'generated');
    return use(folder, changesBetween(join(root, 'generated'), folder));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Bundle → the same with what the drift check reads → table of operations → hooks beside server
 * types and route tree.
 */
async function generateInto(project: string, log: (line: string) => void): Promise<void> {
  const step = async (name: string, file: string, args: string[] = []) => {
    const { code, output, ms } = await run(file, args, { cwd: project });
    if (code !== 0) throw new Error(`${name} failed (exit code ${code})\n${output}`);
    log(`  ${name.padEnd(20)} ${(ms / 1000).toFixed(1)} s`);
  };
  const bundle = join('generated', 'openapi.yaml');
  mkdirSync(join(project, 'generated'), { recursive: true });
  await step('bundle', bin('@redocly/cli', 'redocly'), ['bundle', 'openapi/openapi.yaml', '--output', bundle]);
  await step('checks', join('openapi', 'emit-bundle.ts'));
  await step('operations', join('openapi', 'emit.ts'));
  await Promise.all([
    step('hooks, zod, mocks', bin('orval'), ['--config', 'orval.config.ts']),
    step('types and routes', join(root, 'scripts', 'generate-types.ts')),
  ]);
  mendGenerated(join(project, 'generated'));
}

function changesBetween(ours: string, fresh: string): Change[] {
  const files = new Set([...filesBelow(ours), ...filesBelow(fresh)]);
  return [...files].sort().flatMap((file): Change[] => {
    if (!existsSync(join(fresh, file))) return [{ file, kind: 'gone' }];
    if (!existsSync(join(ours, file))) return [{ file, kind: 'new' }];
    const same = readFileSync(join(ours, file)).equals(readFileSync(join(fresh, file)));
    return same ? [] : [{ file, kind: 'changed' }];
  });
}
