import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../scripts/support/root.ts';

let folder: string;
let npm: ChildProcess;

// A project of one script, which says in files when it runs and when it has closed what it had open.
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'until-ended-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: 'node start.ts' } }));
  const module = JSON.stringify(join(root, 'scripts/support/until-ended.ts'));
  writeFileSync(
    join(folder, 'start.ts'),
    `import { writeFileSync } from 'node:fs';
     import { untilEnded } from ${module};
     const server = setInterval(() => {}, 1000);
     untilEnded(async () => { clearInterval(server); writeFileSync('closed', ''); });
     process.on('exit', (code) => writeFileSync('exited', String(code)));
     writeFileSync('started', '');`,
  );
  const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore', env: { ...process.env, PATH } });
  await appears('started');
});

afterEach(() => {
  npm.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a %s to npm ends what npm started, after it closed everything',
  async (signal) => {
    const exit = once(npm, 'exit');
    npm.kill(signal);
    await exit;
    await appears('closed');
    await appears('exited');
    expect(readFileSync(join(folder, 'exited'), 'utf8')).toBe('0');
  },
);

async function appears(name: string): Promise<void> {
  await expect.poll(() => existsSync(join(folder, name)), { timeout: 10_000 }).toBe(true);
}
