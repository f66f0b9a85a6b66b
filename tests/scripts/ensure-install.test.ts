import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../scripts/ensure-install.mjs');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'scripts'));
  cpSync(script, join(folder, 'scripts/ensure-install.mjs'));
  // an npm that only says how it was called
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho "$@" > npm-was-called\n', { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs it as npm does before a command; whether it ended well and whether it installed. */
function run(...options: string[]): { isWell: boolean; hasInstalled: boolean } {
  const PATH = [join(folder, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter);
  const arguments_ = [join(folder, 'scripts/ensure-install.mjs'), ...options];
  const { status } = spawnSync(process.execPath, arguments_, { cwd: folder, env: { ...process.env, PATH } });
  return { isWell: status === 0, hasInstalled: existsSync(join(folder, 'npm-was-called')) };
}
const lock = () => writeFileSync(join(folder, 'package-lock.json'), '{"packages":{"":{},"node_modules/a":{}}}');
const modules = () => mkdirSync(join(folder, 'node_modules'));

test('an image has no lock file and installs nothing', () => {
  modules();
  expect(run()).toEqual({ isWell: true, hasInstalled: false });
  expect(run('--operator')).toEqual({ isWell: true, hasInstalled: false });
});

test("an operator's command reinstalls nothing that a server may be running from", () => {
  lock();
  modules();
  expect(run('--operator')).toEqual({ isWell: true, hasInstalled: false });
});

test('a fresh clone is installed, also for an operator; and so is what the lock file no longer says', () => {
  lock();
  run('--operator');
  expect(existsSync(join(folder, 'npm-was-called'))).toBe(true);
  rmSync(join(folder, 'npm-was-called'));
  modules();
  expect(run().hasInstalled).toBe(true);
});

test('development packages are installed in a shell of production too, for they hold the build and Node', () => {
  lock();
  run();
  expect(readFileSync(join(folder, 'npm-was-called'), 'utf8')).toContain('--include=dev');
});
