import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentRangesOf, lineAt } from './comments.ts';
import { filesBelow } from './files.ts';

/** A line with a comment that is longer than `MAX_LETTERS`. */
export type LongLine = { file: string; line: number };

const MAX_LETTERS = 100;
const FOLDERS = ['src', 'drift', 'openapi', 'scripts', 'server'];
const CODE = /\.(?:tsx?|mts|mjs|js)$/;
const OTHER = /\.(?:css|ya?ml)$/;
/** Parsing is slow, so files without such a line are not parsed. */
const MAY_BE_LONG = /^(?=.{101}).*(?:\/\/|\/\*|^\s*\*)/mu;

/** Comment lines that do not fit beside a diff. */
export function longCommentLines(root: string): LongLine[] {
  const files = FOLDERS.flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`));
  return files
    .filter((file) => CODE.test(file) || OTHER.test(file))
    .flatMap((file) => longLinesOf(file, readFileSync(join(root, file), 'utf8')));
}

/** Those of one file. */
export function longLinesOf(file: string, source: string): LongLine[] {
  const lines = source.split('\n');
  const numbers = CODE.test(file) ? codeLines(file, source) : otherLines(lines);
  return [...new Set(numbers)]
    .filter((line) => [...(lines[line - 1] ?? '')].length > MAX_LETTERS)
    .map((line) => ({ file, line }));
}

/** Lines with a part of a comment; a template that holds `//` has none. */
function codeLines(file: string, source: string): number[] {
  if (!MAY_BE_LONG.test(source)) return [];
  return commentRangesOf(file, source).flatMap(({ pos, end }) => {
    const [first, last] = [lineAt(source, pos), lineAt(source, end)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Lines of YAML and style sheets that hold nothing but a comment. */
function otherLines(lines: string[]): number[] {
  let isInside = false;
  return lines.flatMap((line, index) => {
    const isComment = isInside || /^\s*(?:#\s|\/\*)/.test(line);
    if (/^\s*\/\*/.test(line)) isInside = true;
    if (line.includes('*/')) isInside = false;
    return isComment ? [index + 1] : [];
  });
}
