import { relative } from 'node:path';
import { type Document, LineCounter, type Node, parseDocument } from 'yaml';
import { steps } from './contract.ts';
import { memberOf, type Sources } from './sources.ts';

/**
 * Where the parts of a contract in one file stand: `library.yaml:12`.
 * @param base the path is told relative to it; to the working folder where it is left out
 */
export function fileSources(path: string, text: string, base = ''): Sources {
  const lines = new LineCounter();
  let document: Document | undefined;
  return {
    ...(base && { base: relative('', base) }),
    lineOf(pointer) {
      // Most runs find nothing, and name no line. Of JSON in one line there is none to name.
      if (!text.trim().includes('\n')) return undefined;
      document ??= parseDocument(text, { lineCounter: lines, merge: true });
      let node: Node | null = null;
      for (const key of steps(pointer)) {
        const next = memberOf({ document }, node ?? document.contents, key);
        if (!next) break;
        node = next;
      }
      const offset = node?.range?.[0];
      return offset === undefined ? undefined : `${relative(base, path)}:${lines.linePos(offset).line}`;
    },
  };
}
