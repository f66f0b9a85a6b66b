import { embedded } from './commands/embedded.ts';
import type { Offered } from './commands/options.ts';
import { Inconclusive, UsageError } from './core/errors.ts';
import manifest from './package.json' with { type: 'json' };

export type Commands = Record<string, Offered>;

const own: Commands = {
  check: {
    summary: 'asks a running API and holds its answers against the contract',
    load: async () => (await import('./commands/check.ts')).check,
  },
  har: {
    summary: 'judges recorded requests and answers; sends nothing',
    load: async () => (await import('./commands/har.ts')).har,
  },
  diff: {
    summary: 'compares the OpenAPI document of an API with the contract',
    load: async () => (await import('./commands/diff.ts')).diff,
  },
  lint: {
    summary: 'lints our contract with the house rules',
    isOfRepository: true,
    load: async () => (await import('./commands/lint.ts')).lint,
  },
  init: {
    summary: 'writes the configuration and a CI job',
    load: async () => (await import('./commands/init.ts')).init,
  },
  baseline: {
    summary: 'lists, writes and prunes the findings that are known',
    load: async () => (await import('./commands/baseline.ts')).baseline,
  },
  mock: {
    summary: "answers with the contract's examples (Prism)",
    isOfRepository: true,
    load: async () => (await import('./commands/mock.ts')).mock,
  },
  proxy: {
    summary: 'passes requests on and refuses what breaks the contract (Prism, with limits)',
    isOfRepository: true,
    load: async () => (await import('./commands/mock.ts')).proxy,
  },
};

const usageOf = (commands: Commands) => `drift: holds an API against the contract

${Object.entries(commands)
  .filter(([, { isOfRepository }]) => !(embedded && isOfRepository))
  .map(([name, { summary }]) => `  drift ${name.padEnd(9)} ${summary}`)
  .join('\n')}

\`drift COMMAND --help\` tells its options, \`drift --version\` which check and which contract this is. Exit codes: 0 clean, 1 drift, 2 wrong usage or contract, 3 inconclusive.`;

/**
 * Runs the command line of this process, with the commands of the caller beside our own, and sets
 * the exit code.
 */
export async function main(more: Commands): Promise<void> {
  try {
    process.exitCode = await run({ ...own, ...more }, process.argv.slice(2));
  } catch (error) {
    if (error instanceof UsageError) process.exitCode = 2;
    // A fault of the check itself says nothing about the API, as little as an inconclusive run.
    else process.exitCode = 3;
    console.error(error instanceof UsageError || error instanceof Inconclusive ? error.message : error);
  }
}

async function run(commands: Commands, [name, ...args]: string[]): Promise<number> {
  const [of] = args;
  if (name === 'help' && of !== undefined && Object.hasOwn(commands, of)) return run(commands, [of, '--help']);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(usageOf(commands));
    return name === undefined ? 2 : 0;
  }
  if (name === '--version') {
    const { ownVersion } = await import('./commands/load.ts');
    console.log(`drift ${manifest.version}, contract ${await ownVersion()}`);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? await commands[name]?.load() : undefined;
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${usageOf(commands)}`);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.help);
    return 0;
  }
  return command.run(args);
}
