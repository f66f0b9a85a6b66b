import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { operations } from '#generated/operations.ts';
import { createMetrics } from '../../server/watch/metrics.ts';
import { runProgram } from '../support/program.ts';

interface Alert {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}
interface Panel {
  title: string;
  targets: { expr: string }[];
}

const alerts = (parse(readFileSync('ops/alerts.yaml', 'utf8')) as { groups: { rules: Alert[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const { panels } = JSON.parse(readFileSync('ops/dashboard.json', 'utf8')) as { panels: Panel[] };
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

const away = {
  db: {
    getExecutor: () => {
      throw new Error('away');
    },
  },
  pool: () => ({ size: 0, idle: 0, waiting: 0, limit: 10 }),
  standby: { isNear: () => false },
} as never;
const metrics = createMetrics(away, { version: '1', build: 'x', node: '24' });
afterAll(() => metrics.close());

/** The names that a query may use: those of the page, a histogram's with their endings. */
const page = (await metrics.page()).text;
const known = new Set([
  'up',
  ...[...page.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  ),
]);
const helpOf = (name: string) => new RegExp(`^# HELP ${name} (.*)$`, 'm').exec(page)?.[1] ?? '';

/** Metrics that an expression names: identifiers outside labels and ranges that are no function and no word. */
function namesIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring) *\([^)]*\)/g, ' ')
    .replaceAll(/\b\d[\w.]*/g, ' ');
  return [...bare.matchAll(/\b([a-z_]\w*)\b(?! *\()/gi)].flatMap(([, name = '']) =>
    /^(and|or|unless|bool)$/.test(name) ? [] : [name],
  );
}

describe('what ops/ asks Prometheus', () => {
  it.each(expressions)('%s names figures that there are: %s', (_of, expr) => {
    const names = namesIn(expr);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    const named = [...expr.matchAll(/operation(?:=|!=|=~|!~)"([^"]*)"/g)].flatMap(([, values = '']) =>
      values.split('|'),
    );
    for (const operation of named)
      expect([...Object.keys(operations), 'probe', 'client', 'unknown']).toContain(operation);
  });

  it('takes the greatest of what every instance tells alike, and never their sum', () => {
    const shared = [...known].filter((name) => helpOf(name).includes('the same in every instance'));
    expect(shared).toHaveLength(3);
    for (const [, expr] of expressions)
      for (const name of namesIn(expr).filter((one) => shared.includes(one))) expect(expr).toContain(`max(${name})`);
  });

  it('a name that there is not is found', () => {
    expect(namesIn('sum by (a) (rate(gone_total{b="c"}[5m])) / max(x_y) > 0.5 and up == 1')).toEqual([
      'gone_total',
      'x_y',
      'up',
    ]);
  });
});

describe('ops/haproxy.cfg', () => {
  const config = readFileSync('ops/haproxy.cfg', 'utf8');

  it('logs each request with the id that the product logs, and without its query', () => {
    const [, level] = /^ +log stderr format raw local0 (\w+)$/m.exec(config) ?? [];
    expect(level).toBe('info');
    const [, format = ''] = /^ +log-format "(.*)"$/m.exec(config) ?? [];
    const fields = format.match(/%(?:\{[^}]*\})?\w+/g) ?? [];
    expect(fields).toContain('%ID');
    // what people type, the codes of sign-ins, and the tokens of downloads
    expect(fields.filter((field) => /^%(\{\+Q\})?(r|HU|HQ|HP|HPO)$/.test(field))).toEqual([]);
  });

  it('logs the path without the token of a download', () => {
    const [, format = ''] = /^ +log-format "(.*)"$/m.exec(config) ?? [];
    expect(format.match(/%(?:\{[^}]*\})?\[[^\]]*\]/g)).toEqual(['%{+Q}[var(txn.path)]']);
    const [, found = '', instead = ''] =
      /^ +http-request set-var\(txn\.path\) 'path,regsub\("([^"]+)","([^"]+)"\)'$/m.exec(config) ?? [];
    const logged = (path: string) => path.replace(new RegExp(found), instead);
    expect(logged('/api/v1/downloads/5f0c-secret')).toBe('/api/v1/downloads/:token');
    expect(logged('/api/v1/editions/3/results')).toBe('/api/v1/editions/3/results');
  });

  it('is a configuration that HAProxy reads, where it is at hand', async (context) => {
    const env = { ...process.env, PROXY_PORT: '8000', FIRST_PORT: '4001', SECOND_PORT: '4002' };
    const { error, status, stderr } = await runProgram('haproxy', ['-c', '-f', 'ops/haproxy.cfg'], { env });
    if (error) return context.skip('HAProxy is not on this machine');
    expect(status, stderr).toBe(0);
  });
});

