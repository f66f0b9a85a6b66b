import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packDrift, present, released } from '../pack.ts';
import { changeOf, isEnough } from '../release.ts';
import { listenerOf } from './generic/listener.ts';
import { museumServer } from './generic/museum-server.ts';
import { folder, run, serve } from './support/command.ts';

test('the package is installed into an empty folder, without a registry, and checks a contract there', async () => {
  const cwd = folder();
  const file = await packDrift(folder());
  execFileSync('npm', ['init', '-y'], { cwd });
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', file], { cwd });
  expect(readdirSync(join(cwd, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    '@country-assessment',
  ]);
  copyFileSync('drift/tests/generic/museum.yaml', join(cwd, 'museum.yaml'));
  const url = await serve(listenerOf(museumServer()));
  const drift = (...args: string[]) =>
    run('npx', ['--offline', 'drift', ...args], { cwd, env: { API_TOKEN: 'curator-token' } });
  const help = await drift('--help');
  expect(help.code).toBe(0);
  // What needs the repository is not offered.
  const offered = [...help.out.matchAll(/^ {2}drift (\w+)/gm)].map(([, name]) => name);
  expect(offered).toEqual(['check', 'har', 'diff', 'init', 'baseline']);
  const made = await drift('init', '--contract', 'museum.yaml', '--url', url, '--ci', 'none');
  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toContain('Now: npx drift check');
  const checked = await drift('check', '--rate', '0', '--quiet');
  expect([checked.code, checked.err]).toEqual([0, '']);
  expect(checked.out).toContain('0 findings');
});

test('the version says how the ids of the checks changed since the last release', () => {
  const change = changeOf(released().ids, present.ids);
  expect(isEnough(released().version, present.version, change), `${change} since ${released().version}`).toBe(true);
  expect(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages.drift.version).toBe(present.version);
});

test.each([
  ['the same', { a: 'drift', b: 'warn' }, 'none'],
  ['one more', { a: 'drift', b: 'warn', c: 'info' }, 'minor'],
  ['one that fails no longer', { a: 'warn', b: 'warn' }, 'minor'],
  ['one less', { a: 'drift' }, 'major'],
  ['another name', { a: 'drift', d: 'warn' }, 'major'],
  ['one that fails now', { a: 'drift', b: 'drift' }, 'major'],
] as const)('%s', (_, ids, change) => {
  expect(changeOf({ a: 'drift', b: 'warn' }, ids)).toBe(change);
});

test('a break needs a major version, an addition a minor one', () => {
  expect([isEnough('1.2.0', '1.2.0', 'none'), isEnough('1.2.0', '1.2.1', 'minor')]).toEqual([true, false]);
  expect([isEnough('1.2.0', '1.3.0', 'minor'), isEnough('1.2.0', '2.0.0', 'minor')]).toEqual([true, true]);
  expect([isEnough('1.2.0', '1.3.0', 'major'), isEnough('1.2.0', '2.0.0', 'major')]).toEqual([false, true]);
});
