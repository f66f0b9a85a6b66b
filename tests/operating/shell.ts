import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Shell {
  /** Runs one command; rejects with what was printed where it fails or takes too long. */
  run(command: string): Promise<void>;
  /** Ends it, and all that it has left running. */
  stop(): Promise<void>;
}

const DONE = 'check-operating-done';
const LONGEST_MS = 15 * 60_000;

/** One shell for all commands, as an operator has it: what one exports, the next ones know. */
export function startShell(cwd: string): Shell {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8' };
  const child: ChildProcess = spawn('bash', [], { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
  const printed: string[] = [];
  let tell: ((code: number) => void) | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface(stream).on('line', (line) => {
      if (line.startsWith(DONE)) tell?.(Number(line.slice(DONE.length)));
      else printed.push(line);
    });
  }
  const ended = once(child, 'exit').then(() => tell?.(1));
  return {
    run: async (command) => {
      printed.length = 0;
      const timer = setTimeout(() => tell?.(1), LONGEST_MS);
      const code = await new Promise<number>((resolve) => {
        tell = resolve;
        // no program reads the commands that follow; some end without a line feed
        child.stdin?.write(`{ ${command}\n} < /dev/null; printf '\\n${DONE} %s\\n' $?\n`);
      });
      clearTimeout(timer);
      if (code !== 0) throw new Error(`${command}\nended with ${code}:\n${printed.slice(-40).join('\n')}`);
    },
    stop: async () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // nothing of it is left
      }
      await ended;
    },
  };
}
