import type { Rolldown } from 'vite';
import { FILTER_CHIPS, LIBRARIES } from './libraries.ts';

/** What draws a module's file apart from others: what it calls, and the letter for it. */
const NEEDS: [letter: string, module: RegExp][] = [
  ...LIBRARIES.map(({ letter, calls }): [string, RegExp] => [letter, calls]),
  ['c', FILTER_CHIPS],
];

/** Modules that name all of a library, whatever is asked of them. */
const WHOLE = /node_modules\/(radix-ui|react|react-dom|@tanstack\/react-(router|query))\//;

type Modules = Rolldown.ChunkingContext;

const known = new Map<string, string>();

/** The letters of the libraries that a module cannot run without. */
function librariesOf(id: string, modules: Modules): string {
  const done = known.get(id);
  if (done !== undefined) return done;
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (one: string) => {
    if (seen.has(one)) return;
    seen.add(one);
    const own = NEEDS.find(([, module]) => module.test(one));
    if (own) found.add(own[0]);
    else if (!WHOLE.test(one)) for (const next of modules.getModuleInfo(one)?.importedIds ?? []) visit(next);
  };
  visit(id);
  // A form that sends nothing is rare: one file less.
  if (found.has('f')) found.add('w');
  const letters = [...found].sort().join('');
  known.set(id, letters);
  return letters;
}

/**
 * A group of what at least `minShareCount` screens or parts share, one for each set of libraries
 * that it needs, so that no screen fetches a library for the sake of a neighbour in a file. Nothing
 * imports what needs more than itself does: these files form no circle.
 */
export const sharedBy = (
  minShareCount: number,
  more: Rolldown.CodeSplittingGroup | object = {},
): Rolldown.CodeSplittingGroup => ({
  name: (id, modules) => `shared${minShareCount}-${librariesOf(id, modules)}`,
  debugName: `shared by ${minShareCount}`,
  minShareCount,
  ...more,
});
