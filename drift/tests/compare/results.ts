/** What each tool told of each server, kept from run to run, and the table made of it. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Mutated } from './subjects.ts';
import type { Told } from './tool.ts';

export interface Result {
  tool: string;
  version: string;
  /** Of the mutant; that of the server as it should be is `conforming` with its seed. */
  id: string;
  told: Told[];
  seconds: number;
}

export const keep = (file: string, result: Result): void => appendFileSync(file, `${JSON.stringify(result)}\n`);

export function kept(file: string): Result[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Result);
}

export type Verdict = 'found' | 'elsewhere' | 'missed' | 'not run';

/** Found is what is told of the operation, and not of the server as it should be as well. */
export function verdictOf(results: Result[], { id, operationId }: Pick<Mutated, 'id' | 'operationId'>): Verdict {
  const result = results.find((one) => one.id === id);
  if (!result) return 'not run';
  const usual = new Set(results.filter(isConforming).flatMap(({ told }) => told.map(({ key }) => key)));
  const fresh = result.told.filter(({ key }) => !usual.has(key));
  if (fresh.some((one) => one.operationId === operationId)) return 'found';
  return fresh.length > 0 ? 'elsewhere' : 'missed';
}

export const conforming = (seed: number) => `conforming ${seed}`;
const isConforming = ({ id }: Result) => id.startsWith('conforming ');

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One line a tool, then one line a kind of mutant. */
export function tableOf(results: Result[], mutants: Mutated[]): string {
  const tools = [...Map.groupBy(results, ({ tool, version }) => `${tool} ${version}`)];
  const count = (own: Result[], verdict: Verdict, among = mutants) =>
    among.filter((one) => verdictOf(own, one) === verdict).length;
  const overall = tools.map(([name, own]) => {
    const tried = mutants.length - count(own, 'not run');
    const falseOnes = own.filter(isConforming).map(({ told }) => new Set(told.map(({ key }) => key)).size);
    const seconds = median(own.map((one) => one.seconds)).toFixed(1);
    const cells = [count(own, 'found'), count(own, 'elsewhere'), count(own, 'missed'), median(falseOnes), seconds];
    return `| ${name} | ${tried} | ${cells.join(' | ')} |`;
  });
  const kinds = [...Map.groupBy(mutants, ({ kind }) => kind)].map(
    ([kind, all]) =>
      `| ${kind} | ${all.length} | ${tools.map(([, own]) => count(own, 'found', all) || '–').join(' | ')} |`,
  );
  return [
    '| tool | mutants | found | told of another operation only | missed | told of the conforming server | seconds a run |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...overall,
    '',
    `| kind | mutants | ${tools.map(([name]) => name.replace(/ [\d.]+$/, '')).join(' | ')} |`,
    `|---|---:|${tools.map(() => '---:|').join('')}`,
    ...kinds,
  ].join('\n');
}
