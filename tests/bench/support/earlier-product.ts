import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/support/free-port.ts';
import { root } from '../../../scripts/support/root.ts';

const TIMEOUT_MS = 300_000;

/**
 * The product as it was at a commit: its own sources, build and demonstration, with the packages of
 * today. Throws with what it printed where it does not start.
 * @param ref what git calls the commit, such as 'main~20'.
 */
export async function startEarlier(ref: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = join(root, '.data', `bench-earlier-${process.pid}`);
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', folder, ref);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const [port, oidcPort] = await Promise.all([freePort(), freePort()]);
  const child = spawn(process.execPath, [join(folder, 'scripts', 'start.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: `${port}`,
      OIDC_PORT: `${oidcPort}`,
      DATA_DIR: join(folder, '.data'),
      RATE_LIMIT_FACTOR: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const source of [child.stdout, child.stderr]) source.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    remove();
  };
  const url = `http://localhost:${port}`;
  const since = performance.now();
  const answers = () =>
    fetch(`${url}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || performance.now() - since > TIMEOUT_MS) {
      await stop();
      throw new Error(`${ref} did not start.\n${output}`);
    }
    await new Promise((wait) => setTimeout(wait, 200));
  }
  return { url, stop };
}
