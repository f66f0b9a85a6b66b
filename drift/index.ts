#!/usr/bin/env node
// Holds an API against our contract. Exit codes: 0 clean, 1 drift, 2 wrong usage or contract, 3 inconclusive.
import { baseline } from './commands/baseline.ts';
import { check } from './commands/check.ts';
import { diff } from './commands/diff.ts';
import { har } from './commands/har.ts';
import { init } from './commands/init.ts';
import { lint } from './commands/lint.ts';
import { mock, proxy } from './commands/mock.ts';
import type { Command } from './commands/options.ts';
import { selftest } from './commands/selftest.ts';
import { UsageError } from './core/errors.ts';
import { Inconclusive } from './live/run.ts';

const commands: Record<string, Command> = { check, har, diff, lint, init, baseline, mock, proxy, selftest };

const usage = () => `drift: holds an API against the contract

${Object.entries(commands)
  .map(([name, { summary }]) => `  drift ${name.padEnd(9)} ${summary}`)
  .join('\n')}

\`drift COMMAND --help\` tells its options. Exit codes: 0 clean, 1 drift, 2 wrong usage or contract, 3 inconclusive.`;

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(usage());
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${usage()}`);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.help);
    return 0;
  }
  return command.run(args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) process.exitCode = 2;
  else if (error instanceof Inconclusive) process.exitCode = 3;
  // A fault of the check itself says nothing about the API.
  else process.exitCode = 3;
  console.error(error instanceof UsageError || error instanceof Inconclusive ? error.message : error);
}
