/** A row from 48 rem on; below, a card of two lines: name and region, bar and figures. */
export const rowClasses =
  'relative max-md:flex max-md:h-17 max-md:flex-wrap max-md:content-center max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:border-b max-md:px-3';

const cell = 'max-md:block max-md:h-auto max-md:border-0 max-md:p-0';

/**
 * On the card a name takes the room that the region leaves, and 65 % at least: so bar and figures
 * never begin on its line. A long name takes two close lines, for which each
 * card has the height.
 */
export const cellClasses = {
  country: `${cell} truncate max-md:grow max-md:basis-[65%] max-md:leading-tight max-md:whitespace-normal`,
  region: `${cell} truncate max-md:max-w-[calc(35%-1rem)] max-md:text-right max-md:text-muted-foreground`,
  progress: `${cell} max-md:grow max-md:basis-[calc(100%-13.25rem)]`,
  done: `${cell} whitespace-nowrap max-md:w-49`,
};
