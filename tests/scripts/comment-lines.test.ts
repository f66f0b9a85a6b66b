import { describe, expect, test } from 'vitest';
import { longCommentLines, longLinesOf } from '../../scripts/support/comment-lines.ts';
import { root } from '../../scripts/support/root.ts';

const words = (letters: number) => 'a'.repeat(letters);
const linesOf = (source: string, file = 'src/a.ts') => longLinesOf(file, source).map(({ line }) => line);

describe('lines with comments', () => {
  test.each([
    ['a line comment', `const a = 1;\n// ${words(98)}`, 2],
    ['a doc comment', `/** ${words(94)} */\nconst a = 1;`, 1],
    ['a line within a block', `/**\n * a\n * ${words(98)}\n */\nconst a = 1;`, 3],
    ['a comment after code', `const a = 1; // ${words(85)}`, 1],
  ])('%s of 101 letters is found', (_, source, line) => {
    expect(linesOf(source)).toEqual([line]);
    expect(linesOf(source.replace('aa', 'a'))).toEqual([]);
  });

  test('comments between tags, in style sheets and in YAML are read', () => {
    expect(linesOf(`const a = <p>{/* ${words(100)} */}</p>;`, 'src/a.tsx')).toEqual([1]);
    expect(linesOf(`/* a\n   ${words(100)} */\na { color: red; /* ${words(90)} */ }`, 'src/a.css')).toEqual([2]);
    expect(linesOf(`# ${words(100)}\na: 1`, 'openapi/a.yaml')).toEqual([1]);
  });

  test('code and texts may be longer', () => {
    expect(linesOf(`const a = '${words(100)}';\nconst b = \`\n// ${words(100)}\n\`; // b`)).toEqual([]);
    expect(linesOf(`a: '#/${words(100)}'`, 'openapi/a.yaml')).toEqual([]);
  });

  test('letters are counted, not bytes', () => expect(linesOf(`// ${'…'.repeat(97)}`)).toEqual([]));
});

test('comment lines of src, drift, openapi, scripts and server have at most 100 letters', () => {
  expect(longCommentLines(root).map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});
