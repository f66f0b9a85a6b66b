import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runProgram } from '../support/program.ts';

interface Package {
  version?: string;
  license?: string;
  resolved?: string;
  link?: boolean;
  integrity?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}
const lockfile = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(lockfile) as { packages: Record<string, Package> };
/** What others made: neither the product itself nor its workspaces, which are linked into node_modules. */
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What may be given on with the product, and what may besides be used to build and test it. */
const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
]);
const ofTools = new Set(['MPL-2.0', 'CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'OFL-1.1', ...free]);
/** Packages of old say it in a member that npm no longer reads. */
function olderLicense(path: string): string | undefined {
  if (!existsSync(`${path}/package.json`)) return undefined;
  const { licenses } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as { licenses?: { type: string }[] };
  return licenses?.map(({ type }) => type).join(' OR ');
}

/** 'MIT OR Apache-2.0' is fine where one of them is. */
const isAllowed = (license: string | undefined, allowed: Set<string>): boolean =>
  (license ?? 'none')
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => allowed.has(one));

describe('[Q-S44] what the product is made of', () => {
  it('is locked: each package by version and checksum, and no registry by name', () => {
    expect(installed.length).toBeGreaterThan(300);
    expect(installed.filter(([, { version, integrity }]) => !version || !integrity).map(([path]) => path)).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
    const links = Object.entries(packages).filter(([, { link }]) => link);
    expect(links.map(([, { resolved }]) => resolved)).toEqual(['drift']);
    expect(lockfile).not.toMatch(/https?:[^"]*\.tgz/);
    const wanted = ['package.json', 'drift/package.json'].flatMap((file) => {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
      return Object.values({ ...dependencies, ...devDependencies });
    });
    for (const version of wanted) expect(version).toMatch(/^(npm:[^@]+@)?\d+\.\d+\.\d+$/);
  });

  it('has licences that allow it', () => {
    const told = installed.map(([path, one]) => ({ path, dev: one.dev, license: one.license ?? olderLicense(path) }));
    const refused = told.filter(({ license, dev }) => !isAllowed(license, dev ? ofTools : free));
    expect(refused).toEqual([]);
    for (const license of [undefined, 'GPL-3.0', 'AGPL-3.0-only', 'SEE LICENSE IN x', 'UNLICENSED'])
      expect(isAllowed(license, ofTools)).toBe(false);
  });

  it('runs no script at its installation but that of the runtime', () => {
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      allowScripts: Record<string, boolean>;
    };
    const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScript)].sort());
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
  });

  it('can be listed: a bill of materials names every package of production', async () => {
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev', '--offline'];
    const { stdout, stderr } = await runProgram('npm', args, { shell: process.platform === 'win32' });
    expect(stdout, stderr).not.toBe('');
    const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: { name: string }[] };
    expect(bomFormat).toBe('CycloneDX');
    const listed = new Set(components.map(({ name }) => name));
    for (const name of ['fastify', 'pg', 'oidc-provider', '@electric-sql/pglite', 'hucre'])
      expect(listed).toContain(name);
    expect(listed).not.toContain('vitest');
  });

  it('is put on the runtime that is locked, in an image that needs no shell and no right', () => {
    const dockerfile = readFileSync('Dockerfile', 'utf8');
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const { node } = { ...devDependencies, ...dependencies };
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toEqual([`node:${node}-bookworm-slim`, `node:${node}-bookworm-slim`]);
    const [, started = ''] = dockerfile.split(/^USER node$/m);
    expect(started).not.toMatch(/^(USER|RUN|COPY|ENTRYPOINT)/m);
    for (const [, command] of started.matchAll(/^(?:HEALTHCHECK )?CMD (.*)$/gm))
      expect(JSON.parse(command ?? '')[0]).toBe('node');
    const { app } = (parse(readFileSync('compose.yaml', 'utf8')) as { services: Record<string, object> }).services;
    expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  });

  it('comes with nothing that holds a secret', () => {
    for (const file of ['.npmrc', '.env', '.env.example'])
      if (existsSync(file))
        expect(readFileSync(file, 'utf8')).not.toMatch(/_authToken|_password|registry=|secret\s*=\s*\S/i);
  });
});
