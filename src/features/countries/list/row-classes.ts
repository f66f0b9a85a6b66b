/** A row from 48 rem on; below, a card of two lines: name and region, bar and figures. */
export const rowClasses =
  'relative max-md:grid max-md:h-17 max-md:grid-cols-[minmax(0,1fr)_12.25rem] max-md:content-center max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:border-b max-md:px-3';

const cell = 'truncate max-md:block max-md:h-auto max-md:border-0 max-md:p-0';

export const cellClasses = {
  country: cell,
  region: `${cell} max-md:text-right max-md:text-muted-foreground`,
  progress: cell,
  done: cell,
};
