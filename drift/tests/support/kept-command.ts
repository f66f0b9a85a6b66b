/**
 * Runs the command again and again in one process, each time with the folder, variables and words
 * that a shell would start it with, and sends what it wrote and its exit code.
 */
import { selftestOf } from '../../commands/selftest.ts';
import { main } from '../../main.ts';
import type { Asked, Ran } from './command.ts';

process.on('message', async ({ args, cwd, env, file }: Asked) => {
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv.splice(1, Number.POSITIVE_INFINITY, file, ...args);
  const ran: Ran = { code: null, out: '', err: '' };
  const keep = (stream: NodeJS.WriteStream, to: 'out' | 'err') => {
    stream.write = (text: unknown) => {
      ran[to] += text;
      return true;
    };
  };
  keep(process.stdout, 'out');
  keep(process.stderr, 'err');
  // Node writes warnings past the stream.
  const warn = (warning: Error) => (ran.err += `${warning}\n`);
  process.on('warning', warn);
  await main({ selftest: selftestOf() });
  // A warning comes a turn after its cause.
  await new Promise(setImmediate);
  process.off('warning', warn);
  process.send?.({ ...ran, code: process.exitCode ?? 0 });
  process.exitCode = 0;
});
