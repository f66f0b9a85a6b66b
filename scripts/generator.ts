// A program that makes parts of generated/ when its parent asks, and stays: what it has loaded and
// compiled serves the next contract. The project is a folder of its own each time, so that nothing
// of the project itself is kept, neither what it says nor the code that emits.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Made, Part, Task } from './support/generators.ts';

const HEADER = '// Made by `npm run generate` from the contract. Do not edit.\n';

/** Its path is another one each time, so that nothing of it is kept from the time before. */
const load = (project: string, file: string) => import(pathToFileURL(join(project, file)).href);

const makers: Record<Part, (project: string) => Promise<unknown>> = {
  operations: (project: string) => load(project, 'openapi/emit.ts'),
  hooks: (project: string) => runOrval(project, 'hooks'),
  zod: (project: string) => runOrval(project, 'zod'),
  async types() {
    const { default: openapiTS, astToString } = await import('openapi-typescript');
    const types = await openapiTS(JSON.parse(readFileSync('bundle.json', 'utf8')), { silent: true });
    writeFileSync('generated/schema.ts', HEADER + astToString(types));
  },
  checks: (project: string) => load(project, 'openapi/emit-bundle.ts'),
  async routes(project: string) {
    const { Generator, getConfig } = await import('@tanstack/router-generator');
    await new Generator({ config: getConfig({}, project), root: project }).run();
  },
};

async function runOrval(project: string, output: 'hooks' | 'zod') {
  const { generate } = await import('orval');
  const { default: config } = await load(project, 'orval.config.ts');
  await generate(config[output], project, { throwOnError: true });
}

let output = '';
/** Whoever waits until something is written is told, as of a stream. */
const write: typeof process.stdout.write = (text, ...rest: unknown[]) => {
  output += typeof text === 'string' ? text : Buffer.from(text).toString();
  const told = rest.at(-1);
  if (typeof told === 'function') process.nextTick(told);
  return true;
};
process.stdout.write = process.stderr.write = write;

async function make({ part, project }: Task): Promise<Made> {
  const since = performance.now();
  output = '';
  process.exitCode = 0;
  process.chdir(project);
  try {
    await makers[part](project);
  } catch (error) {
    process.exitCode = 1;
    output += `${error instanceof Error ? error.message : error}\n`;
  }
  const code = Number(process.exitCode);
  process.exitCode = 0;
  return { code, output, ms: performance.now() - since, rssMB: process.memoryUsage.rss() / 2 ** 20 };
}

// What it is started with is loaded before it is asked for; what cannot be loaded is told then.
for (const name of process.argv.slice(2)) import(name).catch(() => {});
process.on('message', async (task: Task) => {
  const made = await make(task);
  // the parent went meanwhile, or its channel broke: what was made reaches nobody
  process.send?.(made, (error) => error && process.exit(1));
});
// The parent is gone: what it asked for is of no use any more.
process.on('disconnect', () => process.exit());
