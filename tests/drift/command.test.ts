import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { drift, folder, run, serve } from './support/command.ts';
import { smallContract } from './support/small.ts';

const token = 'secret-token-of-the-admin';

/** Answers for the small contract; what `user` gives is the answer of readCurrentUser. */
const small =
  (user: object) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    const isUser = pathname === '/api/v1/users/current-user' && request.method === 'GET';
    const known = isUser || /^\/api\/v1\/notes\/\d+$/.test(pathname);
    const status = !known ? 404 : request.headers.authorization !== `Bearer ${token}` ? 401 : isUser ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 200 ? JSON.stringify(user) : '');
  };

function place(): { cwd: string; env: Record<string, string>; contract: string } {
  const cwd = folder();
  const contract = join(cwd, 'small.yaml');
  writeFileSync(contract, smallContract);
  return { cwd, env: { ADMIN_TOKEN: token }, contract };
}

const shape = ['--level', 'shape', '--rate', '0', '--role', 'admin=env:ADMIN_TOKEN'];

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
  expect(refused.out).toContain('The token of the role admin was answered 401');
  expect(nobody.out).toContain('no role could ask');
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
  expect(ran.out).toContain('::error title=body.schema readCurrentUser::');
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
});

test('with the configuration of init one secret is enough, and what is missing is named with its role and file', async () => {
  const { cwd, env, contract } = place();
  const url = await serve(small({ Id: 1, Role: 0, Permissions: [] }));
  expect((await drift(['init', '--ci', 'none', '--url', url], { cwd })).code).toBe(0);
  const args = ['check', '--contract', contract, '--level', 'shape', '--rate', '0'];
  const [one, none, file] = await Promise.all([
    drift(args, { cwd, env }),
    drift(args, { cwd }),
    drift([...args, '--role', 'researcher=file:.secrets/none'], { cwd, env }),
  ]);
  expect([one.code, one.err]).toEqual([0, '']);
  expect([none.code, none.err]).toEqual([
    2,
    expect.stringMatching(/role `admin`: env:ADMIN_TOKEN is not set or empty \(contract\.config\.yaml\)/),
  ]);
  expect([file.code, file.err]).toEqual([
    2,
    expect.stringMatching(/role `researcher`: file:\.secrets\/none is not there/),
  ]);
});

test('a report that cannot be written is told before anything is asked', async () => {
  const { cwd, env, contract } = place();
  let asked = 0;
  const url = await serve((_, response) => {
    asked += 1;
    response.end();
  });
  writeFileSync(join(cwd, 'drift'), 'a file');
  const args = ['check', '--url', url, '--contract', contract, ...shape, '--report'];
  const [below, folderItself] = await Promise.all([
    drift([...args, 'junit=drift/x.xml'], { cwd, env }),
    drift([...args, 'junit=.'], { cwd, env }),
  ]);
  expect([below.code, below.err.trim().split('\n').length, asked]).toEqual([2, 1, 0]);
  expect(below.err).toContain('is a file, not a folder');
  expect([folderItself.code, folderItself.err]).toEqual([2, expect.stringContaining('is a folder')]);
});

test('the command under `repeat` finds the same again: with the origin, the role and the headers that were said', async () => {
  const { cwd, env, contract } = place();
  const url = await serve((request, response) => {
    const isKnown = request.headers['x-tenant'] === 'a b' && request.headers.authorization === `Bearer ${token}`;
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(isKnown ? JSON.stringify({ Id: 1, Role: 7, Permissions: [] }) : '');
  });
  const said = ['--origin', 'http://localhost:5173', '--header', 'X-Tenant=a b', '--header', 'X-Api-Key=hush-hush'];
  const ran = await drift(['check', '--url', url, '--contract', contract, ...shape, ...said], { cwd, env });
  const repeat = /repeat +(.*--only readCurrentUser.*)/.exec(ran.out)?.[1] ?? '';
  expect([ran.code, repeat]).toEqual([1, expect.stringMatching(/^node .*index\.ts check /)]);
  expect(repeat).toContain('--origin http://localhost:5173');
  expect(ran.out).not.toContain('hush-hush');
  const inShell = ['-c', repeat.replace(/^node/, `"${process.execPath}"`)];
  const again = await run('sh', inShell, { cwd, env: { ...env, X_API_KEY: 'hush-hush' } });
  expect([again.code, again.err]).toEqual([1, '']);
  expect(again.out).toContain('✖ readCurrentUser  GET /users/current-user  200  body.schema  /Role');
});

test('nothing is written by init where an option is wrong', async () => {
  const cwd = folder();
  const ran = await drift(['init', '--url', 'nowhere; rm'], { cwd });
  expect([ran.code, existsSync(join(cwd, 'contract.config.yaml'))]).toEqual([2, false]);
});
