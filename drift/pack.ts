// `npm run drift:pack`: the drift check as a package of npm, one file without dependencies.
// `-- --release` writes down which ids of checks this version has.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleDrift } from './bundle.ts';
import { root } from './commands/repository.ts';
import { checks } from './core/finding.ts';
import { changeOf, isEnough, type Released } from './release.ts';

const releasedFile = join(root, 'drift', 'released-ids.json');
const manifest = JSON.parse(readFileSync(join(root, 'drift', 'package.json'), 'utf8')) as Record<string, string>;

/** The ids of this version's checks, each with its severity. */
export const present: Released = { version: manifest.version ?? '', ids: { ...checks } };
export const released = (): Released => JSON.parse(readFileSync(releasedFile, 'utf8'));

/**
 * Writes dist-drift/country-assessment-drift-VERSION.tgz, or the file of another folder.
 * @returns its path
 */
export async function packDrift(folder = join(root, 'dist-drift')): Promise<string> {
  const { name, version, description, license, type, engines } = manifest;
  const room = mkdtempSync(join(tmpdir(), 'drift-pack-'));
  try {
    await bundleDrift(room);
    copyFileSync(join(root, 'drift', 'package-readme.md'), join(room, 'README.md'));
    const own = {
      name,
      version,
      description,
      license,
      type,
      engines,
      bin: { drift: 'drift.mjs' },
      files: ['drift.mjs'],
    };
    writeFileSync(join(room, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
    mkdirSync(folder, { recursive: true });
    const told = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: room, encoding: 'utf8' });
    const [packed] = JSON.parse(told) as [{ filename: string }];
    return join(folder, packed.filename.replace(/^@/, '').replace('/', '-'));
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const change = changeOf(released().ids, present.ids);
  if (!isEnough(released().version, present.version, change)) {
    console.error(
      `The ids of the checks changed since ${released().version}, which asks for a ${change} version: raise it in drift/package.json.`,
    );
    process.exitCode = 1;
  } else {
    if (process.argv.includes('--release')) writeFileSync(releasedFile, `${JSON.stringify(present, null, 2)}\n`);
    console.log(`Wrote ${await packDrift()}.`);
  }
}
