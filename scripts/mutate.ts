// Plants one small change at a time in a target and lets the target's own tests find it: `npm run
// mutate -- rules`.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { equivalent } from './mutation/equivalent.ts';
import { type MutationTarget, targets } from './mutation/targets.ts';
import { verdictOn } from './mutation/verdict.ts';
import { hasPostgres, onTemplates, startTestPostgres } from './support/postgres.ts';
import { root } from './support/root.ts';
import { untilEnded } from './support/until-ended.ts';

const GOAL_PERCENT = 90;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string' }, file: { type: 'string', multiple: true } },
});
const chosen = positionals.length > 0 ? positionals : Object.keys(targets);
const unknown = chosen.filter((name) => !targets[name]);
if (unknown.length > 0) {
  console.error(`No target called ${unknown.join(', ')}. There are ${Object.keys(targets).join(', ')}.`);
  process.exit(2);
}

process.chdir(root);
// A database is copied there in a fifth of the time that the embedded one takes to open.
const needsDatabase = chosen.some((name) => targets[name]?.tests.server);
const postgres = needsDatabase && hasPostgres() ? await startTestPostgres() : undefined;
const stop = async () => postgres?.stop();
untilEnded(stop, 130);
process.on('uncaughtException', (error) => {
  console.error(error);
  void stop().finally(() => process.exit(1));
});
if (postgres) Object.assign(process.env, onTemplates(postgres.url));
const summary: string[] = [];
let failed = false;
for (const name of chosen) {
  const { mutate, pool = 'threads' } = targets[name] as MutationTarget;
  process.env.MUTATION_TARGET = name;
  const mutants = await new Stryker({
    mutate: values.file ?? mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false, pool },
    coverageAnalysis: 'perTest',
    // What words and patterns say is not logic; the type check and the lint find the others.
    mutator: {
      excludedMutations: ['StringLiteral', 'Regex', 'OptionalChaining', 'ObjectLiteral', 'ArrayDeclaration'],
    },
    concurrency: Number(values.concurrency ?? availableParallelism()),
    // On a machine with other work a test comes late, and late is not found.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 15,
    tempDirName: '.data/mutation',
    buildCommand: 'node scripts/mutation/take-snapshot.ts',
    ignorePatterns: ['docs/*', '!docs/keys.md', 'dist', 'e2e', '.data'],
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest();
  const { score, killed, counted, late, survivors, named, outdated } = verdictOn(mutants, equivalent);
  const outOfDate = values.file ? [] : outdated;
  const found = `${killed} of ${counted} found, ${late.length} of them out of time`;
  const line = `${name.padEnd(12)} ${score.toFixed(1).padStart(5)} %  ${found}, ${named} named as equivalent`;
  console.log(`\n${line}`);
  for (const { file, at, line: planted, status } of survivors)
    console.log(`  ${status}  ${file}:${at}\n    ${planted}`);
  for (const { file, at, line: planted } of late) console.log(`  out of time  ${file}:${at}\n    ${planted}`);
  for (const { file, line: planted } of outOfDate)
    console.log(`  named as equivalent, but found or gone: ${file}\n    ${planted}`);
  summary.push(line);
  failed ||= score < GOAL_PERCENT || outOfDate.length > 0;
}
console.log(`\nAll targets\n${summary.join('\n')}`);
await stop();
process.exit(failed ? 1 : 0);
