import { baseline } from './commands/baseline.ts';
import { check } from './commands/check.ts';
import { diff } from './commands/diff.ts';
import { embedded } from './commands/embedded.ts';
import { har } from './commands/har.ts';
import { init } from './commands/init.ts';
import { lint } from './commands/lint.ts';
import { loadContract } from './commands/load.ts';
import { mock, proxy } from './commands/mock.ts';
import type { Command } from './commands/options.ts';
import { UsageError } from './core/errors.ts';
import { Inconclusive } from './live/run.ts';
import manifest from './package.json' with { type: 'json' };

export type Commands = Record<string, Command>;

const own: Commands = { check, har, diff, lint, init, baseline, mock, proxy };

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
    const { contract } = await loadContract();
    console.log(`drift ${manifest.version}, contract ${contract.version}`);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${usageOf(commands)}`);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.help);
    return 0;
  }
  return command.run(args);
}
