/** SARIF 2.1.0, which code scanning reads: https://docs.oasis-open.org/sarif/sarif/v2.1.0/ */
import { join } from 'node:path';
import { type CheckId, checks } from '../core/finding.ts';
import { exitCodeOf, type ReportedFinding, type Result } from './result.ts';

const levels = { drift: 'error', warn: 'warning', info: 'note' } as const;

export function sarifReport(result: Result): string {
  const rules = (Object.keys(checks) as CheckId[]).map((id) => ({
    id,
    name: id.replaceAll(/(^|[.-])(\w)/g, (_, __, letter: string) => letter.toUpperCase()),
    shortDescription: { text: id },
    defaultConfiguration: { level: levels[checks[id]] },
  }));
  const results = result.findings.map((finding) =>
    resultOf(
      finding,
      rules.findIndex(({ id }) => id === finding.check),
      result,
    ),
  );
  const run = {
    tool: { driver: { name: 'drift', semanticVersion: semantic(result.contract.version), rules } },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        executionSuccessful: result.inconclusive.length === 0,
        exitCode: exitCodeOf(result),
        toolExecutionNotifications: result.inconclusive.map((text) => ({ level: 'error', message: { text } })),
      },
    ],
    results,
  };
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

const semantic = (version: string) => (/^\d+\.\d+\.\d+/.test(version) ? version : '0.0.0');

/**
 * `place` is the file of the caller's repository that stands for the contract's, which is not
 * there.
 */
function resultOf(finding: ReportedFinding, ruleIndex: number, { place, base = '' }: Result): object {
  const { check, severity, operationId, method, path, source, message, place: where, id, contract, advice } = finding;
  const ofContract = source === undefined ? undefined : physical(join(base, source));
  const shown = place === undefined ? ofContract : physical(`${place}:1`);
  const inContract = place !== undefined && source ? ` Contract: ${source}.` : '';
  const { known, seen, times } = finding;
  return {
    ruleId: check,
    ruleIndex,
    level: levels[severity],
    message: {
      text: `${operationId} (${method} ${path})${where && ` ${where}`}: ${message}. Do: ${advice}.${inContract}`,
    },
    locations: [
      {
        ...(shown && { physicalLocation: shown }),
        logicalLocations: [{ fullyQualifiedName: contract, kind: 'resource' }],
      },
    ],
    partialFingerprints: { 'driftId/v1': id },
    ...(known && {
      suppressions: [{ kind: 'external', status: 'accepted', justification: `${known.reason} (until ${known.until})` }],
    }),
    properties: { ...(seen !== undefined && { seen }), ...(source !== undefined && { contract: source }), times },
  };
}

function physical(source: string): object | undefined {
  const [, uri, line] = /^(.*):(\d+)$/.exec(source) ?? [];
  if (!uri) return undefined;
  return { artifactLocation: { uri: uri.replaceAll('\\', '/') }, region: { startLine: Number(line) } };
}
