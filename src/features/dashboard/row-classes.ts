/**
 * A row from 64 rem on, below that a card of three lines, between which stand a `::before` and an
 * `::after`: each line is divided by itself, so that a long status takes nothing from the name of
 * a person. On a phone the name has two lines, below 375 px three and each person a line, which
 * leaves the age beside the first. The heights equal those of `use-row-height.ts`.
 */
export const rowClasses =
  'relative max-lg:flex max-lg:flex-wrap max-lg:h-21 phone:h-26 narrow:h-36 print:max-lg:h-auto! print:max-lg:py-2 max-lg:content-center max-lg:gap-x-2 max-lg:gap-y-0.5 max-lg:border-b max-lg:px-3 max-lg:before:order-1 max-lg:before:basis-full max-lg:after:order-3 max-lg:after:basis-full';

const cell = 'truncate max-lg:block max-lg:h-auto max-lg:border-0 max-lg:p-0';

/** Space for the checkbox; a focused row clears the sticky toolbar, which wraps. */
export const selectableClasses =
  'max-lg:pl-11 has-checked:bg-accent [&_:is(a,input)]:scroll-mt-[calc(var(--tools-height,calc(2.75rem+1px))+2.75rem)]';

/** Hides the users' columns where the notifications panel leaves no space for them. */
export const givesWay = 'lg:@max-4xl:hidden';

/** Hides 'Since' and 'Due' before that, so that names keep their space. */
export const givesWayFirst = 'lg:@max-6xl:hidden';

/** Where each cell stands in a card: number, indicator and age, country and status, both users. */
export const cellClasses = {
  select:
    'z-1 px-2 py-0 max-lg:absolute max-lg:inset-y-0 max-lg:left-[calc(1.375rem-var(--target-size)/2)] max-lg:flex max-lg:items-center max-lg:h-auto max-lg:border-0 max-lg:p-0 lg:relative',
  number: cell,
  indicator: `${cell} max-lg:flex-1 phone:whitespace-normal`,
  country: `${cell} max-lg:order-2 max-lg:flex-1`,
  status: `${cell} max-lg:order-2 max-lg:shrink-0`,
  researchUser: `${cell} ${givesWay} max-lg:order-4 max-lg:flex-1`,
  qaUser: `${cell} ${givesWay} max-lg:order-4 max-lg:ml-auto max-lg:max-w-[40vw] max-lg:text-right narrow:order-6 narrow:mt-0.5 narrow:ml-0 narrow:max-w-none narrow:basis-full narrow:text-left`,
  statusSince: `${cell} ${givesWayFirst} max-lg:min-w-14 max-lg:shrink-0 max-lg:text-right narrow:order-5`,
  due: `truncate ${givesWayFirst} max-lg:hidden`,
};

export const tableClasses = 'table-fixed max-lg:block';
