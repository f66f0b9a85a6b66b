import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const aliases: [alias: string, folder: string][] = [
  ['#generated/', 'generated/'],
  ['#src/', 'src/'],
  ['@/', 'src/'],
  ['#rules/', 'openapi/rules/'],
];

const IMPORTS = /(?:\bfrom|\bimport\(|^import)\s*['"]([^'"$]+)['"]/gm;

/** The files of the project that this one names, of values and of types, now or when it runs. */
export function importsOf(file: string, code = readFileSync(file, 'utf8')): string[] {
  return [...code.matchAll(IMPORTS)].flatMap(([, name = '']) => {
    const alias = aliases.find(([prefix]) => name.startsWith(prefix));
    if (alias) return alias[1] + name.slice(alias[0].length);
    return name.startsWith('.') ? relative('.', join(dirname(file), name)) : [];
  });
}

/** Each circle once: the files of which every one leads to all others. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const index = new Map<string, number>();
  const open: string[] = [];
  // Tarjan's strongly connected components
  const visit = (file: string): number => {
    const own = index.size;
    let low = own;
    index.set(file, own);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!index.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, index.get(next) ?? low);
    }
    if (low === own) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return circles;
}

/** What the files import of each other. */
export const graphOf = (files: readonly string[]): Map<string, string[]> =>
  new Map(files.map((file) => [file, importsOf(file)]));

/** The files that these lead to by imports, themselves among them, as far as they lie `within`. */
export function reachOf(roots: readonly string[], within: (file: string) => boolean = () => true): Set<string> {
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (/\.tsx?$/.test(file)) importsOf(file).filter(within).forEach(follow);
  };
  roots.forEach(follow);
  return seen;
}
