import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TIMEOUT_MS = 8_000;

/**
 * Closes everything once and exits, on Ctrl-C, SIGTERM or SIGHUP, and when the npm that started
 * this script is gone: npm passes a SIGTERM only to its shell, and a killed npm passes nothing,
 * which would leave the servers behind.
 */
export function untilEnded(close: () => Promise<unknown>, exitCode = 0): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    clearInterval(watch);
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    try {
      await close();
      process.exit(exitCode);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());

  const orphaned = process.env.npm_lifecycle_event ? orphanDetector() : () => false;
  const watch = setInterval(() => {
    if (orphaned()) void end();
  }, 500);
  watch.unref();
}

/**
 * Tells whether the shell that npm runs a script in, or npm itself, has gone since this was called.
 */
function orphanDetector(): () => boolean {
  const shell = process.ppid;
  const npm = parentOf(shell);
  return () => process.ppid !== shell || (npm > 1 && (isLinux ? parentOf(shell) !== npm : !isAlive(npm)));
}

const isLinux = process.platform === 'linux';

/** 0 where the system does not say. */
function parentOf(pid: number): number {
  try {
    // Slim images of Linux have no `ps`.
    if (isLinux) return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return 0;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
