import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow } from './files.ts';

const NAMERS = new Set(['test', 'it', 'describe']);
const IDS = /\[((?:(?:Q-[SR]|[SB])\d+[\s,;]*)+)\]/g;

export type NamedRow = { id: string; file: string; line: number };

/**
 * The numbered rows of docs/requirements.md that tests name, e.g. `[S12]` or `[S12, Q-S3]`: those
 * in the titles of `test`, `it` and `describe` and in the tables of their `.each`, not those in
 * comments or test bodies.
 */
export function rowsNamedByTests(root: string, folders = ['tests', 'e2e', 'drift/tests']): NamedRow[] {
  return folders.flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .flatMap((file) => rowsNamedIn(`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8'))),
  );
}

/** The rows that one source file names, `file` is only its name in the result. */
export function rowsNamedIn(file: string, source: string): NamedRow[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const rows: NamedRow[] = [];

  const collect = (text: string, node: ts.Node) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    for (const [, list = ''] of text.matchAll(IDS))
      for (const id of list.split(/[\s,;]+/).filter(Boolean)) rows.push({ id, file, line });
  };
  const collectTexts = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      collect(node.text, node);
    ts.forEachChild(node, collectTexts);
  };
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && NAMERS.has(calledName(node.expression))) {
      const [title] = node.arguments;
      if (title && !ts.isFunctionLike(title)) collectTexts(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return rows;
}

/** `test` of `test(…)`, `test.each(…)(…)` and `test.describe.serial(…)`. */
function calledName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return calledName(callee.expression);
  return '';
}
