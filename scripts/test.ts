// Everything that `npm test` checks. Goes on after a failure, so that one run reports all there is
// to mend. While working, `--changed` runs what the uncommitted changes can touch, `--changed
// --since main~3` what the last three commits can.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildClient } from './build-client.ts';
import { staleGeneratedFiles } from './check-generated.ts';
import { specCoverage } from './coverage-spec.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { changedFiles, journeysOf, readersOf } from './support/changed.ts';
import { ensurePostgres, onTemplates, type Postgres, startTestPostgres } from './support/postgres.ts';
import { root } from './support/root.ts';
import { bin, compiledOnce, run, stopAll } from './support/run.ts';
import { playwrightTally, type Tally, vitestTally } from './support/tally.ts';
import { untilEnded } from './support/until-ended.ts';

type Result = Tally & { output: string };
type Step = { name: string; check: () => Promise<Result> };
type Done = Result & { name: string; seconds: number };

const reports = join(root, '.data', `reports-${process.pid}`);
// What Node compiled for one step, and for a program that it starts, serves the others.
process.env.NODE_COMPILE_CACHE ??= compiledOnce.NODE_COMPILE_CACHE;

const program = (name: string, file: () => string, args: string[], env: Record<string, string> = {}): Step => ({
  name,
  check: async () => {
    const { code, output } = await run(file(), args, { env });
    return one(code === 0, output);
  },
});

// The longest first; none of them changes what another reads.
const quick: Step[] = [
  // Node leaves out the types of configurations; Babel takes a quarter of the time of the whole.
  program('unused', () => bin('knip'), ['--no-progress', '--treat-config-hints-as-errors'], { JITI_TRY_NATIVE: '1' }),
  // One checker: each further one works out anew what it shares with the others.
  program('types', () => bin('tsgo', 'tsc'), ['-p', '.', '--checkers', '1']),
  { name: 'build', check: async () => one(true, await theClient().then(() => '')) },
  program('lint', () => bin('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', '.']),
  {
    name: 'generated',
    check: async () => lines(await staleGeneratedFiles(), 'Run `npm run generate` and commit generated/.'),
  },
  program('contract', () => join(root, 'scripts', 'lint-contract.ts'), []),
  {
    name: 'rows',
    check: async () =>
      lines(
        specCoverage().unknown.map(({ id, file, line }) => `${file}:${line} names ${id}`),
        'Titles, comments and pages name only what stands in the repository.',
      ),
  },
];

/**
 * Tests that are to be seen on the embedded database as well as on PostgreSQL: the whole drift
 * check, of twelve countries, each write with its events, reads of many rows, and locks.
 * Faults are done to the embedded one alone.
 */
const embedded = [
  'drift/tests/product.test.ts',
  ...['activity-writes', 'dashboard', 'idempotency', 'results', 'transaction', 'turns'].map(
    (name) => `tests/server/${name}.test.ts`,
  ),
];

// After the quick ones, five at a time, the longest first: the journeys are in two halves, each
// with a server and a database of its own, and wait for browsers and clocks much of the time,
// which the tests beside them use, giving way to them. The other long suites are in halves too,
// and three equal ones come last, so that no processor rests at the end. Each streams what it
// does.
const everything: Step[] = [
  browserStep('e2e-1', 'reference', '--shard=1/2'),
  browserStep('e2e-2', 'reference', '--shard=2/2'),
  databaseStep('server-1', '--project=server', '--shard=1/2'),
  databaseStep('server-2', '--project=server', '--shard=2/2'),
  databaseStep('drift-1', '--project=drift', '--shard=1/2'),
  databaseStep('drift-2', '--project=drift', '--shard=2/2'),
  vitestStep('node', '--project=node*'),
  vitestStep('embedded', '--project=server', '--project=drift', ...embedded),
  browserStep('prism', 'prism'),
  screensStep('dom-1', 'production', '--project=dom', '--shard=1/2'),
  screensStep('dom-2', 'production', '--project=dom', '--shard=2/2'),
  screensStep('dom-dev', 'development', '--project=dom*'),
];

const units = ['--project=dom*', '--project=drift', '--project=node*'];

/** The long steps that what changed since a commit can touch. */
function touchedBy(files: readonly string[], since: string): Step[] {
  const journeys = journeysOf(files);
  const readers = readersOf(files);
  const changed = ['--passWithNoTests', '--changed', since];
  return [
    ...(journeys.length > 0 ? [browserStep('e2e', 'reference', ...journeys)] : []),
    databaseStep('server', '--project=server', ...changed),
    databaseStep('unit', ...units, ...changed),
    ...(readers.length > 0 ? [databaseStep('readers', ...units, ...readers)] : []),
  ];
}

function vitestStep(name: string, ...choice: string[]): Step {
  return { name, check: () => runVitest(name, choice) };
}

