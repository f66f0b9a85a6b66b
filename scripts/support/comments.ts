import ts from 'typescript';

/** A stretch of prose in a file and the line that it begins in. */
export type Prose = { text: string; line: number };

/** What people read in a file: its comments, or all of a page but its code blocks. */
export function proseOf(file: string, source: string): Prose[] {
  if (/\.(?:ts|tsx|mts|mjs|js)$/.test(file)) return merged(commentRangesOf(file, source), source);
  if (file.endsWith('.md')) return paragraphsOf(source);
  if (/\.(?:css|html)$/.test(file)) return between(source, /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g);
  return between(source, /(?:^|\s)#.*(?:\n[ \t]*#.*)*/g);
}

/** Where the comments of a TypeScript or JavaScript file are, in their order. */
export function commentRangesOf(file: string, source: string): ts.CommentRange[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found = new Map<number, ts.CommentRange>();
  const keep = (ranges: ts.CommentRange[] | undefined) => {
    for (const range of ranges ?? []) found.set(range.pos, range);
  };
  const visit = (node: ts.Node) => {
    // Text between tags may hold // without being a comment.
    if (node.kind !== ts.SyntaxKind.JsxText) {
      keep(ts.getLeadingCommentRanges(source, node.getFullStart()));
      if (node.parent?.kind !== ts.SyntaxKind.JsxElement) keep(ts.getTrailingCommentRanges(source, node.getEnd()));
    }
    for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  return [...found.values()].sort((a, b) => a.pos - b.pos);
}

/** Line comments that follow each other are one text. */
function merged(ranges: ts.CommentRange[], source: string): Prose[] {
  const prose: (Prose & { end: number })[] = [];
  for (const { pos, end } of ranges) {
    const last = prose.at(-1);
    const text = source.slice(pos, end);
    if (last && text.startsWith('//') && /^\s*$/.test(source.slice(last.end, pos)) && last.text.startsWith('//'))
      Object.assign(last, { text: `${last.text}\n${text}`, end });
    else prose.push({ text, line: lineAt(source, pos), end });
  }
  return prose.map(({ text, line }) => ({ text: unmarked(text), line }));
}

function paragraphsOf(source: string): Prose[] {
  const withoutCode = source.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));
  return between(withoutCode, /(?:^\|.*$)|(?:^(?!\||\s*$).*(?:\n(?!\||\s*$).*)*)/gm);
}

function between(source: string, pattern: RegExp): Prose[] {
  return [...source.matchAll(pattern)].map(({ 0: text, index }) => ({
    text: unmarked(text),
    line: lineAt(source, index + (text.length - text.trimStart().length)),
  }));
}

/** The words of a comment or paragraph on one line, without what marks its lines. */
const unmarked = (text: string): string =>
  text
    .replace(/^\s*(?:\/\*\*?|\/\/|\*(?!\*)|#(?!#))/gm, '')
    .replace(/\*\/\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();

export const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;
