/** The product as an operator sets it up: PostgreSQL, a provider of one's own, its commands. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/support/root.ts';

export interface Product {
  /** Runs an operator's command with the product's settings; its exit code and what it printed. */
  command(script: 'people' | 'check-provider', ...words: string[]): { code: number; output: string };
  stop(): Promise<void>;
}

/** Starts server/main.ts with these variables alone and waits until it is ready. */
export async function startProduct(variables: Record<string, string> & { PORT: string }): Promise<Product> {
  const env = { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...variables };
  const child: ChildProcess = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; ; tries++) {
    const isReady = await fetch(`http://localhost:${env.PORT}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null || tries > 300) {
      await stop();
      throw new Error('the product did not start');
    }
    await sleep(200);
  }
  return {
    command: (script, ...words) => {
      const arguments_ = [join(root, `scripts/${script}.ts`), ...words];
      const { status, stdout, stderr } = spawnSync(process.execPath, arguments_, { cwd: root, env, encoding: 'utf8' });
      return { code: status ?? 1, output: `${stdout}${stderr}` };
    },
    stop,
  };
}
