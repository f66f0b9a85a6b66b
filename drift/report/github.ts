/** What GitHub's runner reads from the output: annotations, and the page of the step. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { countOf } from '../core/finding.ts';
import { markdownReport } from './markdown.ts';
import { causesOf, type Result } from './result.ts';

const kinds = { drift: 'error', warn: 'warning', info: 'notice' } as const;
/** GitHub shows ten of a kind for a step. */
const most = 10;

/** One line for each finding that is not known, as the runner's commands are written. */
export function annotations({
  findings,
  place: own,
  base = '',
}: Pick<Result, 'findings' | 'place' | 'base'>): string[] {
  return causesOf(findings.filter(({ known }) => !known))
    .slice(0, most)
    .flatMap(([finding, ...others]) => {
      if (!finding) return [];
      const { severity, source, operationId, method, path, place, check, message, advice } = finding;
      const also = others.length > 0 ? ` (and ${countOf(others.length, 'more operation')})` : '';
      const [, file, line] = /^(.*):(\d+)$/.exec(own ? `${own}:1` : source ? join(base, source) : '') ?? [];
      const where = [
        ...(file ? [`file=${property(file)}`, `line=${line}`] : []),
        `title=${property(`${check} ${operationId}`)}`,
      ];
      return `::${kinds[severity]} ${where.join(',')}::${data(`${method} ${path} ${place} ${message}${also}\nDo: ${advice}`)}`;
    });
}

/** Adds the report to the page of the step, where the runner names its file. */
export function stepSummary(result: Result, file = process.env.GITHUB_STEP_SUMMARY): void {
  if (file) appendFileSync(file, markdownReport(result));
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
