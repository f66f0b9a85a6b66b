import { expect, test } from 'vitest';
import { type Mutant, verdictOn } from '../../scripts/mutation/verdict.ts';

const source = ['const a = b === c;', 'if (a) {', '  stop();', '}'];
const read = () => source;
const planted = (status: string, [line, from, to]: number[], replacement: string, endLine = line): Mutant => ({
  fileName: 'src/a.ts',
  replacement,
  status,
  location: { start: { line: line ?? 1, column: from ?? 1 }, end: { line: endLine ?? 1, column: to ?? 1 } },
});
const found = planted('Killed', [1, 11, 18], 'b !== c');
const late = planted('Timeout', [2, 5, 6], 'true');
const lived = planted('Survived', [2, 5, 6], 'false');
const unreached = planted('NoCoverage', [2, 8, 2], '{}', 4);
const ignored = planted('Ignored', [1, 11, 18], '"b"');

test('what was found counts against what could be, and each survivor is told as its line would read', () => {
  const { score, killed, counted, survivors, outdated } = verdictOn([found, late, lived, unreached, ignored], [], read);
  expect([score, killed, counted, outdated]).toEqual([50, 2, 4, []]);
  expect(survivors.map(({ at, line, status }) => [at, line, status])).toEqual([
    [2, 'if (false) {', 'Survived'],
    [2, 'if (a) {}', 'NoCoverage'],
  ]);
});

test('a survivor that is named as equivalent does not count; a name that fits none is out of date', () => {
  const why = 'nothing differs';
  const [right, wrong, elsewhere] = [
    { file: 'src/a.ts', line: 'if (false) {', why },
    { file: 'src/a.ts', line: 'const a = b !== c;', why },
    { file: 'src/b.ts', line: 'if (false) {', why },
  ];
  const verdict = verdictOn([found, lived], [right, wrong, elsewhere], read);
  expect(verdict).toMatchObject({ score: 100, counted: 1, named: 1, survivors: [], outdated: [wrong] });
});
