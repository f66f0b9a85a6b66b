/** What `npm run check:operating` runs, held without running it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/support/root.ts';
import { commandsOfPage, withValues } from './page.ts';

const commands = commandsOfPage();
const text = commands.join('\n');

function upgradeOfPage(): string {
  const [, upgrade = ''] = readFileSync(join(root, 'docs/operating.md'), 'utf8').split('## Upgrade and way back');
  return /^```sh\n(.*?)^```$/ms.exec(upgrade)?.[1] ?? '';
}

describe('from nothing to signed in, in docs/operating.md', () => {
  it('takes fifteen commands at most, as many as the page says', () => {
    expect(commands.length).toBe(14);
    expect(readFileSync(join(root, 'docs/operating.md'), 'utf8')).toContain('Fourteen commands on Debian 12');
  });

  it('installs development packages also where NODE_ENV=production is exported, as by its own commands', () => {
    const page = readFileSync(join(root, 'docs/operating.md'), 'utf8');
    const installs = page.match(/^npm ci.*$/gm) ?? [];
    expect(installs.length).toBeGreaterThan(1);
    expect(installs.filter((line) => !line.startsWith('npm ci --include=dev '))).toEqual([]);
  });

  it('names files and npm scripts that are there', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].flatMap(([, name]) => name ?? []);
    expect(named).toEqual(['build', 'check:provider', 'migrate', 'people']);
    expect(named.filter((name) => !scripts[name])).toEqual([]);
    const files = text.match(/\b(ops|server)\/[\w.-]+/g) ?? [];
    expect([files.length, files.filter((file) => !existsSync(join(root, file)))]).toEqual([3, []]);
  });

  it('unpacks again what was unpacked before, and what the pages make is nothing that a commit takes', () => {
    // Maven believes a marker that it keeps beside the checkout's files, also where .data is gone
    expect(text).toMatch(/:unpack .*-Dmdep\.overWriteReleases=true /s);
    const marker = '$' + '{project.basedir}/target/dependency-maven-plugin-markers/a.marker';
    // the latter two are those of docs/placing.md
    const made = [marker, '.data/4001.log', 'config.json', 'site/index.html'];
    const ignored = execFileSync('git', ['check-ignore', '--no-index', '--stdin'], {
      ...{ cwd: root, encoding: 'utf8', input: made.join('\n') },
    });
    expect(ignored.trim().split('\n')).toEqual(made);
  });

  it('waits for Keycloak no longer than that lives, and shows its last words', () => {
    const waits = commands.find((command) => command.startsWith('until ')) ?? '';
    const tried = waits.replace('npm run check:provider', 'echo tried; false').replace('sleep 5', 'wait $!');
    const cwd = mkdtempSync(join(tmpdir(), 'operating-'));
    onTestFinished(() => rmSync(cwd, { recursive: true }));
    mkdirSync(join(cwd, '.data'));
    const command = `(echo no Java > .data/keycloak.log; exit 1) & ${tried}`;
    const { stdout } = spawnSync('bash', ['-c', command], { cwd, encoding: 'utf8', timeout: 60_000 });
    expect(stdout).toBe('tried\nno Java\n');
  });

  it('keeps the number of each process, by which an upgrade stops it', () => {
    const kept = '& echo $! > .data/$port.pid';
    expect(text).toContain(kept);
    const block = upgradeOfPage();
    expect(block).toContain('pid=$(cat $former/.data/$port.pid); kill $pid; tail --pid=$pid -f /dev/null;');
    expect(block).toContain(kept);
    expect(spawnSync('bash', ['-n'], { input: block }).status).toBe(0);
  });

  it('upgrades into a folder of its own each time, and goes no further where something fails', () => {
    const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const git = 'git -c user.name=a -c user.email=a@example.org';
    const commit = `${git} -C ../origin commit -q --allow-empty -m more`;
    // names what runs, and where; --check fails where there is something to apply
    const npm = 'npm() { echo "$1 $2 in $PWD"; [ "$*" != "run migrate -- --check" ] && [ "$2" != "$FAILS" ]; }';
    const setUp = `${git} init -q -b main origin && mkdir x && cd x && ${commit} && cd .. && ${git} clone -q origin here`;
    const script = `${setUp} && cd here && ${npm}\n`;
    const run = (...steps: string[]) => {
      // an instance would be stopped where the loop begins
      const once = upgradeOfPage().replace(/^for port .*/ms, 'echo exchange in $PWD\n');
      const input = script + steps.map((step) => `${step}\n${once}`).join('');
      const cwd = mkdtempSync(join(folder, 'of-'));
      const { stdout } = spawnSync('bash', [], { cwd, encoding: 'utf8', input });
      const from = (word: string) => [...stdout.matchAll(new RegExp(`^${word}.* in (.*)$`, 'gm'))].map(([, at]) => at);
      return { installed: from('ci'), migrated: from('run migrate'), exchanged: from('exchange') };
    };
    const twice = run(commit, commit);
    expect([twice.installed.length, new Set(twice.installed).size]).toEqual([2, 2]);
    expect(twice.exchanged).toEqual(twice.installed);
    expect(twice.migrated).toHaveLength(4);
    expect(run(commit, 'true').installed).toHaveLength(1);
    expect(run(`FAILS=build; ${commit}`)).toMatchObject({ migrated: [], exchanged: [] });
    expect(run(`FAILS=migrate; ${commit}`).exchanged).toEqual([]);
  });

  it('opens no port to other machines', () => {
    expect(text).toMatch(/kc\.sh start-dev .*--http-host 127\.0\.0\.1 /);
    expect(text).toMatch(/^export .*\bHOST=127\.0\.0\.1\b/m);
    const binds = readFileSync(join(root, 'ops/haproxy.cfg'), 'utf8').match(/^ +bind .*$/gm) ?? [];
    expect(binds.map((bind) => bind.trim().slice(0, 16))).toEqual(['bind "127.0.0.1:']);
  });

  it('sets each variable that it, the proxy and the realm use', () => {
    const used = [
      text,
      ...['haproxy.cfg', 'keycloak-realm.json'].map((name) => readFileSync(join(root, 'ops', name), 'utf8')),
    ]
      .flatMap((one) => [...one.matchAll(/\$\{?([A-Z_]+)/g)])
      .flatMap(([, name]) => name ?? [])
      .filter((name) => !['PATH', 'PWD'].includes(name));
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !new RegExp(`\\b${name}=`).test(text))).toEqual([]);
  });

  it('is the same in a container: what the provider needs is passed on, and the commands are in the image', () => {
    const { services } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'));
    const passed = Object.keys(services.app.environment);
    for (const name of ['OIDC_SCOPE', 'OIDC_TRUST_EMAIL', 'METRICS_PORT', 'METRICS_HOST'])
      expect(passed).toContain(name);
    expect(services.app.env_file).toEqual([{ path: '.env', required: false }]);
    const page = readFileSync(join(root, 'docs/operating.md'), 'utf8');
    expect(page).toContain('docker compose exec app node scripts/people.ts add');
    const named = page.match(/scripts\/[\w-]+\.ts/g) ?? [];
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain('COPY --from=build /app/scripts scripts');
    expect(Object.keys(services)).toContain(/docker compose exec -T (\w+) pg_dump/.exec(page)?.[1]);
  });

  it('takes other values for what its first command sets, and no others', () => {
    const [first, second] = withValues(commands, { PROXY_PORT: '9999' });
    expect(first).toContain('PROXY_PORT=9999 ');
    expect(second).toBe(commands[1]);
    expect(() => withValues(commands, { GONE: '1' })).toThrow('does not set GONE');
  });
});
