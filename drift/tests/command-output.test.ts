import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drift, run, serve } from './support/command.ts';
import { place, shape, small, token } from './support/small-api.ts';

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
    expect.stringMatching(/^role `researcher`: file:\.secrets\/none is not there[^()]*\.\n$/),
  ]);
});

test('a report that cannot be written is told before anything is asked', async () => {
  const { cwd, env, contract } = place();
  let requested = 0;
  const url = await serve((_, response) => {
    requested += 1;
    response.end();
  });
  writeFileSync(join(cwd, 'drift'), 'a file');
  const args = ['check', '--url', url, '--contract', contract, ...shape, '--report'];
  const [below, folderItself, nowhere] = await Promise.all([
    drift([...args, 'junit=drift/x.xml'], { cwd, env }),
    drift([...args, 'junit=.'], { cwd, env }),
    drift([...args, 'junit=/proc/none/x.xml'], { cwd, env }),
  ]);
  expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('cannot be written')]);
  expect([below.code, below.err.trim().split('\n').length, requested]).toEqual([2, 1, 0]);
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
