/**
 * A row from 64 rem on, below that a card, on a phone with two lines for the name, below 360 px
 * with three and a line a person, which leaves the age beside the first. The heights equal those
 * of `use-row-height.ts`.
 */
export const rowClasses =
  'relative max-lg:grid max-lg:h-21 phone:h-26 narrow:h-36 print:max-lg:h-auto! print:max-lg:py-2 max-lg:grid-cols-[auto_minmax(0,1fr)_auto_3.5rem] max-lg:content-center max-lg:gap-x-2 max-lg:gap-y-1 max-lg:border-b max-lg:px-3';

const cell = 'truncate max-lg:block max-lg:h-auto max-lg:border-0 max-lg:p-0';

/** Space for the checkbox; a focused row clears the sticky toolbar, which wraps. */
export const selectableClasses =
  'max-lg:pl-11 has-checked:bg-accent [&_:is(a,input)]:scroll-mt-[calc(var(--tools-height,2.75rem)+2.75rem)]';

/** Hides the users' columns where the notifications panel leaves no space for them. */
export const givesWay = 'lg:@max-4xl:hidden';

/** Hides 'Since' and 'Due' before that, so that names keep their space. */
export const givesWayFirst = 'lg:@max-6xl:hidden';

/** Where each cell stands in a card: number, indicator and age, country and status, both users. */
export const cellClasses = {
  select:
    'z-1 px-2 py-0 max-lg:absolute max-lg:inset-y-0 max-lg:left-[calc(1.375rem-var(--target-size)/2)] max-lg:flex max-lg:items-center max-lg:h-auto max-lg:border-0 max-lg:p-0 lg:relative',
  number: cell,
  indicator: `${cell} max-lg:col-span-2 phone:whitespace-normal narrow:col-span-3`,
  country: `${cell} max-lg:col-span-2`,
  status: `${cell} max-lg:col-span-2 max-lg:justify-self-end`,
  researchUser: `${cell} ${givesWay} max-lg:col-span-2 narrow:col-span-3`,
  qaUser: `${cell} ${givesWay} max-lg:col-span-2 max-lg:max-w-[40vw] max-lg:justify-self-end max-lg:text-right narrow:col-span-4 narrow:justify-self-start`,
  statusSince: `${cell} ${givesWayFirst} max-lg:col-start-4 max-lg:row-start-1 max-lg:justify-self-end narrow:row-start-3`,
  due: `${cell} ${givesWayFirst} max-lg:hidden`,
};

export const tableClasses = 'table-fixed max-lg:block';
