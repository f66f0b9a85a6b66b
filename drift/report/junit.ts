/**
 * JUnit XML: one test case for each operation × check. Drift is a failure, what could not be judged
 * an error, what was not tried skipped.
 */
import type { CheckId } from '../core/finding.ts';
import { type ReportedFinding, type Result, stateOf } from './result.ts';

export function junitReport(result: Result): string {
  const byArea = Map.groupBy(result.operations, ({ area }) => area || 'operations');
  const cases = [...byArea].map(([area, operations]) => ({
    area,
    cases: operations.flatMap(({ operationId }) => casesOf(result, operationId)),
  }));
  const strangers = result.findings.filter(
    ({ operationId, severity }) => severity === 'drift' && !result.contract.operations.has(operationId),
  );
  if (strangers.length > 0)
    cases.push({ area: 'other', cases: strangers.map((finding) => failure('other', finding.operationId, [finding])) });
  if (result.inconclusive.length > 0) {
    const errors = result.inconclusive.map((reason) =>
      testcase('run', 'conclusive', `<error message="${xml(reason)}"/>`, 'error'),
    );
    cases.push({ area: 'run', cases: errors });
  }
  const all = cases.flatMap((suite) => suite.cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xml(result.title)}" ${counts(all)} time="${result.seconds.toFixed(3)}">`,
    ...cases.map(({ area, cases: own }) =>
      [`  <testsuite name="${xml(area)}" ${counts(own)}>`, ...own.map(({ text }) => text), '  </testsuite>'].join('\n'),
    ),
    '</testsuites>',
    '',
  ].join('\n');
}

interface Case {
  text: string;
  kind: 'passed' | 'failure' | 'error' | 'skipped';
}

function casesOf(result: Result, operationId: string): Case[] {
  const reason = result.skipped.get(operationId);
  const performed = result.performed.get(operationId) ?? new Set<CheckId>();
  const own = result.findings.filter((finding) => finding.operationId === operationId && finding.severity === 'drift');
  const checks = new Set([...performed, ...own.map(({ check }) => check)]);
  const cases = [...checks].sort().map((check) => {
    const found = own.filter((finding) => finding.check === check);
    const drift = found.filter(({ known }) => !known);
    if (drift.length > 0) return failure(operationId, check, drift);
    const [excused] = found;
    if (excused?.known)
      return skipped(operationId, check, `known until ${excused.known.until}: ${excused.known.reason}`);
    return testcase(operationId, check, '', 'passed');
  });
  if (stateOf(result, operationId) === 'refusals only')
    cases.push(skipped(operationId, 'success', `refusals only: ${result.refusalsOnly.get(operationId)}`));
  if (reason !== undefined || cases.length === 0)
    cases.push(skipped(operationId, 'exercised', reason ?? 'not exercised'));
  return cases;
}

function failure(operationId: string, name: string, findings: ReportedFinding[]): Case {
  const [first] = findings;
  const details = findings.map((one) =>
    [one.message, one.source ?? one.contract, one.seen && `seen ${one.seen}`, one.advice, one.repeat, one.curl]
      .filter(Boolean)
      .join('\n'),
  );
  const body = `<failure type="${xml(first?.check ?? name)}" message="${xml(findings.map(({ message }) => message).join('; '))}">${xml(details.join('\n\n'))}</failure>`;
  return testcase(operationId, name, body, 'failure');
}

const skipped = (operationId: string, name: string, reason: string) =>
  testcase(operationId, name, `<skipped message="${xml(reason)}"/>`, 'skipped');

const testcase = (operationId: string, name: string, body: string, kind: Case['kind']): Case => ({
  text: `    <testcase classname="${xml(operationId)}" name="${xml(name)}"${body ? `>${body}</testcase>` : '/>'}`,
  kind,
});

function counts(cases: Case[]): string {
  const count = (kind: Case['kind']) => cases.filter((one) => one.kind === kind).length;
  return `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Escapes a text for XML 1.0, and leaves out what it cannot hold. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"'\n\t]/g, (sign) => entities[sign] ?? '');
