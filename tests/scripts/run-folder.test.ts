import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../../scripts/support/root.ts';
import { runFolder } from '../../scripts/support/run-folder.ts';

let place: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'run-folder-'));
});

afterEach(async () => {
  await Promise.all(running.splice(0).map(kill));
  rmSync(place, { recursive: true, force: true });
});

/** Another run, which waits after it has made its folder and put something in. */
async function startRun() {
  const module = join(root, 'scripts', 'support', 'run-folder.ts');
  const script = `
    import { writeFileSync } from 'node:fs';
    import { runFolder } from ${JSON.stringify(module)};
    const folder = runFolder(${JSON.stringify(place)}, 'two-words');
    writeFileSync(folder + '/base', 'rows');
    console.log(folder);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, folder: String(line).trim() };
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

it('removes the folder of a run that was killed, and none of one that lives', async () => {
  const [killed, living] = await Promise.all([startRun(), startRun()]);
  await kill(killed.child);
  expect(existsSync(join(killed.folder, 'base'))).toBe(true);
  const first = runFolder(place, 'test');
  const second = runFolder(place, 'test');
  expect(existsSync(killed.folder)).toBe(false);
  expect([living.folder, first, second].map(existsSync)).toEqual([true, true, true]);
});

it('leaves what another container may have made, and what only resembles a folder of a run', async () => {
  const { child, folder } = await startRun();
  await kill(child);
  const elsewhere = basename(folder).replace(/-\d+-(\d+-\w+)$/, '-1-$1');
  const others = [elsewhere, 'assessment-test-Ab12Cd', `other-${basename(folder)}`];
  for (const name of others) mkdirSync(join(dirname(folder), name));
  writeFileSync(join(place, 'assessment-disk'), '');
  runFolder(place, 'test');
  expect(existsSync(folder)).toBe(false);
  expect([...others, 'assessment-disk'].filter((name) => !existsSync(join(place, name)))).toEqual([]);
});
