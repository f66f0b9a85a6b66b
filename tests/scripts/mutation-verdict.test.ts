import { expect, test } from 'vitest';
import { type Mutant, verdictOn } from '../../scripts/mutation/verdict.ts';

const source = ['const a = b === c;', 'if (a) {', '  stop();', '}'];
const read = () => source;
const mutant = (
  status: string,
  [line, from, to]: [line: number, from: number, to: number],
  replacement: string,
  endLine = line,
): Mutant => ({
  fileName: 'src/a.ts',
  replacement,
  status,
  location: { start: { line, column: from }, end: { line: endLine, column: to } },
});
const killedMutant = mutant('Killed', [1, 11, 18], 'b !== c');
const timedOut = mutant('Timeout', [2, 5, 6], 'true');
const late: Mutant = { ...killedMutant, statusReason: 'Error: Test timed out in 15000ms.' };
const endless: Mutant = { ...timedOut, statusReason: 'Hit limit reached (501/500)' };
const survived = mutant('Survived', [2, 5, 6], 'false');
const notCovered = mutant('NoCoverage', [2, 8, 2], '{}', 4);
const leftOut = mutant('Survived', [3, 3, 9], '');
const ignored = mutant('Ignored', [1, 11, 18], '"b"');

test('the score is killed mutants over those that count, and a survivor is reported as its mutated line', () => {
  const { score, killed, counted, survivors, outdated } = verdictOn(
    [killedMutant, timedOut, survived, notCovered, leftOut, ignored],
    [],
    read,
  );
  expect([score, killed, counted, outdated]).toEqual([40, 2, 5, []]);
  const inTime = verdictOn([killedMutant, endless, timedOut, late, survived], [], read);
  expect(inTime.late.map(({ at, line }) => [at, line])).toEqual([
    [2, 'if (true) {'],
    [1, 'const a = b !== c;'],
  ]);
  expect(survivors.map(({ at, line, status }) => [at, line, status])).toEqual([
    [2, 'if (false) {', 'Survived'],
    [2, 'if (a) {}', 'NoCoverage'],
    [3, '; // without stop();', 'Survived'],
  ]);
});

test('a survivor listed as equivalent is not counted; an entry that matches no survivor is out of date', () => {
  const why = 'nothing differs';
  const [matching, stale, otherFile] = [
    { file: 'src/a.ts', line: 'if (false) {', why },
    { file: 'src/a.ts', line: 'const a = b !== c;', why },
    { file: 'src/b.ts', line: 'if (false) {', why },
  ];
  const verdict = verdictOn([killedMutant, survived], [matching, stale, otherFile], read);
  expect(verdict).toMatchObject({ score: 100, counted: 1, named: 1, survivors: [], outdated: [stale] });
});
