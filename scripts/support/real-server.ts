import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';
import { root } from './root.ts';

type Options = { dataDir: string; port?: number; oidcPort?: number; env?: Record<string, string> };
export type RealServer = { url: string; port: number; oidcPort: number; startMs: number; stop(): Promise<void> };

const TIMEOUT_MS = 120_000;
const ANSWER_MS = 5_000;
const STOP_MS = 30_000;

/**
 * The product as `npm start` serves it, in a process of its own, so that a caller can stop it and
 * start it again on the same folder. `startMs` runs from the start of the process to its first
 * response. Throws with what it printed if none comes.
 */
export async function startRealServer({ dataDir, port, oidcPort, env }: Options): Promise<RealServer> {
  const ports = { port: port ?? (await freePort()), oidcPort: oidcPort ?? (await freePort()) };
  const since = performance.now();
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(ports.port),
      OIDC_PORT: String(ports.oidcPort),
      DATA_DIR: resolve(root, dataDir),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const source of [child.stdout, child.stderr]) source.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = once(child, 'close');
  const url = `http://localhost:${ports.port}`;

  while (!(await answers(`${url}/config.json`))) {
    if (child.exitCode !== null || performance.now() - since > TIMEOUT_MS) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start.\n${output}`);
    }
    await new Promise((wait) => setTimeout(wait, 25));
  }
  const startMs = performance.now() - since;
  const stop = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(late);
  };
  return { url, ...ports, startMs, stop };
}

/** Whatever has the port may take the connection and never answer. */
async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    (response) => response.ok,
    () => false,
  );
}