describe('ops/assessment@.service', () => {
  const unit = readFileSync('ops/assessment@.service', 'utf8');

  it('comes back, runs as production, and has longer to stop than a stop takes', () => {
    const setting = (name: string) => new RegExp(`^(?:Environment=.*)?\\b${name}=(\\S+)`, 'm').exec(unit)?.[1];
    expect(['Restart', 'KillSignal', 'NODE_ENV', 'PORT'].map(setting)).toEqual([
      'always',
      'SIGTERM',
      'production',
      '%i',
    ]);
    const [, stop = ''] = /^const STOP_MS = (\d+)_000;$/m.exec(readFileSync('server/main.ts', 'utf8')) ?? [];
    expect(Number(stop)).toBeGreaterThan(0);
    expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(Number(setting('DRAIN_SECONDS')) + Number(stop));
    expect(existsSync(setting('ExecStart')?.replace('/srv/assessment/current/', '') ?? '')).toBe(true);
  });

  it('is a unit that systemd reads, where its tool is at hand', async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    // the program and its folder are on the operator's machine
    const here = unit.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true').replace(/^WorkingDirectory=.*$/m, '');
    const file = join(folder, 'assessment@.service');
    writeFileSync(file, here);
    const { error, stderr } = await runProgram('systemd-analyze', ['verify', file]);
    if (error) return context.skip('systemd-analyze is not on this machine');
    expect(stderr.split('\n').filter((line) => line.includes('assessment@'))).toEqual([]);
  });
});

describe('alerts', () => {
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  const headings = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);

  it('have a chapter each in the runbook, which has none besides', () => {
    expect(alerts.length).toBeGreaterThan(10);
    expect(headings).toEqual(expect.arrayContaining(alerts.map(({ alert }) => alert)));
    expect(headings.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
    for (const { alert, annotations } of alerts)
      expect(annotations.runbook_url).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
  });

  it('lead to panels that the dashboard has, and each figure of an alert is on one', () => {
    const titles = panels.map(({ title }) => title);
    const sentences = runbook.match(/\bpanels? '[^.:?]*/g) ?? [];
    const named = sentences.flatMap((words) => [...words.matchAll(/'([^']+)'/g)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !titles.includes(name ?? ''))).toEqual([]);
    const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
    const asked = [
      ...alerts.flatMap(({ expr }) => namesIn(expr)),
      ...(runbook.match(/\bassessment_\w+/g) ?? []),
    ].filter((name) => name !== 'up');
    expect(asked.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('say how long and how bad', () => {
    for (const { alert, for: duration, labels, annotations } of alerts) {
      expect(duration, alert).toMatch(/^\d+[mh]$/);
      expect(['critical', 'warning', 'info'], alert).toContain(labels.severity);
      expect(annotations.summary, alert).not.toBe('');
    }
  });

  it('are rules that Prometheus reads, where its tool is at hand', async (context) => {
    const { error, status, stdout, stderr } = await runProgram('promtool', ['check', 'rules', 'ops/alerts.yaml']);
    if (error) return context.skip('promtool is not on this machine');
    expect(`${stdout}${stderr}`).toContain('SUCCESS');
    expect(status).toBe(0);
  });
});
