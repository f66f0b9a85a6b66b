/** Markdown for a pull request or a step summary. */
import { nameOf, summary } from './console.ts';
import { causesOf, exitCodeOf, nameOfPlace, onlyRefused, type Result, stateOf } from './result.ts';

const verdicts = { 0: 'No drift', 1: 'Drift', 3: 'Inconclusive' } as const;

export function markdownReport(result: Result): string {
  const causes = causesOf(result.findings).flatMap(([first, ...rest]) => (first ? [{ first, rest }] : []));
  const rows = causes.map(({ first: finding, rest }) => [
    finding.known ? `known until ${finding.known.until}` : finding.severity,
    `\`${finding.operationId}\` ${finding.method} ${finding.path}`,
    [finding.status, finding.check].filter(Boolean).join(' '),
    finding.place,
    [finding.message, ...(rest.length > 0 ? [`also ${rest.map(nameOfPlace).join(', ')}`] : [])].join('; '),
    finding.source ?? finding.contract,
    finding.advice,
  ]);
  const skipped = [...result.skipped].map(([id, reason]) => `- \`${id}\`: ${cell(reason)}`);
  const never = new Map(result.coverage.answers.map((one) => [one.operationId, one.never]));
  const refusals = [...onlyRefused(result)].flatMap(([reason, names]) =>
    names.map((id) => `- \`${id}\`: ${cell(reason)}`),
  );
  const values = result.coverage.enums.map(
    ({ schema, never }) => `- ${cell(nameOf(schema))}: ${cell(never.join(', '))}`,
  );
  return [
    `## ${verdicts[exitCodeOf(result)]}: ${cell(result.title)}`,
    '',
    summary(result),
    '',
    ...(rows.length > 0 ? [table(['', 'operation', 'check', 'place', 'what', 'contract', 'do'], rows), ''] : []),
    ...result.inconclusive.map((reason) => `**Inconclusive:** ${cell(reason)}\n`),
    ...(skipped.length > 0 ? ['<details><summary>Not exercised</summary>', '', ...skipped, '', '</details>', ''] : []),
    ...(refusals.length > 0
      ? ['<details><summary>Refusals only</summary>', '', ...refusals, '', '</details>', '']
      : []),
    ...(values.length > 0
      ? ['<details><summary>Values that no answer held</summary>', '', ...values, '', '</details>', '']
      : []),
    ...result.notes.map((note) => `${cell(note)}\n`),
    '<details><summary>Operations</summary>',
    '',
    table(
      ['operation', 'verdict', 'declared answers never seen'],
      result.operations.map(({ operationId }) => [
        `\`${operationId}\``,
        stateOf(result, operationId),
        never.get(operationId)?.join(', ') ?? '',
      ]),
    ),
    '',
    '</details>',
    '',
  ].join('\n');
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** A text that stays in its cell. */
const cell = (text: string) => text.replaceAll(/[|<>]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ');
