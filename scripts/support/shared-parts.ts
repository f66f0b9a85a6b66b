import type { Rolldown } from 'vite';

/** Libraries, and our own modules that bring one: each by the letter of its file. */
const LIBRARIES: [letter: string, module: RegExp][] = [
  ['d', /@radix-ui\/react-dialog\/|\/circle-check\.mjs$|\/src\/components\/(ui\/dialog|confirm-dialog)\.tsx$/],
  ['p', /@radix-ui\/react-(popover|popper)\/|node_modules\/cmdk\/|\/src\/components\/ui\/popover\.tsx$/],
  [
    'm',
    /@radix-ui\/react-(tabs|tooltip|roving-focus|menu|dropdown-menu)\/|\/src\/components\/ui\/(menu|tooltip|tabs)\.tsx$/,
  ],
  ['f', /node_modules\/(react-hook-form|@hookform|zod)\//],
  ['t', /node_modules\/@tanstack\/react-(table|virtual)\//],
  ['c', /\/src\/(features\/dashboard\/filter-chips|components\/(chip-list|ui\/chip))\.tsx$/],
  ['w', /\/src\/lib\/api\/writes\.ts$/],
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
    const own = LIBRARIES.find(([, module]) => module.test(one));
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
