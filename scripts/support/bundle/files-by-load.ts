import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { cutFiles, type Module } from './cut-files.ts';
import { type Graph, importsOf } from './imports-of.ts';
import { without } from './sets.ts';
import { unitsOf } from './units.ts';

/** What a file less is worth, in kB. */
const FILE_KB = 4;

/** Of code as the build reads it, without comments, once it is minified and compressed. */
const LEFT = 0.13;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * Groups of all modules: those of the first script are one file, and all that neither they nor what
 * is `held` by a group between needs are files that are cut for the loads of pages (ADR-335).
 */
export function filesByLoad(held: { test: RegExp; name: string }): Rolldown.CodeSplittingGroup[] {
  // all modules are tested before the first is named
  const first = new Set<string>();
  const others = new Set<string>();
  let names: Map<string, string> | undefined;
  return [
    { name: (id) => first.add(id) && 'shell', debugName: 'shell', tags: ['$initial'], priority: 3 },
    { ...held, priority: 2 },
    {
      debugName: 'files by load',
      includeDependenciesRecursively: false,
      test: (id) => others.add(id).has(id),
      name: (id, context) => {
        // what the first script has is there for all
        const graph: Graph = (one) => (first.has(one) ? null : context.getModuleInfo(one));
        names ??= namesOf(without(others, first), held.test, graph);
        return names.get(id);
      },
      priority: 1,
    },
  ];
}

/**
 * The file of each module that what is held does not need, by the name of the first of its parts;
 * what one part alone has is its file by itself.
 */
function namesOf(others: Set<string>, held: RegExp, graph: Graph): Map<string, string> {
  const elsewhere = new Set<string>();
  const leave = (id: string) => {
    if (elsewhere.has(id)) return;
    elsewhere.add(id);
    for (const next of importsOf(id, others, graph)) leave(next);
  };
  for (const id of others) if (held.test(id)) leave(id);
  const candidates = without(others, elsewhere);
  const modules = new Map(
    [...candidates]
      .sort()
      .map((id): [string, Module] => [
        id,
        { imports: importsOf(id, candidates, graph), size: sizeOf(graph(id)?.code ?? '') },
      ]),
  );
  const units = unitsOf(modules, graph);
  const inOrder = units.flatMap(({ parts }) => parts).filter((id) => graph(id)?.dynamicImporters.length);
  const names = cutFiles(modules, units, FILE_KB).map((file, at): [string, string][] => {
    const [part, ...more] = inOrder.filter((id) => file.includes(id));
    const isAlone = (id: string) => units.every(({ needs, parts }) => !needs.has(id) || parts.join() === part);
    if (part && more.length === 0 && file.every(isAlone)) return [];
    // a number, as two of one name would be one file
    const name = `${part ? basename(part).replace(/\.tsx?(\?.*)?$/, '') : 'shared'}-${at}`;
    return file.map((id) => [id, name]);
  });
  return new Map(names.flat());
}

const sizeOf = (code: string) => (code.replace(COMMENT, '').length * LEFT) / 1000;
