import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/support/root.ts';

export interface Image {
  folder: string;
  /** Files that were written since it was made. */
  changed(): string[];
  /** Packages that run-time code needs and the bill of materials lacks. */
  missingFromBill(): string[];
}

/** What the last stage of the Dockerfile copies, with the packages that it prunes to. */
export function makeImage(): Image {
  const folder = mkdtempSync(join(tmpdir(), 'check-image-'));
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  for (const path of ['package.json', 'package-lock.json', 'drift/package.json'])
    cpSync(join(root, path), join(folder, path));
  npm('ci', '--omit=dev', '--no-fund', '--no-audit');
  npm('pkg', 'delete', 'devDependencies', '--workspaces', '--include-workspace-root');
  writeFileSync(join(folder, 'sbom.json'), npm('sbom', '--sbom-format=cyclonedx'));
  for (const path of copied())
    if (!['node_modules', 'sbom.json', 'package.json'].includes(path))
      cpSync(join(root, path), join(folder, path), { recursive: true });
  execFileSync('rm', ['-rf', join(folder, 'package-lock.json'), join(folder, 'drift')]);
  execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
  const madeAt = Date.now();
  return {
    folder,
    changed: () =>
      execFileSync('find', [folder, '-newermt', new Date(madeAt + 1_000).toISOString(), '-type', 'f'], {
        encoding: 'utf8',
      })
        .split('\n')
        .filter(Boolean),
    missingFromBill: () => {
      const bill = readFileSync(join(folder, 'sbom.json'), 'utf8');
      const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
        dependencies: Record<string, string>;
      };
      return Object.entries(dependencies).flatMap(([name, version]) =>
        bill.includes(`pkg:npm/${name.replace('@', '%40')}@${version}`) ? [] : [name],
      );
    },
  };
}

/** The paths of `COPY --from=build … /app/path path`. */
function copied(): string[] {
  const paths = [
    ...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^COPY --from=build .*\/app\/(\S+) \S+$/gm),
  ];
  const found = paths.flatMap(([, path]) => path ?? []);
  if (!found.includes('server') || !statSync(join(root, 'dist')).isDirectory()) throw new Error('no such Dockerfile');
  return found;
}
