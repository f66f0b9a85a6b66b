import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folder, run } from './support/command.ts';

interface Step {
  if?: string;
  id?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, string>;
}
const action = parse(readFileSync('.github/actions/drift/action.yml', 'utf8')) as {
  inputs: Record<string, { required?: boolean; default?: string }>;
  runs: { steps: Step[] };
};
const workflow = parse(readFileSync('.github/workflows/drift.yml', 'utf8')) as {
  on: { workflow_call: { inputs: Record<string, { required?: boolean }>; secrets: Record<string, object> } };
  jobs: { check: { steps: Step[] } };
};
const step = action.runs.steps.find(({ id }) => id === 'check');
const named = (context: string, text: string) =>
  [...text.matchAll(new RegExp(`\\b${context}\\.([\\w-]+)`, 'g'))].map(([, name]) => name);

test('the workflow hands every input and secret on to the action, and knows where the contract is', () => {
  const { inputs, secrets } = workflow.on.workflow_call;
  const steps = workflow.jobs.check.steps;
  const handed = steps.find(({ uses }) => uses?.endsWith('/.github/actions/drift'))?.with ?? {};
  expect(Object.keys(handed).filter((name) => !(name in action.inputs))).toEqual([]);
  expect(Object.keys(action.inputs).filter((name) => !(name in handed))).toEqual(['working-directory']);
  const all = JSON.stringify(steps);
  expect(new Set(named('inputs', all))).toEqual(new Set(Object.keys(inputs)));
  expect(new Set(named('secrets', all))).toEqual(new Set(Object.keys(secrets)));
  expect(inputs['contract-repository']?.required).toBe(true);
  expect(inputs.artifact).toMatchObject({ default: '' });
});

test('what was built is kept before anything is checked, so that a check that fails does not lose it', () => {
  const { steps } = action.runs;
  const at = (uses: string) => steps.findIndex((one) => one.uses?.startsWith(uses));
  const built = steps.findIndex(({ run: script }) => script?.includes('drift:bundle'));
  const [restored, saved] = [at('actions/cache/restore@'), at('actions/cache/save@')];
  expect([at('actions/cache@'), restored, saved]).toEqual([-1, built - 1, built + 1]);
  expect(steps.findIndex(({ id }) => id === 'check')).toBeGreaterThan(saved);
  expect(steps[saved]?.if).toBe(steps[built]?.if);
  expect(steps[saved]?.with?.path).toBe(steps[restored]?.with?.path);
});

/**
 * Runs the step of the check with these inputs; in place of Node a program that writes what it was
 * given.
 */
async function checkStep(inputs: Record<string, string>) {
  const cwd = folder();
  const bin = join(cwd, 'bin');
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'node'),
    '#!/bin/sh\nprintf "%s\\n" "$@" > "$SEEN"\nprintf "%s" "$ADMIN_CLIENT_SECRET" > "$SEEN.secret"\nexit "$CODE"\n',
    {
      mode: 0o755,
    },
  );
  const env = Object.fromEntries(
    Object.entries(step?.env ?? {}).map(([name, text]) => {
      const [input = ''] = named('inputs', text);
      return [name, inputs[input] ?? action.inputs[input]?.default ?? 'drift-check-1a2b'];
    }),
  );
  const seen = join(cwd, 'seen');
  const own = { PATH: `${bin}:${process.env.PATH}`, RUNNER_TEMP: cwd, GITHUB_OUTPUT: join(cwd, 'output'), SEEN: seen };
  const ran = await run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? ''], {
    cwd,
    env: { ...env, ...own, CODE: inputs.code ?? '0' },
  });
  const args = existsSync(seen) ? readFileSync(seen, 'utf8').trim().split('\n') : [];
  return { ...ran, args, secret: existsSync(seen) ? readFileSync(`${seen}.secret`, 'utf8') : '' };
}

test('the step says to the command what it was asked, and secrets by the environment alone', async () => {
  const url = 'http://localhost:8080/$(touch x)';
  const { code, args, secret } = await checkStep({
    url,
    mode: 'all',
    disposable: 'true',
    roles: '\nadmin=env:ADMIN_TOKEN\n  \n  researcher=command:get-token --for researcher  \r\n',
    environment: 'ADMIN_TOKEN=a=b c\n  ADMIN_CLIENT_SECRET=hush $(hush) "x"\n',
  });
  expect([code, secret]).toEqual([0, 'hush $(hush) "x"']);
  expect(args.slice(1, 6)).toEqual(['check', '--url', url, '--mode', 'all']);
  expect(args).toContain('--disposable');
  expect(args.slice(-4)).toEqual([
    '--role',
    'admin=env:ADMIN_TOKEN',
    '--role',
    'researcher=command:get-token --for researcher',
  ]);
  expect(args.join(' ')).not.toContain('hush');
  expect(args.filter((one) => one.startsWith('sarif='))).toEqual([
    expect.stringMatching(/drift-check-1a2b\/drift\.sarif$/),
  ]);
});

test('the step ends as the command does, and refuses an environment that it cannot read', async () => {
  expect((await checkStep({ url: 'http://a', code: '3' })).code).toBe(3);
  const wrong = await checkStep({ url: 'http://a', environment: 'a secret without a name' });
  expect([wrong.code, wrong.args, wrong.out]).toEqual([2, [], expect.not.stringContaining('a secret')]);
});
