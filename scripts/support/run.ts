import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

type Options = { cwd?: string; env?: Record<string, string>; stream?: boolean; givesWay?: boolean };
export type Finished = { code: number; output: string; ms: number };

/** Runs what follows at a lower priority; Windows has no such program, and no need of it here. */
const NICE = process.platform === 'win32' ? [] : ['nice', '-n', '10'];

const children = new Set<ReturnType<typeof spawn>>();
let stopping = false;

/**
 * Asks every program that `run` started to end, and waits until all have; from now on none is
 * started.
 */
export async function stopAll(): Promise<void> {
  stopping = true;
  await Promise.all(
    [...children].map((child) => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      return ended;
    }),
  );
}

/**
 * Runs one Node program to its end and never throws: `code` is its exit code (1 where it could not
 * start or was killed), `output` both of its streams in order of arrival, also written through
 * where `stream` is set. What `givesWay` leaves the processor to all that does not.
 */
export async function run(
  file: string,
  args: string[] = [],
  { cwd = root, env = {}, stream = false, givesWay = false }: Options = {},
): Promise<Finished> {
  if (stopping) return { code: 1, output: 'stopped', ms: 0 };
  const since = performance.now();
  const [program = '', ...rest] = [...(givesWay ? NICE : []), process.execPath, file, ...args];
  const child = spawn(program, rest, {
    cwd,
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let output = '';
  for (const source of [child.stdout, child.stderr]) {
    source.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (stream) process.stdout.write(text);
    });
  }
  return new Promise<Finished>((resolve) => {
    const end = (code: number) => {
      children.delete(child);
      resolve({ code, output, ms: performance.now() - since });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * Programs that are run again and again keep what Node compiled of them; those that are short have
 * room for what they throw away, in MB, and do not stop to collect it.
 */
export const compiledOnce = {
  NODE_COMPILE_CACHE: join(root, '.data', 'compiled'),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
};

/**
 * Path of a package's program, to be run by this same Node: works alike on every system and needs
 * no shell.
 */
export function bin(name: string, program = name): string {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const path = typeof bin === 'string' ? bin : bin[program];
  if (!path) throw new Error(`${name} has no program called ${program}`);
  return join(folder, path);
}
