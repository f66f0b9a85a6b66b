// `npm run check:fastapi`, `check:nestjs` and `check:huma`: the drift check against backends that
// nobody wrote for it: twelve operations in memory, as drift/tests/frameworks has them. The document
// that the framework makes of them is the stored one, with which `drift diff` is tested (`-- --write`
// stores it anew). `drift init` on that document and then `drift check` have to exercise all twelve
// and to find what the backend's file here explains, no more and no less. What a framework is fetched
// and started with stands in its file; where it cannot be had, this says so and checks nothing.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { freePort } from '../../scripts/support/free-port.ts';
import { root } from '../../scripts/support/root.ts';
import type { Backend } from './backend.ts';
import { fastapi } from './fastapi.ts';
import { huma } from './huma.ts';
import { nestjs } from './nestjs.ts';

const backends: Record<string, Backend> = { fastapi, nestjs, huma };
const tokens = { ADMIN_TOKEN: 'admin-token', RESEARCHER_TOKEN: 'researcher-token' };
const roles = ['--role', 'admin=env:ADMIN_TOKEN', '--role', 'researcher=env:RESEARCHER_TOKEN'];
/** A team gives it two minutes. */
const mostSeconds = 120;

const { values, positionals } = parseArgs({ options: { write: { type: 'boolean' } }, allowPositionals: true });
const [name = ''] = positionals;
const backend = backends[name];
if (!backend) throw new Error(`Of ${Object.keys(backends).join(', ')}, which one?`);
const source = join(root, 'drift', 'tests', 'frameworks', name);
const started = performance.now();
const run = backend.fetch(source, join(root, '.data', name));
if (!run) {
  console.log(`skipped: ${backend.needs}`);
  process.exit(0);
}
const fetched = secondsSince(started);
const folder = mkdtempSync(join(tmpdir(), `check-${name}-`));
const port = String(await freePort());
const url = `http://localhost:${port}`;
const server = spawn(run.program, run.args(port), {
  cwd: run.folder,
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  const wrong = [...stored(await documentOf(server)), ...found()];
  for (const one of wrong) console.log(`${backend.title}: ${one}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** The document of the server, once it answers. */
async function documentOf({ exitCode }: ChildProcess): Promise<unknown> {
  for (let tries = 0; tries < 300 && exitCode === null; tries += 1) {
    const response = await fetch(`${url}/openapi.json`).catch(() => undefined);
    if (response?.ok) return response.json();
    await sleep(200);
  }
  throw new Error(`${backend?.title} does not answer`);
}

/** What is wrong with the document that is stored. */
function stored(document: unknown): string[] {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  const file = join(root, 'drift', 'tests', 'frameworks', 'documents', `${name}.json`);
  if (values.write) writeFileSync(file, `${JSON.stringify(document, null, 1)}\n`);
  if (isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), document)) return [];
  return [`writes another document than ${file}; \`npm run check:${name} -- --write\` stores it`];
}

type Report = {
  findings: { id: string; severity: string }[];
  /** With the reason where one was not exercised. */
  operations: { operationId: string; reason?: string }[];
};

/** What is wrong with the findings. */
function found(): string[] {
  const start = performance.now();
  drift('init', '--contract', 'openapi.json', '--url', url, ...roles, '--ci', 'none');
  const report = join(folder, 'found.json');
  const given = Object.entries(backend?.values ?? {}).flatMap(([one, value]) => ['--value', `${one}=${value}`]);
  drift('check', '--rate', '0', '--quiet', '--scratch', '--seed', '20261126', ...given, '--report', `json=${report}`);
  const seconds = secondsSince(start);
  const { findings, operations } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const ids = findings.filter(({ severity }) => severity === 'drift').map(({ id }) => id);
  const expected = Object.keys(backend?.expected ?? {});
  const unexpected = ids.filter((id) => !expected.some((one) => isOf(id, one)));
  const missing = expected.filter((one) => !ids.some((id) => isOf(id, one)));
  const took = `in ${seconds.toFixed(1)} seconds, fetched in ${fetched.toFixed(1)}`;
  console.log(`${backend?.title}: ${ids.length} findings, ${unexpected.length} not expected, ${took}`);
  return [
    ...operations.flatMap(({ operationId, reason }) => (reason ? [`not exercised: ${operationId}: ${reason}`] : [])),
    ...unexpected.map((id) => `not expected: ${id}`),
    ...missing.map((one) => `not found: ${one}`),
    ...(seconds > mostSeconds ? [`took ${Math.round(seconds)} seconds`] : []),
  ];
}

/** What stands before and after the name of an operation is the framework's. */
function isOf(id: string, one: string): boolean {
  const [operation = '', ...rest] = one.split('|');
  const [its = '', ...of] = id.split('|');
  return backend?.operationOf(its) === operation && of.join('|').startsWith(rest.join('|'));
}

function drift(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'drift', 'index.ts'), ...args], {
    cwd: folder,
    env: { ...process.env, ...tokens },
    encoding: 'utf8',
  });
  // 1 is drift, which is looked at above.
  if (status !== 0 && status !== 1) throw new Error(`drift ${args[0]} ended with ${status}: ${stdout}${stderr}`);
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
