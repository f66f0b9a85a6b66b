import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Equivalent } from './equivalent.ts';

type Place = { line: number; column: number };
export type Mutant = {
  fileName: string;
  replacement: string;
  location: { start: Place; end: Place };
  status: string;
  /** What the test says that found it. */
  statusReason?: string | undefined;
};
type Planted = { file: string; at: number; line: string; status: string };

export type Verdict = {
  /** Per cent of what could be found. */
  score: number;
  killed: number;
  counted: number;
  /** Those found that ran out of time: a promise never settles, or the machine is busy. */
  late: Planted[];
  survivors: Planted[];
  /** How many of those that nothing found are named as equivalent. */
  named: number;
  /** Named as equivalent in a file of this run, and found all the same, or not planted any more. */
  outdated: Equivalent[];
};

const FOUND = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/** What the tests are worth: how many of the planted changes they found, and which they did not. */
export function verdictOn(mutants: readonly Mutant[], equivalent: readonly Equivalent[], read = readLines): Verdict {
  const planted = mutants.map((mutant) => {
    const file = relative('.', mutant.fileName);
    return { file, at: mutant.location.start.line, line: lineWith(mutant, read(file)), status: mutant.status };
  });
  const killed = planted.filter(({ status }) => FOUND.has(status)).length;
  const late = planted.filter((_, index) => isLate(mutants[index] as Mutant));
  const missed = planted.filter(({ status }) => MISSED.has(status));
  const isNamed = ({ file, line }: Planted) => equivalent.some((one) => one.file === file && one.line === line);
  const survivors = missed.filter((one) => !isNamed(one));
  const files = new Set(planted.map(({ file }) => file));
  const outdated = equivalent.filter(
    (one) => files.has(one.file) && !missed.some(({ file, line }) => file === one.file && line === one.line),
  );
  const counted = killed + survivors.length;
  const score = counted === 0 ? 0 : (100 * killed) / counted;
  return { score, killed, counted, late, survivors, named: missed.length - survivors.length, outdated };
}

/** Timed out. An endless loop is not: its rounds are counted, so any machine finds it. */
const isLate = ({ status, statusReason = '' }: Mutant) =>
  (status === 'Timeout' && !/hit limit/i.test(statusReason)) ||
  (status === 'Killed' && /timed out in \d+ms/i.test(statusReason));

/**
 * The line of the source as it reads with the change planted; of a change over several lines the
 * rest of the last one, and of a statement that is left out what it said.
 */
function lineWith({ location: { start, end }, replacement }: Mutant, lines: string[]): string {
  const before = lines[start.line - 1]?.slice(0, start.column - 1) ?? '';
  const after = lines[end.line - 1]?.slice(end.column - 1) ?? '';
  const planted = `${before}${replacement}${after}`.replaceAll(/\s+/g, ' ').trim();
  return planted === ';' ? `; // without ${lines[start.line - 1]?.trim()}` : planted;
}

const readLines = (file: string) => readFileSync(file, 'utf8').split('\n');
