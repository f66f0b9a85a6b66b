import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { signIn } from '../../e2e/support/test.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import { median, type Row } from '../../scripts/support/bench.ts';
import { launchOptions } from '../../scripts/support/browser.ts';
import { freePort } from '../../scripts/support/free-port.ts';
import { root } from '../../scripts/support/root.ts';

export const name = 'The loop of whoever changes the contract or a screen, medians';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

const BETWEEN_SAVES_MS = 4000;
const OPERATION = 'openapi/paths/comments.yaml';
const SCREEN = 'src/features/dashboard/dashboard.tsx';

/** Seconds of each, in a copy of the working tree. */
export async function run(): Promise<Row[]> {
  ensureBrowser();
  const project = copyOfTheTree();
  try {
    const [screen, saved] = await develop(project);
    const [first, body, shape] = typecheck(project);
    const row = (label: string, values: number[], goal?: number): Row => ({
      label,
      values: { s: median(values), slowest: Math.max(...values), ...(goal && { goal }) },
    });
    return [
      row('npm run dev, warm, until the dashboard has rows', screen, 10),
      row('a contract is saved, until its types and hooks are there', saved, 3),
      row('npm run typecheck, the first time', [first]),
      row('npm run typecheck, a line within a screen has changed', body, 5),
      row('npm run typecheck, what a screen exports has changed', shape, 5),
    ];
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Below the tree itself, so that its packages are found. */
function copyOfTheTree(): string {
  const project = join(root, '.data', `bench-${process.pid}`);
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    cpSync(join(root, file), join(project, file));
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  return project;
}

/** Starts once unmeasured, which fills Vite's cache. */
async function develop(project: string): Promise<[screen: number[], saved: number[]]> {
  const [port, oidcPort] = [await freePort(), await freePort()];
  const env = { ...process.env, DEV_PORT: String(port), OIDC_PORT: String(oidcPort) };
  const address = `http://localhost:${port}`;
  const screen: number[] = [];
  const saved: number[] = [];
  const browser = await chromium.launch(launchOptions());
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const since = performance.now();
      const dev = spawn('npm', ['run', 'dev'], { cwd: project, env, stdio: 'ignore' });
      try {
        await answers(dev, `${address}/config.json`);
        const page = await browser.newPage({ baseURL: address });
        await signIn(page, 'researcher');
        await page.getByRole('table').getByRole('link').first().waitFor();
        if (round > 0) screen.push(secondsSince(since));
        for (let time = 0; round > 0 && time < ROUNDS; time++) saved.push(await save(project, `${round}.${time}`));
        await page.close();
      } finally {
        dev.kill('SIGTERM');
        await once(dev, 'close');
        await gone(`${address}/config.json`);
      }
    }
  } finally {
    await browser.close();
  }
  return [screen, saved];
}

/** From a summary that is saved until the generated code says it everywhere. */
async function save(project: string, round: string): Promise<number> {
  // What the save before leads to, the mock's own start among it, is over.
  await sleep(BETWEEN_SAVES_MS);
  const file = join(project, OPERATION);
  const word = `List the comments on a rating, ${round}`;
  const since = performance.now();
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=summary: )List the comments on a rating.*/, word));
  const said = ['schema.ts', 'openapi.yaml'].map((one) => join(project, 'generated', one));
  while (!said.every((one) => readFileSync(one, 'utf8').includes(word))) {
    if (secondsSince(since) > 60) throw new Error('The contract that was saved was not taken over');
    await sleep(20);
  }
  return secondsSince(since);
}

/** Each round twice: what has changed, and the same taken back. */
function typecheck(project: string): [first: number, body: number[], shape: number[]] {
  const screen = join(project, SCREEN);
  const before = readFileSync(screen, 'utf8');
  const check = () => {
    const since = performance.now();
    execFileSync('npm', ['run', 'typecheck'], { cwd: project, stdio: 'pipe' });
    return secondsSince(since);
  };
  const changed = (line: string) => {
    appendFileSync(screen, line);
    const seconds = check();
    writeFileSync(screen, before);
    return [seconds, check()];
  };
  const first = check();
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
  const body = rounds.flatMap((round) => changed(`\n// ${round}\n`));
  const shape = rounds.flatMap((round) => changed(`\nexport const added${round} = ${round};\n`));
  return [first, body, shape];
}

const secondsSince = (since: number) => (performance.now() - since) / 1000;

const isThere = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function answers({ exitCode }: ChildProcess, url: string): Promise<void> {
  while (!(await isThere(url))) {
    if (exitCode !== null) throw new Error('npm run dev did not start');
    await sleep(25);
  }
}

async function gone(url: string): Promise<void> {
  while (await isThere(url)) await sleep(25);
}
