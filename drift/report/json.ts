/** The result as JSON, for other programs; `drift baseline --from` reads it. */
import { causesOf, driftsOf, exitCodeOf, type Result, stateOf } from './result.ts';

export function jsonReport(result: Result): string {
  const { title, options, findings, inconclusive, notes, requests, seconds, baseline } = result;
  const { answers: list, ...coverage } = result.coverage;
  const answers = new Map(list.map(({ operationId, seen, never }) => [operationId, { seen, never }]));
  const operations = result.operations.map(({ operationId, method, path, area }) => ({
    operationId,
    method: method.toUpperCase(),
    path,
    area,
    verdict: stateOf(result, operationId),
    ...(result.skipped.has(operationId) && { reason: result.skipped.get(operationId) }),
    ...(result.refusalsOnly.has(operationId) && { refusalsOnly: result.refusalsOnly.get(operationId) }),
    ...(answers.has(operationId) && { answers: answers.get(operationId) }),
    checks: [...(result.performed.get(operationId) ?? [])].sort(),
  }));
  const report = {
    version: 1,
    title,
    contract: result.contract.version,
    exitCode: exitCodeOf(result),
    options,
    findings,
    causes: causesOf(driftsOf(result)).map((alike) => alike.map(({ id }) => id)),
    operations,
    coverage,
    unusedBaseline: baseline.unused.map(({ id }) => id),
    inconclusive,
    notes,
    requests,
    seconds,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
