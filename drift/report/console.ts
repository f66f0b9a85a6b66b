/** The report that people read in a terminal. */
import { styleText } from 'node:util';
import { countOf } from '../core/finding.ts';
import { percent, type Share } from '../live/coverage.ts';
import {
  causesOf,
  driftsOf,
  exitCodeOf,
  nameOfPlace,
  onlyRefused,
  type ReportedFinding,
  type Result,
  stateOf,
  states,
} from './result.ts';

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

const signs = { drift: '✖', warn: '!', info: 'i' } as const;
const mostOthers = 3;

/** Colours only where `isTty`; long lists in full where `isVerbose`. */
export function consoleReport(result: Result, { isTty = false, isVerbose = false } = {}): string {
  const paint: Paint = (style, text) => (isTty ? styleText(style, text, { validateStream: false }) : text);
  const shown = result.findings.filter(({ known, severity }) => !known && severity !== 'info');
  const infos = result.findings.filter(({ severity }) => severity === 'info');
  return [
    ...causesOf(shown).flatMap((alike) => blocks(alike, paint, isVerbose)),
    ...infos.map(({ operationId, message }) => `i ${operationId}  ${message}`),
    ...skippedLines(result),
    ...refusalsLines(result, isVerbose),
    ...answerLines(result, isVerbose),
    ...neverLines(result, isVerbose),
    ...result.notes.map((note) => `i ${note}`),
    ...result.inconclusive.map((reason) => paint('yellow', `? inconclusive: ${reason}`)),
    summary(result, paint),
  ].join('\n');
}

/** The first few names, all where `isVerbose`. */
function listed(names: string[], isVerbose: boolean): string {
  const shown = isVerbose ? names : names.slice(0, mostOthers);
  const more = names.length > shown.length ? ` and ${names.length - shown.length} more (--verbose)` : '';
  return `${shown.join(', ')}${more}`;
}

/** The same fault of many operations is reported in full once. */
function blocks([first, ...rest]: ReportedFinding[], paint: Paint, isVerbose: boolean): string[] {
  const others = [...new Set(rest.map(nameOfPlace))];
  return [
    ...(first ? [block({ ...first, effect: effectOf(first, rest) }, paint)] : []),
    ...(others.length > 0 ? [`    ${paint('dim', 'also')}      ${listed(others, isVerbose)}\n`] : []),
  ];
}

/** Without the area and what the client says, which differ from operation to operation. */
const bare = (effect: string): string => effect.replace(/ \([^()]*\)(: ".*")?$/s, '');

/** One cause may mean one thing for a read and another for a write. */
function effectOf(first: ReportedFinding, rest: ReportedFinding[]): string {
  const known = bare(first.effect);
  const others = new Set(rest.map(({ effect }) => bare(effect)).filter((effect) => effect !== known));
  return [first.effect, ...others].join('; ');
}

function block(finding: ReportedFinding, paint: Paint): string {
  const { severity, operationId, method, path, status, check, place, message } = finding;
  const head = [operationId, `${method} ${path}`, status, check, place].filter(
    (part) => part !== undefined && part !== '',
  );
  const times = finding.times > 1 ? ` (${finding.times} times)` : '';
  const rows: [string, string | undefined][] = [
    ['contract', [finding.source, `(${finding.contract})`].filter(Boolean).join('   ')],
    ['seen', finding.seen],
    ['effect', finding.effect],
    ['do', finding.advice],
    ['known', finding.expired && `until ${finding.expired}, which is over`],
    ['repeat', finding.repeat],
    ['curl', finding.curl],
    ['id', finding.id],
  ];
  const colour = severity === 'drift' ? 'red' : 'yellow';
  return [
    `${paint(colour, signs[severity])} ${paint('bold', head.join('  '))}  ${message}${times}`,
    ...rows.filter(([, text]) => text).map(([name, text]) => `    ${paint('dim', name.padEnd(9))} ${text}`),
    '',
  ].join('\n');
}

