import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/support/root.ts';

/** `packages` as pip takes them; `modules` as Python imports them; `name` of the folder below `.data`. */
type Wanted = { name: string; packages: string[]; modules: string };

/**
 * A Python that has these packages: that of `PYTHON`, the machine's, or one of its own that they
 * are fetched for; undefined where none can be had.
 */
export function findPython({ name, packages, modules }: Wanted): string | undefined {
  const own = join(root, '.data', name);
  const program = join(own, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  const has = (path: string) => spawnSync(path, ['-c', `import ${modules}`]).status === 0;
  const found = [process.env.PYTHON, 'python3', program].find((path) => path && has(path));
  if (found) return found;
  try {
    if (!existsSync(program)) execFileSync('python3', ['-m', 'venv', own], { stdio: 'pipe' });
    execFileSync(program, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages], {
      stdio: 'pipe',
      timeout: 300_000,
    });
    return program;
  } catch {
    return undefined;
  }
}
