type Library = {
  /** Of its file. */
  name: string;
  /** What that file holds. */
  holds: RegExp;
  /** What a module imports, itself or by another, that cannot run without the library. */
  calls: RegExp;
  /** Of the files that such modules share. */
  letter: string;
};

/**
 * The libraries that screens draw with, and our own modules that bring one, from the ground up:
 * whoever needs the upper has the lower, and what two could hold is in the first (ADR-321).
 */
export const LIBRARIES: Library[] = [
  // With the sign of a toast, which must not wait for a file of others once a tab is offline.
  {
    name: 'layers',
    holds:
      /node_modules\/(@radix-ui\/(primitive|react-(slot|context|primitive|presence|portal|collection|compose-refs|dismissable-layer|dialog|direction|id|visually-hidden|use-[\w-]+))|aria-hidden|react-remove-scroll)\/|lucide-react\/.*\/circle-check\.mjs$|\/src\/components\/(ui\/dialog|confirm-dialog)\.tsx$/,
    calls: /@radix-ui\/react-dialog\/|\/circle-check\.mjs$|\/src\/components\/(ui\/dialog|confirm-dialog)\.tsx$/,
    letter: 'd',
  },
  {
    name: 'popover',
    holds:
      /node_modules\/(@floating-ui\/[^/]+|@radix-ui\/react-(popper|popover)|cmdk)\/|\/src\/components\/ui\/popover\.tsx$/,
    calls: /@radix-ui\/react-(popover|popper)\/|node_modules\/cmdk\/|\/src\/components\/ui\/popover\.tsx$/,
    letter: 'p',
  },
  {
    name: 'menu',
    holds: /node_modules\/@radix-ui\/react-(menu|dropdown-menu|roving-focus)\/|\/src\/components\/ui\/menu\.tsx$/,
    calls:
      /@radix-ui\/react-(tabs|tooltip|roving-focus|menu|dropdown-menu)\/|\/src\/components\/ui\/(menu|tooltip|tabs)\.tsx$/,
    letter: 'm',
  },
  {
    name: 'writes',
    holds: /\/src\/lib\/api\/(use-calls|writes)\.ts$/,
    calls: /\/src\/lib\/api\/writes\.ts$/,
    letter: 'w',
  },
  {
    name: 'table',
    holds: /node_modules\/@tanstack\/((table|virtual)-core|react-(table|virtual))\//,
    calls: /node_modules\/@tanstack\/react-(table|virtual)\//,
    letter: 't',
  },
  {
    name: 'forms',
    holds: /node_modules\/(zod|react-hook-form|@hookform)\//,
    calls: /node_modules\/(react-hook-form|@hookform|zod)\//,
    letter: 'f',
  },
];

/** Whole, as they come with a filter, before anything else is there. */
export const FILTER_CHIPS = /\/src\/(features\/dashboard\/filter-chips|components\/(chip-list|ui\/chip))\.tsx$/;
