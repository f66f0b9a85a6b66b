import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesBelow } from '../../scripts/support/files.ts';
import { root } from '../../scripts/support/root.ts';
import { charactersOf } from '../support/font-characters.ts';

const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

/** What each font of the product holds, of the characters for which the browser asks it. */
const held = [...read('src/styles/fonts.css').matchAll(/url\("(@fontsource[^"]+)"\)[^}]*unicode-range:([^;]+)/g)].map(
  ([, path, range]) => {
    const inFont = charactersOf(readFileSync(`${root}/node_modules/${path}`));
    const ranges = [...(range ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]);
    return (code: number) => inFont.has(code) && ranges.some(([from = 0, to = 0]) => from <= code && code <= to);
  },
);

/** Letters that are joined with another before they are drawn, and what is no sign at all. */
const NOT_DRAWN = /[\p{C}\p{M}\p{Z}]/u;

const lacking = (text: string): string[] =>
  [...new Set(text)].filter((one) => !NOT_DRAWN.test(one) && !held.some((holds) => holds(one.codePointAt(0) ?? 0)));

/** Parsing is slow: what has no such character, nor a way to write one, is not parsed. */
const mayLack = (source: string) => /\\[ux]|&#|&[a-z]+arr;/i.test(source) || lacking(source).length > 0;

/** Its texts with their escapes resolved, and what stands between tags; no comment. */
function textsOf(file: string, source: string): string[] {
  if (!mayLack(source)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text);
    if (ts.isJsxText(node)) texts.push(node.text.replace(/&#x([\da-f]+);/gi, fromHex).replace(/&[a-z]+arr;/gi, '→'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind));
  return texts;
}

const fromHex = (_: string, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16));

/** `content:` of a style is drawn as well. */
const contentsOf = (source: string): string[] =>
  [...source.matchAll(/content:\s*"([^"]*)"/g)].map(([, text = '']) => text.replace(/\\([\da-f]{4,6}) ?/gi, fromHex));

const scripts = (folder: string) =>
  filesBelow(`${root}/${folder}`)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

const styles = (folder: string) =>
  filesBelow(`${root}/${folder}`)
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`);

/** Texts of the contract that a screen shows as they stand. */
function shownTexts(node: unknown, isShown = false): string[] {
  if (typeof node === 'string') return isShown ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => shownTexts(value, isShown || SHOWN.test(key)));
}
const SHOWN = /^(?:x-error-message|x-retry-label|x-enum-descriptions|x-enum-labels|title|detail)$/;

/** Where a character that the font lacks may stand, for no font draws it. */
const notDrawn: Record<string, string> = {
  // `ArrowText` draws it.
  'src/lib/arrow.ts': '→',
  // Letters that are compared.
  'openapi/rules/fold-text.ts': 'σ',
  // Found in a file that is not UTF-8.
  'src/features/users/people-file.ts': '\uFFFD',
};

test('no text of the product has a character that a fallback font would draw', () => {
  expect(held).toHaveLength(2);
  const found = [...scripts('src'), ...scripts('openapi/rules'), ...scripts('server/identity')].flatMap((file) =>
    lacking(textsOf(file, read(file)).join('')).map((one) => ({ file, one })),
  );
  const inStyles = [...styles('src'), ...styles('server/identity')].flatMap((file) =>
    lacking(contentsOf(read(file)).join('')).map((one) => ({ file, one })),
  );
  expect([...found, ...inStyles].filter(({ file, one }) => notDrawn[file] !== one)).toEqual([]);
  expect(lacking(textsOf('src/lib/arrow.ts', read('src/lib/arrow.ts')).join(''))).toEqual(['→']);
});

test('nor has one that a screen takes from the contract', () => {
  const { paths, components } = parse(read('generated/openapi.yaml'));
  const texts = shownTexts({ paths, schemas: components.schemas });
  expect(texts.length).toBeGreaterThan(100);
  expect(lacking(texts.join(''))).toEqual([]);
  expect(lacking(textsOf('a.ts', read('generated/client-operations.ts')).join(''))).toEqual([]);
});

test('a triangle, a circle and an arrow are found as texts, by their numbers and in a style; a letter is not', () => {
  const source = `const a = <p title="▲">{\`x \\u25bc\`} → &#x25cf; é Łł − …</p>; // ○`;
  expect(lacking(textsOf('a.tsx', source).join(''))).toEqual(['▲', '▼', '→', '●']);
  expect(lacking(contentsOf('a::after { content: "\\25b8 "; }').join(''))).toEqual(['▸']);
});
