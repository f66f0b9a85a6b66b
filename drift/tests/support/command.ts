import { spawn } from 'node:child_process';
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

/** The command as a shell runs it. Without GitHub's variables unless `env` has them. */
export async function drift(
  args: string[],
  {
    cwd = process.cwd(),
    env = {},
    file = source,
    node = process.execPath,
  }: { cwd?: string; env?: Record<string, string>; file?: string; node?: string } = {},
): Promise<Ran> {
  return run(node, [file, ...args], { cwd, env });
}

/** A program with its arguments, without GitHub's variables unless `env` has them. */
export async function run(
  program: string,
  args: string[],
  { cwd = process.cwd(), env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  const { GITHUB_ACTIONS: _, GITHUB_STEP_SUMMARY: __, ...own } = process.env;
  const child = spawn(program, args, { cwd, env: { ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
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