/** On the build of React that takes less time, or on that which warns (ADR-308). */
function screensStep(name: string, build: 'production' | 'development', ...choice: string[]): Step {
  return { name, check: () => runVitest(name, choice, { TEST_REACT: build }) };
}

async function runVitest(name: string, choice: string[], env: Record<string, string> = {}): Promise<Result> {
  const report = join(reports, `${name}.json`);
  const { code } = await run(bin('vitest'), ['run', '--allowOnly=false', ...choice], {
    env: { VITEST_REPORT: report, ...env },
    stream: true,
    givesWay: true,
  });
  return { ...vitestTally(report, code, choice.includes('--passWithNoTests')), output: '' };
}

let built: Promise<void> | undefined;

/** Built once, for all who ask. */
function theClient(): Promise<void> {
  built ??= buildClient();
  return built;
}

/** `.ci/run` installs programs meanwhile, and says by a file when it is through. */
async function programsTried(): Promise<void> {
  const said = process.env.PROGRAMS_TRIED;
  const until = performance.now() + 600_000;
  while (said && !existsSync(said) && performance.now() < until) await sleep(200);
}

/** Long steps wait for what they may find: programs, and the client where it is being built. */
const prepared = ({ name, check }: Step): Step => ({
  name,
  check: async () => {
    await Promise.all([programsTried(), built?.catch(() => undefined)]);
    return check();
  },
});

let postgres: Promise<Postgres> | undefined;

/**
 * On PostgreSQL, which takes half the processor's time of the embedded database; on that one where
 * there is no PostgreSQL. The step `embedded` and the main job run on the embedded one everywhere
 * (ADR-242).
 */
async function databaseSettings(): Promise<Record<string, string>> {
  if (ensurePostgres()) postgres ??= startTestPostgres();
  const server = await postgres;
  return server ? onTemplates(server.url) : {};
}

function databaseStep(name: string, ...choice: string[]): Step {
  return { name, check: async () => runVitest(name, choice, await databaseSettings()) };
}

/**
 * Node leaves out types by itself; Playwright's own way through Babel takes three times as long
 * where nothing is kept of it.
 */
const nodesOwnTypes = { PW_DISABLE_TS_ESM: '1' };

function browserStep(name: string, project: string, ...choice: string[]): Step {
  return {
    name,
    check: async () => {
      ensureBrowser();
      await theClient();
      const report = join(reports, `${name}.json`);
      const database = project === 'reference' ? await databaseSettings() : {};
      const { code } = await run(bin('@playwright/test', 'playwright'), ['test', `--project=${project}`, ...choice], {
        env: { ...nodesOwnTypes, PLAYWRIGHT_REPORT: report, E2E_PROJECT: project, E2E_RESULTS: name, ...database },
        stream: true,
      });
      return { ...playwrightTally(report, code), output: '' };
    },
  };
}

function one(passed: boolean, output: string): Result {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, failures: [], output };
}

function lines(faults: string[], advice: string): Result {
  return one(faults.length === 0, [...faults, advice].join('\n'));
}

async function performOne({ name, check }: Step): Promise<Done> {
  const since = performance.now();
  const result = await check().catch((error: Error) => one(false, error.message));
  const done = { name, ...result, seconds: (performance.now() - since) / 1000 };
  console.log(row(done));
  if (done.failed > 0 && done.output) console.log(`\n${done.output.trim()}\n`);
  return done;
}

function row({ name, passed, failed, skipped, seconds }: Done): string {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return `${failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(10)} ${counts.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s`;
}

async function perform(steps: Step[], atATime: number): Promise<Done[]> {
  const queue = [...steps];
  const done: Done[] = [];
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) done.push(await performOne(step));
  };
  await Promise.all(Array.from({ length: atATime }, lane));
  return done;
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, changed: { type: 'boolean' }, since: { type: 'string', default: 'HEAD' } },
});
const long = values.changed ? touchedBy(changedFiles(values.since), values.since) : everything;
const only = values.only?.split(',');
const unknown = only?.filter((name) => ![...quick, ...long].some((step) => step.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(
    `No step called ${unknown.join(', ')}. There are ${[...quick, ...long].map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
const chosen = (steps: Step[]) => steps.filter(({ name }) => !only || only.includes(name));

const stop = async () => {
  await stopAll();
  await (await postgres)?.stop();
};
untilEnded(stop, 130);
mkdirSync(reports, { recursive: true });
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const since = performance.now();
const done = await perform([...chosen(quick), ...chosen(long).map(prepared)], 5);
await stop();

const sum = (count: 'passed' | 'failed' | 'skipped') => done.reduce((total, step) => total + step[count], 0);
console.log('\nAll steps');
for (const step of done) {
  console.log(row(step));
  for (const failure of step.failures) console.log(`          ${failure}`);
}
console.log(
  `${((performance.now() - since) / 1000).toFixed(0)} s in all${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
