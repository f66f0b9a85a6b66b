// `npm run check:fastapi`: the drift check against a FastAPI backend that nobody wrote for it: twelve
// operations in memory, `drift init` on the document that FastAPI made of them, then `drift check`.
// What is found has to be what `expected` explains, no more and no less. Python that has FastAPI and
// uvicorn (`PYTHON=…` names another one), else an environment of its own in .data/ with what pip
// fetches. Where neither can be had it says so and checks nothing.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/support/free-port.ts';
import { root } from '../../scripts/support/root.ts';
import { findPython } from '../support/find-python.ts';

/** What the documents in drift/tests/frameworks/documents were made with, and what serves them. */
const packages = ['fastapi==0.165.0', 'pydantic==2.14.4', 'email-validator==2.4.0', 'uvicorn==0.54.0'];

/** Findings by the end of their ids, each with the reason why it is true. */
const expected: Record<string, string> = {
  'read_report_edition|404|status.undocumented': 'FastAPI documents no 404 that a team does not declare',
  'create_user|201|request.invalid-accepted|/Role': "pydantic reads '1' as 1 unless it is told to be strict",
  'update_user|200|request.invalid-accepted|/Role': 'the same',
  'update_user|200|request.invalid-accepted|/Status': 'the same',
  'update_user|200|request.invalid-accepted|/Version': 'the same',
};
const tokens = { ADMIN_TOKEN: 'admin-token', RESEARCHER_TOKEN: 'researcher-token' };
const roles = ['--role', 'admin=env:ADMIN_TOKEN', '--role', 'researcher=env:RESEARCHER_TOKEN'];
/** A team gives it two minutes. */
const mostSeconds = 120;

const python = findPython({ name: 'python-fastapi', packages, modules: 'fastapi, uvicorn, email_validator' });
if (!python) {
  console.log('skipped: no Python with FastAPI and uvicorn here, nor can one be fetched');
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'check-fastapi-'));
const url = `http://localhost:${await freePort()}`;
const server = spawn(
  python,
  ['-B', '-m', 'uvicorn', 'main:app', '--port', new URL(url).port, '--log-level', 'warning'],
  { cwd: join(root, 'drift', 'tests', 'frameworks', 'fastapi'), stdio: 'inherit' },
);
try {
  writeFileSync(join(folder, 'openapi.json'), await documentOf(url));
  const start = performance.now();
  drift('init', '--contract', 'openapi.json', '--url', url, ...roles, '--ci', 'none');
  const report = join(folder, 'found.json');
  drift('check', '--rate', '0', '--quiet', '--scratch', '--seed', '20261126', '--report', `json=${report}`);
  const seconds = (performance.now() - start) / 1000;
  const { findings } = JSON.parse(readFileSync(report, 'utf8')) as { findings: { id: string; severity: string }[] };
  const ids = findings.filter(({ severity }) => severity === 'drift').map(({ id }) => id);
  const wrong = ids.filter((id) => !Object.keys(expected).some((one) => isOf(id, one)));
  const missing = Object.keys(expected).filter((one) => !ids.some((id) => isOf(id, one)));
  for (const id of wrong) console.log(`not expected: ${id}`);
  for (const one of missing) console.log(`not found: ${one}`);
  if (seconds > mostSeconds) console.log(`took ${Math.round(seconds)} seconds`);
  console.log(`FastAPI: ${ids.length} findings, ${wrong.length} not expected, in ${seconds.toFixed(1)} seconds`);
  process.exitCode = wrong.length + missing.length > 0 || seconds > mostSeconds ? 1 : 0;
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** FastAPI makes `create_user_api_v1_users_post` of a function `create_user`. */
function isOf(id: string, one: string): boolean {
  const [name = '', ...rest] = one.split('|');
  return id.startsWith(`${name}_api_v1_`) && id.includes(`|${rest.join('|')}`);
}

function drift(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'drift', 'index.ts'), ...args], {
    cwd: folder,
    env: { ...process.env, ...tokens },
    encoding: 'utf8',
  });
  // 1 is drift, which is looked at below.
  if (status !== 0 && status !== 1) throw new Error(`drift ${args[0]} ended with ${status}: ${stdout}${stderr}`);
}

/** The document of the server, once it answers. */
async function documentOf(at: string): Promise<string> {
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    const response = await fetch(`${at}/openapi.json`).catch(() => undefined);
    if (response?.ok) return response.text();
    await sleep(200);
  }
  throw new Error('FastAPI does not answer');
}
