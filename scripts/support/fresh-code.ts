import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';
import { type Generators, startGenerators } from './generators.ts';
import { mendGenerated } from './mend-generated.ts';
import { root } from './root.ts';
import { bin, compiledOnce, type Finished, run } from './run.ts';
import { isAlive } from './until-ended.ts';

const INPUTS = ['openapi', 'orval.config.ts', 'tsr.config.json', 'package.json', 'tsconfig.json'];

export type Change = { file: string; kind: 'new' | 'changed' | 'gone' };

/** The route files, too, or the contract alone: then the tree of routes is taken as it is. */
type Parts = 'everything' | 'contract';

/** Counts the copies of this process: each has a name of its own, which the generators rely on. */
let copies = 0;

/**
 * Generates everything from the contract and the route files into a copy of the project below
 * .data, where node_modules is still found, and hands over the copy's `generated` folder and how it
 * differs from ours. The copy is gone afterwards; the working tree is never half generated. Throws
 * with the words of the tool that failed.
 */
export async function withFreshCode<T>(
  use: (folder: string, changes: Change[]) => T,
  log = (_line: string) => {},
  parts: Parts = 'everything',
  generators?: Generators,
): Promise<Awaited<T>> {
  copies += 1;
  const copy = join(root, '.data', `generate-${process.pid}-${copies}`);
  const own = generators ?? startGenerators();
  const remove = () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  // a signal, or whoever exits while it is made, leaves no copy behind
  const ended = atExit(() => {
    own.kill();
    remove();
  });
  removeLeftOver();
  try {
    for (const input of INPUTS) cpSync(join(root, input), join(copy, input), { recursive: true });
    // What makes the tree of routes may mend a route's file; copying all takes a third of the time.
    if (parts === 'contract') symlinkSync(join(root, 'src'), join(copy, 'src'), 'junction');
    else cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true });
    await generateInto(copy, log, parts, own);
    const folder = join(copy, 'generated');
    return await use(folder, changesBetween(join(root, 'generated'), folder));
  } finally {
    if (!generators) own.close();
    remove();
    ended();
  }
}

/** Copies of processes that were killed. */
function removeLeftOver(): void {
  const folder = join(root, '.data');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [, pid] = /^generate-(\d+)-\d+$/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * Runs it when the process exits, also by a signal that nobody else listens to.
 * @returns takes that back
 */
function atExit(end: () => void): () => void {
  process.once('exit', end);
  const listeners = Object.entries(SIGNALS).map(([signal, code]) => {
    const exit = () => {
      if (process.listenerCount(signal) === 1) process.exit(code);
    };
    process.on(signal, exit);
    return () => process.off(signal, exit);
  });
  return () => {
    process.off('exit', end);
    for (const off of listeners) off();
  };
}

/**
 * Bundle → all else, on two cores: table of operations and hooks beside server types, the form that
 * people read, zod and the route tree. As JSON the bundle is parsed in no time; as YAML each step
 * would need more for it than for most of its work.
 */
async function generateInto(
  project: string,
  log: (line: string) => void,
  parts: Parts,
  { hooks, others }: Generators,
): Promise<void> {
  const step = async (name: string, made: Promise<Finished>) => {
    const { code, output, ms } = await made;
    if (code !== 0) throw new Error(`${name} failed (exit code ${code})\n${output}`);
    log(`  ${name.padEnd(20)} ${(ms / 1000).toFixed(1)} s`);
  };
  const bundle = 'bundle.json';
  mkdirSync(join(project, 'generated'), { recursive: true });
  const bundled = ['bundle', 'openapi/openapi.yaml', '--output', bundle];
  await step('bundle', run(bin('@redocly/cli', 'redocly'), bundled, { cwd: project, env: compiledOnce }));
  // which the settings of orval are made of
  const operations = step('operations', hooks.make('operations', project));
  const makeHooks = async () => {
    await operations;
    await step('hooks, mocks', hooks.make('hooks', project));
  };
  const makeOthers = async () => {
    await step('types', others.make('types', project));
    await step('checks', others.make('checks', project));
    await operations;
    await step('zod', others.make('zod', project));
    const tree = join('generated', 'route-tree.gen.ts');
    if (parts === 'contract') cpSync(join(root, tree), join(project, tree));
    else await step('routes', others.make('routes', project));
  };
  // Where one fails, the folder stays until the other has ended.
  const failed = (await Promise.allSettled([makeHooks(), makeOthers()])).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  mendGenerated(join(project, 'generated'), join(project, bundle));
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
