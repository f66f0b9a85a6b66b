/** The columns of head and rows; a narrow screen puts the status below the name. */
export const columnClasses = 'md:grid-cols-[minmax(0,1fr)_13rem_5rem]';

/**
 * Rows out of view are neither laid out nor painted, but stay there for search, screen readers and
 * print.
 */
export const rowClasses = [
  columnClasses,
  'group/row relative scroll-mt-12 border-b last:border-b-0 hover:bg-accent/60 outline-none',
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring',
  'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:py-1.5 md:h-row [content-visibility:auto] [contain-intrinsic-block-size:auto_2.25rem]',
].join(' ');

/** How far each level is set in. */
export const indents = { 1: 'pl-2', 2: 'pl-6 md:pl-8', 3: 'pl-12 md:pl-15' } as const;
export const statusIndents = { 1: 'max-md:pl-8', 2: 'max-md:pl-12', 3: 'max-md:pl-12' } as const;
