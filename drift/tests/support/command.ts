import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

const source = resolve('drift/index.ts');

/** What a command is started with. */
export interface Asked {
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  file: string;
}

type Options = { cwd?: string; env?: Record<string, string>; file?: string; node?: string };

/** The command as a shell runs it. Without GitHub's variables unless `env` has them. */
export async function driftAlone(
  args: string[],
  { file = source, node = process.execPath, ...rest }: Options = {},
): Promise<Ran> {
  return run(node, [file, ...args], rest);
}

const idle: ChildProcess[] = [];

/**
 * As driftAlone, which proves as well that it starts and ends, in a process that ran others before:
 * to start one takes longer than most commands do. Another file or Node is run by itself.
 */
export async function drift(args: string[], options: Options = {}): Promise<Ran> {
  if (options.file !== undefined || options.node !== undefined) return driftAlone(args, options);
  const child = idle.pop() ?? keep();
  const asked: Asked = { args, cwd: options.cwd ?? process.cwd(), env: { ...own(), ...options.env }, file: source };
  const ran = await new Promise<Ran>((done, fail) => {
    const ended = (code: number | null) => fail(new Error(`drift ${args.join(' ')} ended its process: ${code}`));
    child.once('exit', ended).once('message', (answer) => {
      child.off('exit', ended);
      done(answer as Ran);
    });
    child.send(asked);
  });
  idle.push(child);
  return ran;
}

/** A process that ends with this one, which it does not hold. */
function keep(): ChildProcess {
  const child = fork(resolve('drift/tests/support/kept-command.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/** The variables of this process without GitHub's. */
function own(): NodeJS.ProcessEnv {
  const { GITHUB_ACTIONS: _, GITHUB_STEP_SUMMARY: __, ...kept } = process.env;
  return kept;
}

/** A program with its arguments, without GitHub's variables unless `env` has them. */
export async function run(
  program: string,
  args: string[],
  { cwd = process.cwd(), env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  const child = spawn(program, args, { cwd, env: { ...own(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  return { code, out, err };
}

/** A folder of the test's own. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'drift-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** An HTTP server of the test's own; its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
