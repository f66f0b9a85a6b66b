import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { driftAlone as drift, folder, serve } from './support/command.ts';
import { place, shape, small, token } from './support/small-api.ts';

test('wrong usage ends with 2, and says what is right', async () => {
  const [none, unknown, option, url, help] = await Promise.all([
    drift([]),
    drift(['chekc']),
    drift(['check', '--uri', 'x']),
    drift(['check', '--config', '/nowhere.yaml']),
    drift(['har', '--help']),
  ]);
  expect([none.code, unknown.code, option.code, url.code, help.code]).toEqual([2, 2, 2, 2, 0]);
  expect(unknown.err).toContain('There is no command chekc');
  expect(option.err).toContain("Unknown option '--uri'");
  expect(help.out).toContain('drift har FILE…');
});

test('--version tells which check it is and which contract it holds an API against', async () => {
  const { version } = JSON.parse(readFileSync('drift/package.json', 'utf8'));
  const { info } = JSON.parse(readFileSync('generated/openapi.checks.json', 'utf8'));
  const told = await drift(['--version'], { cwd: folder() });
  expect(told).toEqual({ code: 0, out: `drift ${version}, contract ${info.version}\n`, err: '' });
});

test('an API that is not there, a refused token and nobody to ask as end with 3', async () => {
  const { cwd, env, contract } = place();
  const url = await serve(small({}));
  const [gone, refused, nobody] = await Promise.all([
    drift(['check', '--url', 'http://127.0.0.1:9'], { cwd }),
    drift(['check', '--url', url, '--contract', contract, ...shape], { cwd, env: { ADMIN_TOKEN: 'another-token' } }),
    drift(['check', '--url', url, '--contract', contract, '--rate', '0'], { cwd, env }),
  ]);
  expect([gone.code, refused.code, nobody.code]).toEqual([3, 3, 3]);
  expect(gone.err).toContain('does not answer');
  expect([refused.out, refused.err]).toEqual([
    '',
    'No token was accepted on readCurrentUser: that of the role admin (env:ADMIN_TOKEN) was answered 401.\n',
  ]);
  expect(nobody.out).toContain('no role could ask');
  expect(nobody.out).toContain('there is no role to ask as');
});

test('nothing more is asked once every token was refused; where one is taken, the others are told', async () => {
  const { cwd, env, contract } = place();
  const requested: string[] = [];
  const reply = small({ Id: 1, Role: 0, Permissions: [] });
  const url = await serve((request, response) => {
    if (request.headers.authorization) requested.push(request.url ?? '');
    reply(request, response);
  });
  const usual = ['check', '--url', url, '--contract', contract, '--rate', '0', '--level', 'shape'];
  const others = ['--role', 'late=env:LATE', '--role', 'vault=command:echo garbage'];
  const none = await drift([...usual, ...others], { cwd, env: { LATE: 'ended-long-ago' } });
  expect([none.code, none.out, requested]).toEqual([3, '', Array(2).fill('/api/v1/users/current-user')]);
  expect(none.err).toMatch(/the role late \(env:LATE\) was answered 401, that of the role vault \(command:echo\) was/);
  const one = await drift([...usual, ...others, '--role', 'admin=env:ADMIN_TOKEN'], {
    cwd,
    env: { ...env, LATE: 'ended-long-ago' },
  });
  expect([one.code, one.err]).toEqual([3, '']);
  expect(one.out).toContain('The token of the role late (env:LATE) was answered 401');
});

test('a clean API ends with 0, below the coverage that was asked for with 3', async () => {
  const { cwd, env, contract } = place();
  const url = await serve(small({ Id: 1, Role: 0, Permissions: [] }));
  const args = ['check', '--url', url, '--contract', contract, ...shape];
  const clean = await drift(args, { cwd, env });
  expect([clean.code, clean.out]).toEqual([0, expect.stringContaining('0 findings')]);
  const all = await drift(
    ['check', '--url', url, '--contract', contract, '--rate', '0', '--role', 'admin=env:ADMIN_TOKEN', '--mode', 'all'],
    { cwd, env },
  );
  expect([all.code, all.err]).toEqual([2, expect.stringContaining('say --disposable')]);
});

