import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../../scripts/support/root.ts';

const folder = join(root, '.data');
const copiesOf = (pid: number | undefined) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(`generate-${pid}-`)) : [];

test('a run that is ended by a signal leaves no copy of the project, and removes that of one that was killed', async () => {
  const { pid: gone } = spawnSync(process.execPath, ['--version']);
  const left = join(folder, `generate-${gone}-1`);
  mkdirSync(left, { recursive: true });
  const run = spawn(process.execPath, ['scripts/generate.ts'], { cwd: root, stdio: 'ignore' });
  try {
    await vi.waitFor(() => expect(copiesOf(run.pid)).toHaveLength(1), { timeout: 50_000 });
    run.kill('SIGTERM');
    const [code, signal] = await once(run, 'exit');
    expect([code, signal]).toEqual([143, null]);
    expect(copiesOf(run.pid)).toEqual([]);
    expect(existsSync(left)).toBe(false);
  } finally {
    run.kill('SIGKILL');
    for (const name of copiesOf(run.pid)) rmSync(join(folder, name), { recursive: true });
  }
});
