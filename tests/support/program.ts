import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; input?: string; shell?: boolean };
export type Ended = { status: number | null; stdout: string; stderr: string; error?: Error };

/**
 * Runs a program to its end and never rejects: `status` is its exit code, null where it was killed
 * or, with `error`, could not start. What this process serves answers meanwhile. Waited for in one
 * step, its idle connections would grow too old, and the next request on one fail.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { input = '', ...options }: Options = {},
): Promise<Ended> {
  const child = spawn(program, args, { ...options, stdio: 'pipe' });
  const ended = new Promise<Pick<Ended, 'status' | 'error'>>((resolve) => {
    child.once('error', (error) => resolve({ status: null, error }));
    child.once('close', (status) => resolve({ status }));
  });
  // one that ends without reading breaks the pipe
  child.stdin.on('error', () => {}).end(input);
  const [stdout, stderr, how] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { ...how, stdout, stderr };
}
