/** Makes a result of what a check found, and writes its reports. */
import { closeSync, existsSync, mkdirSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Contract } from '../core/contract.ts';
import { UsageError } from '../core/errors.ts';
import { type Finding, findingId } from '../core/finding.ts';
import type { Sources } from '../core/sources.ts';
import type { Checked } from '../live/check.ts';
import { adviceOf } from './advice.ts';
import { type Entry, holdAgainst, today } from './baseline.ts';
import { consoleReport } from './console.ts';
import { annotations, stepSummary } from './github.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import { markdownReport } from './markdown.ts';
import { isJudged, type ReportedFinding, type Result } from './result.ts';
import { sarifReport } from './sarif.ts';

export interface ReportOptions {
  contract: Contract;
  sources: Sources;
  title: string;
  baseline: Entry[];
  options: Result['options'];
  /** The command that shows an operation's findings again. */
  repeat: (operationId: string) => string;
  /** See Result.place. */
  place?: string | undefined;
}

const weight = { drift: 0, warn: 1, info: 2 };

export function resultOf(
  checked: Checked,
  { contract, sources, title, baseline, options, repeat, place }: ReportOptions,
): Result {
  const held = holdAgainst(baseline, checked.findings, today(), (id) => isJudged(checked, id));
  const findings = checked.findings
    .map((finding) => reported(finding, { contract, sources, held, repeat }))
    .sort((a, b) => weight[a.severity] - weight[b.severity]);
  const unused = held.unused.map(
    ({ id }) => `the baseline's ${id} was not found any more: \`drift baseline --prune\` takes it out`,
  );
  return {
    ...checked,
    contract,
    title,
    findings,
    notes: [...checked.notes, ...unused],
    baseline: held,
    options,
    ...(place !== undefined && { place }),
    ...(sources.base && { base: sources.base }),
  };
}

type With = Pick<ReportOptions, 'contract' | 'sources' | 'repeat'> & { held: ReturnType<typeof holdAgainst> };

function reported(finding: Finding, { contract, sources, held, repeat }: With): ReportedFinding {
  const id = findingId(finding);
  const source = finding.source ?? sources.lineOf(finding.contract);
  const known = held.known.get(id);
  const expired = held.expired.get(id);
  return {
    ...finding,
    ...(source !== undefined && { source }),
    id,
    ...adviceOf(finding, contract.operations.get(finding.operationId)),
    repeat: repeat(finding.operationId),
    ...(known && { known: { reason: known.reason, until: known.until } }),
    ...(expired && { expired: expired.until }),
  };
}

const kinds = { junit: junitReport, sarif: sarifReport, json: jsonReport, md: markdownReport } as const;
type Kind = keyof typeof kinds;
export type ReportFile = { kind: Kind; file: string };

/**
 * `--report junit=drift.xml`. @throws UsageError for another kind, or a file that cannot be written
 */
export function reportFile([kind, file]: [string, string]): ReportFile {
  if (!(kind in kinds) || !file)
    throw new UsageError(`--report ${kind}=${file}: say ${Object.keys(kinds).join(', ')}, and a file.`);
  const reason = whyNot(resolve(file));
  if (reason) throw new UsageError(`--report ${kind}=${file}: ${reason}.`);
  return { kind: kind as Kind, file: resolve(file) };
}

/** Why a file could not be written; said before the run, not after it. */
function whyNot(file: string): string | undefined {
  if (existsSync(file) && statSync(file).isDirectory()) return `${file} is a folder`;
  let there = file;
  while (!existsSync(there)) there = dirname(there);
  if (there !== file && !statSync(there).isDirectory()) return `${there} is a file, not a folder`;
  try {
    makeFolder(dirname(file));
    const isNew = !existsSync(file);
    closeSync(openSync(file, 'a'));
    if (isNew) rmSync(file);
    return undefined;
  } catch {
    return `${there} cannot be written`;
  }
}

/**
 * One folder after another: all at once (`recursive`) never comes to an end below /proc, which
 * refuses without saying so.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Prints the report and writes the files. */
export function writeReports(
  result: Result,
  files: ReportFile[],
  { print = console.log, isVerbose = false }: { print?: (text: string) => void; isVerbose?: boolean } = {},
): void {
  for (const { kind, file } of files) {
    makeFolder(dirname(file));
    writeFileSync(file, kinds[kind](result));
  }
  print(consoleReport(result, { isTty: process.stdout.isTTY === true && !process.env.NO_COLOR, isVerbose }));
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  for (const line of annotations(result)) print(line);
  stepSummary(result);
}
