import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ID = '(?:\\w*Id|id|caller|child|comment|country|edition|indicator|library|parent|pair|reference|user)';
/** Two parameters side by side; members of a type end with a semicolon instead. */
const BY_POSITION = new RegExp(`[(,]\\s*${ID}\\??: (?:number|string)[^,;(){}]*,\\s*${ID}\\??: (?:number|string)`, 'g');
const findIn = (code: string) =>
  [...code.matchAll(BY_POSITION)].filter(({ index }) => isInList(code, index)).map(([found]) => found);

/** In the list of a function: a tuple, whose members are named as well, opens with a bracket. */
function isInList(code: string, index: number): boolean {
  let depth = 0;
  for (let at = index; at >= 0; at--) {
    const sign = code[at] ?? '';
    if (')]}'.includes(sign)) depth += 1;
    else if ('([{'.includes(sign) && depth-- === 0) return sign === '(';
  }
  return false;
}

test('no function takes two Ids by position, which a call could swap unseen', () => {
  const files = globSync('{src,server,drift,openapi,scripts,e2e,tests}/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('ids-by-name.test.ts'),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap((file) => findIn(readFileSync(file, 'utf8')).map((found) => `${file} ${found}`))).toEqual([]);
});

test.each([
  'const draft = (userId: number, ratingId: number): string => ``;',
  'function find(\n  db: Db,\n  id: number,\n  countryId?: number | null,\n) {}',
  'pair(country: number, indicator: number): Pair {',
])('%s is found', (code) => expect(findIn(code)).toHaveLength(1));

test('by name they are not, nor in a tuple', () => {
  expect(findIn('type Pair = [\n  at: number,\n  editionId: number,\n  countryId: number,\n];')).toEqual([]);
  expect(findIn('function find(db: Db, { userId, id }: { userId: number; id: number }, at: Date) {}')).toEqual([]);
});