test('drift ends with 1, is written to every report with no token in any, and is excused by the baseline', async () => {
  const { cwd, env, contract } = place();
  const url = await serve(small({ Id: 1, Role: `7 ${token}`, Permissions: [] }));
  const args = ['check', '--url', url, '--contract', contract, ...shape];
  const kinds = ['junit', 'sarif', 'json', 'md'];
  const reports = kinds.flatMap((kind) => ['--report', `${kind}=out/drift.${kind}`]);
  const summary = join(cwd, 'summary.md');
  const ran = await drift([...args, ...reports], {
    cwd,
    env: { ...env, GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary },
  });
  expect([ran.code, ran.err]).toEqual([1, '']);
  expect(ran.out).toContain('✖ readCurrentUser  GET /users/current-user  200  body.schema  /Role');
  expect(ran.out).toContain('-H "authorization: Bearer $ADMIN"'.replace('authorization', 'Authorization'));
  expect(ran.out).toContain('::error file=small.yaml,line=38,title=body.schema readCurrentUser::');
  const written = [...kinds.map((kind) => join(cwd, 'out', `drift.${kind}`)), summary].map((file) =>
    readFileSync(file, 'utf8'),
  );
  for (const text of [ran.out, ...written]) {
    expect(text).toContain('readCurrentUser');
    expect(text).not.toContain(token);
  }

  const made = await drift(['baseline', '--write', '--from', 'out/drift.json', '--reason', 'ticket 7'], { cwd });
  expect([made.code, made.err]).toEqual([0, '']);
  const entries = parse(readFileSync(join(cwd, 'drift-baseline.yaml'), 'utf8'));
  expect(entries).toContainEqual({
    id: 'readCurrentUser|200|body.schema|/Role',
    reason: 'ticket 7',
    until: expect.any(String),
  });
  const excused = await drift([...args, '--baseline', 'drift-baseline.yaml', '--report', 'json=known.json'], {
    cwd,
    env,
  });
  expect([excused.code, excused.out]).toEqual([0, expect.stringContaining('0 findings (and')]);

  // mended: the entry is said to be unused, and pruned
  const mended = await serve(small({ Id: 1, Role: 0, Permissions: [] }));
  const again = ['--url', mended, '--contract', contract, ...shape, '--baseline', 'drift-baseline.yaml'];
  const pruned = await drift(['baseline', '--prune', ...again], { cwd, env });
  expect([pruned.code, pruned.err]).toEqual([0, '']);
  expect(parse(readFileSync(join(cwd, 'drift-baseline.yaml'), 'utf8'))).toEqual([]);
});

test.each([
  ['github', '.github/workflows/drift.yml'],
  ['gitlab', '.gitlab/drift.yml'],
  ['azure', 'azure-pipelines-drift.yml'],
])('init writes a configuration and a job for %s, and overwrites nothing', async (ci, file) => {
  const cwd = folder();
  const made = await drift(['init', '--ci', ci, '--url', 'https://api.example.org'], { cwd });
  expect([made.code, made.err]).toEqual([0, '']);
  expect(parse(readFileSync(join(cwd, 'contract.config.yaml'), 'utf8'))).toMatchObject({
    url: 'https://api.example.org',
    roles: { admin: 'env:ADMIN_TOKEN' },
  });
  expect(JSON.stringify(parse(readFileSync(join(cwd, file), 'utf8')))).toContain('node drift.mjs check');
  writeFileSync(join(cwd, 'contract.config.yaml'), 'mine');
  const again = await drift(['init', '--ci', ci], { cwd });
  expect([again.code, again.err]).toEqual([2, expect.stringContaining(`${file} is there already`)]);
  rmSync(join(cwd, file));
  const job = await drift(['init', '--ci', ci], { cwd });
  expect([job.code, job.err, existsSync(join(cwd, file))]).toEqual([0, '', true]);
  expect(readFileSync(join(cwd, 'contract.config.yaml'), 'utf8')).toBe('mine');
  // a job that is there needs a configuration all the same
  rmSync(join(cwd, 'contract.config.yaml'));
  writeFileSync(join(cwd, file), 'my job');
  const configured = await drift(['init', '--ci', ci, '--url', 'https://api.example.org'], { cwd });
  expect([configured.code, configured.err]).toEqual([0, '']);
  expect(configured.out).toContain(`${file} is there already and stays as it is.\nwrote contract.config.yaml\n`);
  expect(readFileSync(join(cwd, file), 'utf8')).toBe('my job');
  expect(parse(readFileSync(join(cwd, 'contract.config.yaml'), 'utf8'))).toMatchObject({
    url: 'https://api.example.org',
  });
});

test('nothing is written by init where an option is wrong', async () => {
  const cwd = folder();
  const ran = await drift(['init', '--url', 'nowhere; rm'], { cwd });
  expect([ran.code, existsSync(join(cwd, 'contract.config.yaml'))]).toEqual([2, false]);
});
