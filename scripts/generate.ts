import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from './support/root.ts';
import { bin, run } from './support/run.ts';

/**
 * Everything in `generated/`, from the contract and the route files: bundle → table of operations → server types, hooks and route tree.
 * Works on the project in `folder`, which the check for stale code sets to a copy. Throws with the tool's own words.
 */
export async function generate(folder: string, log = console.log): Promise<void> {
  const step = async (name: string, file: string, args: string[] = []) => {
    const { code, output, ms } = await run(file, args, { cwd: folder });
    if (code !== 0) throw new Error(`${name} failed (exit code ${code})\n${output}`);
    log(`  ${name.padEnd(20)} ${(ms / 1000).toFixed(1)} s`);
  };
  const bundle = join(folder, 'generated', 'openapi.yaml');
  await mkdir(join(folder, 'generated'), { recursive: true });
  await step('bundle', bin('@redocly/cli', 'redocly'), ['bundle', 'openapi/openapi.yaml', '--output', bundle]);
  await step('operations', join('openapi', 'emit.ts'));
  await Promise.all([
    step('hooks, zod, mocks', bin('orval'), ['--config', 'orval.config.ts']),
    step('types and routes', join(root, 'scripts', 'generate-types.ts'), [folder]),
  ]);
  await mendMocks(join(folder, 'generated', 'mocks'));
}

/** orval's handler of a call that answers a file or 204 passes `void | Blob` on, which MSW's types refuse. */
async function mendMocks(mocks: string) {
  for await (const file of glob('**/*.msw.ts', { cwd: mocks })) {
    const code = await readFile(join(mocks, file), 'utf8');
    const mended = code.replaceAll('new HttpResponse(binaryBody,', 'new HttpResponse(binaryBody as Blob | undefined,');
    if (mended !== code) await writeFile(join(mocks, file), mended);
  }
}

if (import.meta.main) {
  const since = performance.now();
  console.log('Generating from the contract …');
  try {
    await generate(resolve(process.argv[2] ?? root));
    console.log(`Generated in ${((performance.now() - since) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