function skippedLines({ skipped }: Result): string[] {
  const byReason = Map.groupBy(skipped, ([, reason]) => reason);
  return [...byReason].map(([reason, list]) => `- not exercised (${reason}): ${list.map(([id]) => id).join(', ')}`);
}

/** That the other requests of these operations were not tried must not look like a pass. */
function refusalsLines(result: Result, isVerbose: boolean): string[] {
  return [...onlyRefused(result)].map(([reason, names]) => `- refusals only (${reason}): ${listed(names, isVerbose)}`);
}

/** Declared answers that never came: what is said of them was not judged. */
function answerLines({ coverage }: Result, isVerbose: boolean): string[] {
  const missed = coverage.answers.filter(({ never }) => never.length > 0);
  if (missed.length === 0) return [];
  if (isVerbose)
    return missed.map(({ operationId, never }) => `- answers never seen: ${operationId} ${never.join(', ')}`);
  const answers = missed.reduce((sum, { never }) => sum + never.length, 0);
  return [
    `- ${countOf(answers, 'declared answer')} of ${countOf(missed.length, 'operation')} never seen${inShare(coverage.statuses, answers)} (--verbose names them)`,
  ];
}

/** The share of statuses in the last line counts these, but only those that the mode asks for. */
function inShare(statuses: Share, answers: number): string {
  const left = statuses.of - statuses.seen;
  if (statuses.of === 0) return '';
  return left === answers
    ? `: statuses ${shareOf(statuses)}`
    : `; of what this mode asks for ${left}: statuses ${shareOf(statuses)}`;
}

function neverLines({ coverage: { enums } }: Result, isVerbose: boolean): string[] {
  if (enums.length === 0) return [];
  if (isVerbose) return enums.map(({ schema, never }) => `- values never seen: ${nameOf(schema)} ${never.join(', ')}`);
  const values = enums.reduce((sum, { never }) => sum + never.length, 0);
  return [`- ${countOf(values, 'value')} of ${countOf(enums.length, 'enumeration')} never seen (--verbose names them)`];
}

/** A schema by its name. */
export const nameOf = (pointer: string): string => pointer.replace(/^#\/components\/schemas\//, '');

/** A dash where there was nothing to see: a hundred percent would say that all is well. */
const shareOf = (share: Share): string => (share.of === 0 ? '–' : `${percent(share)} %`);

/** The last line: what was done, and how much of the contract it saw. */
export function summary(result: Result, paint: Paint = (_, text) => text): string {
  const { operations, coverage, requests, seconds } = result;
  const found = operations.map(({ operationId }) => stateOf(result, operationId));
  const drifts = driftsOf(result);
  const findings = causesOf(drifts).length;
  const known = result.findings.filter((one) => one.known).length;
  const warnings = result.findings.filter(({ severity }) => severity === 'warn').length;
  const parts = states.flatMap((state) => {
    const count = found.filter((one) => one === state).length;
    return count > 0 || state === 'ok' || state === 'drift' ? [`${count} ${state}`] : [];
  });
  const line = [
    `${countOf(operations.length, 'operation')}: ${parts.join(', ')}`,
    `${countOf(findings, 'finding')}${drifts.length > findings ? ` in ${countOf(drifts.length, 'place')}` : ''}${known > 0 ? ` (and ${known} known)` : ''}${warnings > 0 ? `, ${countOf(warnings, 'warning')}` : ''}`,
    `operations ${shareOf(coverage.operations)}`,
    `statuses ${shareOf(coverage.statuses)}`,
    `fields ${shareOf(coverage.properties)}`,
    `${countOf(requests, 'request')}, ${seconds.toFixed(1)} s`,
  ].join(' · ');
  const code = exitCodeOf(result);
  return paint(code === 0 ? 'green' : code === 1 ? 'red' : 'yellow', line);
}
